import Palette from "lucide-react/icons/palette";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { HeaderButton, HIDDEN_ON_PHONES } from "../../../kit/header/HeaderButton";
import { opensPanel, type ToolProps } from "../../../kit/header/panel";

/** The way to looks, colours and layouts. */
export function AppearanceTool({ panel }: ToolProps): ReactElement {
  const name = useIntl().formatMessage({ id: "header.appearance" });
  return (
    <HeaderButton
      sx={HIDDEN_ON_PHONES}
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      {...opensPanel(panel)}
    >
      <Palette aria-hidden="true" />
    </HeaderButton>
  );
}
