import type { ComponentType } from "react";
import type { User } from "../../base/core/wire/user";
import type { LineProps } from "../../bars";
import type { AppThunk } from "../../base/state/types";

/** A line of the person's menu. One that is not there for a person draws nothing. */
export interface PersonLine {
  readonly id: string;
  /** What it has to do with the lines beside it; a stroke parts one group from the next. */
  readonly group: "view" | "account" | "product" | "leave";
  readonly Line: ComponentType<LineProps>;
  /** Fetches what the line needs, while there is a network. */
  readonly prepare?: (user: User) => AppThunk<void>;
}
