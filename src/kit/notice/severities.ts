import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Notice, Text } from "../../core/wire/text";

/** The picture of each severity. */
export const SEVERITY_ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** Its name. */
export const SEVERITY_NAMES: Readonly<Record<Notice["severity"], Text>> = {
  info: { id: "common.severity.info" },
  success: { id: "common.severity.success" },
  warning: { id: "common.severity.warning" },
  error: { id: "common.severity.error" },
};
