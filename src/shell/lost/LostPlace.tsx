import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ClosedApp } from "../../search/core/closedApps";
import { WhyClosed } from "../../search";
import { CardPlace } from "../../base/kit/CardPlace";
import { NoData } from "../../base/kit/empty/NoData";
import { PlainLink } from "../../base/kit/PlainLink";

const Place = styled("div")({ padding: "3rem 1rem" });

const Why = styled("p")({
  maxInlineSize: "28rem",
  margin: "1rem auto 0",
  paddingInline: "1.5rem",
  textAlign: "center",
  textWrap: "balance",
  overflowWrap: "anywhere",
});

interface Props {
  /** The heading. */
  readonly title: ReactNode;
  /** The application that is closed to the person; null where none is meant. */
  readonly app: ClosedApp | null;
  /** Above the card. */
  readonly above?: ReactNode;
}

/** What stands in the place of a page that is not there or not the person's: why not, where that is known, and the way back. */
export const LostPlace = ({ title, app, above }: Props): ReactElement => (
  <Place>
    {above}
    <CardPlace>
      {title}
      {app && (
        <Why>
          <WhyClosed app={app} />
        </Why>
      )}
      <NoData
        what={app ? null : { id: "nav.notFound.body" }}
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
