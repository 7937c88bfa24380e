import Palette from "lucide-react/icons/palette";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { FootEntry } from "../../../kit/header/FootEntry";
import type { ToolProps } from "../../../kit/header/panel";

/** The way of phones to looks and colours. */
export const AppearanceEntry = ({ panel }: ToolProps): ReactElement => (
  <FootEntry panel={panel} icon={<Palette aria-hidden="true" />}>
    <FormattedMessage id="header.appearance" />
  </FootEntry>
);
