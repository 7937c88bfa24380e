import type { ComponentType } from "react";
import type { PanelProps } from "../bars";
import { SearchPanel } from "./SearchPanel";
import type { SearchRows } from "./useGroups";

/** The search over these rows, as a panel of the header. */
export const createSearch = (rows: SearchRows): { readonly Panel: ComponentType<PanelProps> } => ({
  Panel: (props) => <SearchPanel {...props} rows={rows} />,
});
