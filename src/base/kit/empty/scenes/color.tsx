import type { Scenes } from "./kinds";

const ground = <ellipse className="tint2" cx="120" cy="134" rx="104" ry="11" />;

/** Soft flat shapes in the tints of the unit's colour. */
export const colorScenes: Scenes = {
  empty: (
    <>
      {ground}
      <path className="tint3" d="M66 74l54-14 54 14-54 18z" />
      <path className="mark half" d="M66 74l54 18v44l-54-16z" />
      <path className="mark most" d="M174 74l-54 18v44l54-16z" />
      <path className="tint3" d="M66 74L46 60l50-14 24 14zM174 74l20-14-50-14-24 14z" />
      <path className="mark" d="M176 26l38-16-15 38-8-15z" />
      <path className="tint3" d="M191 33l23-23-38 16z" />
      <path className="mark line dots" d="M126 74c-4-16 6-28 20-24s12 18 2 20-8-16 6-24 18-6 22-8" />
    </>
  ),
  error: (
    <>
      {ground}
      <rect className="tint2" x="44" y="18" width="152" height="106" rx="16" />
      <path className="tint3" d="M60 18h120a16 16 0 0 1 16 16v10H44V34a16 16 0 0 1 16-16z" />
      <circle className="mark half" cx="60" cy="31" r="4" />
      <circle className="mark half" cx="74" cy="31" r="4" />
      <circle className="mark half" cx="88" cy="31" r="4" />
      <path className="red" d="M114 62a7 7 0 0 1 12 0l24 41a7 7 0 0 1-6 10H96a7 7 0 0 1-6-10z" />
      <path className="paper" d="M116 74h8l-2 20h-4z" />
      <circle className="paper" cx="120" cy="102" r="4" />
    </>
  ),
  offline: (
    <>
      {ground}
      <path
        className="tint3"
        d="M78 112a28 28 0 0 1-3-56 40 40 0 0 1 75-12 33 33 0 0 1 14 63 22 22 0 0 1-8 5z"
      />
      <path className="mark line thick half" d="M92 74a40 40 0 0 1 56 0" />
      <path className="mark line thick most" d="M103 86a24 24 0 0 1 34 0" />
      <circle className="mark" cx="120" cy="98" r="6" />
      <path className="paper line wide" d="M82 112l76-84" />
      <path className="red line thick" d="M82 112l76-84" />
    </>
  ),
  lost: (
    <>
      <path className="tint2" d="M8 140c40-34 76-42 112-42s74 8 112 42z" />
      <circle className="yellow half" cx="196" cy="36" r="16" />
      <path className="tint3" d="M32 48a10 10 0 0 1 8-14c6-10 20-9 24 0 9-3 17 4 16 14z" />
      <path className="mark most" d="M116 22h8v92h-8z" />
      <path className="mark" d="M112 28h58l14 13-14 13h-58z" />
      <path className="mark half" d="M128 60H72L58 73l14 13h56z" />
      <path className="paper line" d="M124 41h34M78 73h34" />
    </>
  ),
  first: (
    <>
      {ground}
      <circle className="yellow half" cx="120" cy="66" r="40" />
      <path className="tint3" d="M84 96h72l-8 40H92z" />
      <path className="mark half" d="M78 86h84v14H78z" />
      <path className="green line thick" d="M120 86V46" />
      <path className="green" d="M120 64c-4-18-16-24-32-22 2 16 14 24 32 22z" />
      <path className="green most" d="M120 50c0-18 10-30 28-32 4 18-8 32-28 32z" />
      <path className="mark line" d="M52 44v12M46 50h12M190 70v12M184 76h12" />
    </>
  ),
};
