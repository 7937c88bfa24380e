import type { ComponentType } from "react";
import type { User } from "../base/core/wire/user";
import type { PanelProps, ToolProps } from "../bars";
import type { AppThunk } from "../base/state/types";

/** The code of a panel. */
export interface PanelCode {
  readonly Panel: ComponentType<PanelProps>;
  /** Fetches what this person will need in the panel, while there is a network. */
  readonly prepare?: (user: User) => AppThunk<void>;
}

/**
 * A tool of the header, with its entry in the bar of phones and the panel that both open. The order of the rows is the
 * order on the screen and of the Tab key. What is not there for a person draws nothing.
 */
export interface HeaderTool {
  readonly id: string;
  /** Beside the school's name, with all the room there is, or among the buttons at the header's end. */
  readonly place: "middle" | "end";
  readonly Tool: ComponentType<ToolProps>;
  /** An item of the bar of phones; absent for a tool that phones do not need there. */
  readonly Entry?: ComponentType<ToolProps>;
  /** Fetches the tool's panel. */
  readonly load?: () => Promise<PanelCode>;
}
