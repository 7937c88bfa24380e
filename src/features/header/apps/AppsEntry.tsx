import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { FootEntry } from "../../../kit/header/FootEntry";
import type { ToolProps } from "../../../kit/header/panel";

/** The way of phones to all applications. */
export const AppsEntry = ({ panel }: ToolProps): ReactElement => (
  <FootEntry panel={panel} icon={<LayoutGrid aria-hidden="true" />}>
    <FormattedMessage id="header.apps" />
  </FootEntry>
);
