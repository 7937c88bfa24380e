import { useTheme } from "@mui/material/styles";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactElement } from "react";
import type { Toast, Text } from "../base/core/wire/text";
import { useText } from "../base/i18n/useText";

type Severity = Toast["severity"];

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const NAMES: Readonly<Record<Severity, Text>> = {
  info: { id: "toast.severity.info" },
  success: { id: "toast.severity.success" },
  warning: { id: "toast.severity.warning" },
  error: { id: "toast.severity.error" },
};

/** How grave a toast is: a picture in its colour, with its name. */
export function SeverityIcon({ severity }: { readonly severity: Severity }): ReactElement {
  const { vars } = useTheme();
  const text = useText();
  const Icon = ICONS[severity];
  return (
    <Icon
      role="img"
      aria-label={text(NAMES[severity])}
      size="1.25rem"
      style={{ color: vars.palette[severity].main }}
    />
  );
}
