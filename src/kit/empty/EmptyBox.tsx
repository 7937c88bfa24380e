import type { ReactElement } from "react";
import { Drawing } from "./Drawing";

/** The drawing of nothing at all: an open box, out of which a paper plane has flown. */
export function EmptyBox(): ReactElement {
  return (
    <Drawing viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <ellipse className="wash" cx="120" cy="136" rx="96" ry="11" />
      <path className="wash" d="M66 74l54 18 54-18-54-14z" />
      <path className="paper" d="M66 74l54 18v44l-54-16zM174 74l-54 18v44l54-16z" />
      <path
        className="line"
        d="M66 74l54 18v44l-54-16zM174 74l-54 18M174 74v46l-54 16M66 74l54-14 54 14M66 74L46 60l50-14 24 14M174 74l20-14-50-14-24 14"
      />
      <path
        className="line"
        strokeDasharray="3 8"
        d="M118 74c-6-18 4-34 22-34 14 0 18 10 10 16-10 6-20-8-8-22 6-7 14-11 24-13"
      />
      <path className="paper" d="M176 24l36-14-14 36-8-14z" />
      <path className="line" d="M176 24l36-14-14 36-8-14zM190 32l22-22" />
    </Drawing>
  );
}
