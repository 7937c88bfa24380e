import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { CardPlace } from "../kit/CardPlace";
import { NoData } from "../kit/empty/NoData";
import { LiveTitle } from "../kit/LiveTitle";
import { PlainLink } from "../kit/PlainButton";
import { Lost } from "./Lost";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

const Place = styled("div")({ padding: "3rem 1rem" });

const Title = styled("h1")({
  // No wider than its words, and its ring stays within the card.
  inlineSize: "fit-content",
  maxInlineSize: "calc(100% - 2rem)",
  margin: "2rem auto 0",
  fontSize: "1.5rem",
  textAlign: "center",
});

/** The page for unknown addresses, and for those that this person may not open, with a link back [ROUTE-01]. */
export function NotFoundPage(): ReactElement {
  const title = usePageTitle("nav.notFound");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <Place>
        <CardPlace>
          <Title ref={heading} tabIndex={-1} className="look-heading">
            <FormattedMessage id="nav.notFound" />
          </Title>
          <NoData
            what={{ id: "nav.notFound.body" }}
            drawing={<Lost />}
            action={
              <PlainLink href="#/">
                <FormattedMessage id="nav.notFound.back" />
              </PlainLink>
            }
          />
        </CardPlace>
      </Place>
    </>
  );
}
