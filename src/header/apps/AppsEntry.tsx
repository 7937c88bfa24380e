import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { FootEntry } from "../../bars";

/** The way of phones to all applications. */
export const AppsEntry = (): ReactElement => (
  <FootEntry path="/apps" icon={<LayoutGrid aria-hidden="true" />}>
    <FormattedMessage id="header.apps" />
  </FootEntry>
);
