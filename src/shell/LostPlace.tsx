import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ClosedApps } from "../features/search/access";
import { CardPlace } from "../kit/CardPlace";
import { NoData } from "../kit/empty/NoData";
import { PlainLink } from "../kit/PlainButton";

const Place = styled("div")({ padding: "3rem 1rem" });

const Why = styled("div")({
  inlineSize: "fit-content",
  maxInlineSize: "28rem",
  margin: "1rem auto 0",
  paddingInline: "1.5rem",
});

interface Props {
  /** The heading. */
  readonly title: ReactNode;
  /** The application that is closed to the person; null where none is meant. */
  readonly app: ComponentProps<typeof ClosedApps>["apps"][number] | null;
}

/** What stands in the place of a page that is not there or not the person's: why not, where that is known, and the way back. */
export const LostPlace = ({ title, app }: Props): ReactElement => (
  <Place>
    <CardPlace>
      {title}
      {app && (
        <Why>
          <ClosedApps apps={[app]} />
        </Why>
      )}
      <NoData
        what={{ id: "nav.notFound.body" }}
        scene="lost"
        action={
          <PlainLink href="#/">
            <FormattedMessage id="nav.notFound.back" />
          </PlainLink>
        }
      />
    </CardPlace>
  </Place>
);
