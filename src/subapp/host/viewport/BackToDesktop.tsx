import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { PlainLink } from "../../../base/kit/PlainLink";

/** The way back from a place at which nothing opens. */
export const BackToDesktop = (): ReactElement => (
  <PlainLink href="#/">
    <FormattedMessage id="nav.notFound.back" />
  </PlainLink>
);
