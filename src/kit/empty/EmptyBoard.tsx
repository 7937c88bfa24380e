import type { ReactElement } from "react";
import { Drawing } from "./Drawing";

/** The drawing of a dashboard without figures: a board of outlines, in which something begins to grow. */
export function EmptyBoard(): ReactElement {
  return (
    <Drawing viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <ellipse className="wash" cx="120" cy="136" rx="108" ry="11" />
      <rect className="paper" x="34" y="16" width="172" height="112" rx="10" />
      <path
        className="line"
        d="M44 16h152a10 10 0 0 1 10 10v92a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10zM86 128l-8 14M154 128l8 14"
      />
      <rect className="wash" x="52" y="34" width="58" height="30" rx="6" />
      <path
        className="line"
        strokeDasharray="3 8"
        d="M128 38h58M128 50h58M128 62h34M64 110V98M84 110V86M104 110V94"
      />
      <path
        className="line"
        d="M52 110h136M156 110V88M156 96c-3-9-10-12-18-10 2 8 9 12 18 10zM156 88c0-10 6-16 15-17 2 9-4 16-15 17z"
      />
    </Drawing>
  );
}
