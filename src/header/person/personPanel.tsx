import type { PanelCode } from "../rows";
import type { PersonLine } from "./lines";
import { PersonMenu } from "./PersonMenu";

/** The person's menu of these lines, as a panel of the header. */
export const personPanel = (lines: readonly PersonLine[]): PanelCode => ({
  Panel: (props) => <PersonMenu {...props} lines={lines} />,
  prepare: (user) => (dispatch) => {
    for (const { prepare } of lines) if (prepare) dispatch(prepare(user));
  },
});
