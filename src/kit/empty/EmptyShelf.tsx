import type { ReactElement } from "react";
import { Drawing } from "./Drawing";

/** The drawing of a desktop without applications: an empty shelf with a plant, in the theme's own colours. */
export function EmptyShelf(): ReactElement {
  return (
    <Drawing viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <ellipse className="wash" cx="120" cy="132" rx="108" ry="12" />
      <g className="paper">
        <rect x="40" y="30" width="160" height="100" rx="10" />
      </g>
      <path
        className="line"
        d="M40 40a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v90H40zM40 80h160M120 30v50M58 130v8M182 130v8"
      />
      <path className="wash" d="M168 80l-4-18h28l-4 18z" />
      <path
        className="line"
        d="M168 80l-4-18h28l-4 18M178 62c-2-10-10-14-18-13 1 9 8 14 18 13zM178 62c0-12 7-20 17-21 2 11-5 20-17 21z"
      />
      <path className="line" strokeDasharray="3 8" d="M58 48h42v18H58zM62 98h44v18H62zM136 98h44v18h-44z" />
    </Drawing>
  );
}
