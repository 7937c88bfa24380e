import type { ReactElement } from "react";
import type { ToolProps } from "../../../kit/header/panel";
import { useShell } from "../../../kit/ShellContext";
import { TopApps } from "./TopApps";

/** The applications in the header, in layouts where they stand there. */
export const AppsTool = (props: ToolProps): ReactElement | false =>
  useShell().appsInHeader && <TopApps {...props} />;
