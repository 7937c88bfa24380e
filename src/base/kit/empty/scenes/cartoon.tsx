import type { Scenes } from "./kinds";

const ground = <path className="green out" d="M10 142c30-16 66-22 110-22s80 6 110 22z" />;

/** Friendly things with thick outlines. */
export const cartoonScenes: Scenes = {
  empty: (
    <>
      {ground}
      <path
        className="yellow out"
        d="M92 66l-8-26 24 12c8-2 16-2 24 0l24-12-8 26c6 10 6 24-2 32H94c-8-8-8-22-2-32z"
      />
      <path className="edge line" d="M104 70q5 5 10 0M126 70q5 5 10 0M115 80q5 5 10 0" />
      <path className="main out" d="M66 88h108l-8 46H74z" />
      <path className="tint3 out" d="M66 88L48 74h36l14 14zM174 88l18-14h-36l-14 14z" />
      <path className="mark line" d="M168 44h12l-12 14h12M188 22h9l-9 11h9" />
    </>
  ),
  error: (
    <>
      {ground}
      <path className="edge line" d="M120 34V20" />
      <circle className="red out" cx="120" cy="16" r="6" />
      <rect className="main out" x="78" y="34" width="84" height="58" rx="18" />
      <rect className="paper out" x="90" y="46" width="60" height="34" rx="12" />
      <path className="edge line" d="M100 56l9 9M109 56l-9 9M131 56l9 9M140 56l-9 9M112 73q8-6 16 0" />
      <path className="tint3 out" d="M92 92h56l8 36H84z" />
      <path className="edge line" d="M84 104l-18 12M156 104l20-10" />
      <path className="yellow out" d="M186 60l12 4-4 8 12 4-20 20 4-14-10-4z" />
    </>
  ),
  offline: (
    <>
      {ground}
      <path className="paper out" d="M78 96a26 26 0 0 1-2-52 38 38 0 0 1 71-10 31 31 0 0 1 12 62z" />
      <path className="edge line" d="M98 66q6 5 12 0M130 66q6 5 12 0M112 80q8-6 16 0" />
      <path className="mark line" d="M78 96c-24 8-38 18-22 30" />
      <path className="red out" d="M52 118h18v16H52z" />
      <path className="edge line" d="M70 122h9M70 130h9" />
      <path className="main out" d="M112 116h22v20h-22a10 10 0 0 1 0-20z" />
      <path className="mark line" d="M134 126c24 0 36-4 54-16" />
    </>
  ),
  lost: (
    <>
      {ground}
      <path className="tint3 out" d="M114 40h12v90h-12z" />
      <path className="yellow out" d="M104 54h62l16 13-16 13h-62z" />
      <path className="main out" d="M136 86H74L58 99l16 13h62z" />
      <path className="edge line" d="M116 67h36M86 99h36" />
      <path className="red out" d="M104 34c0-14 10-22 22-22s18 8 18 18c0 8-6 14-16 14h-32z" />
      <path className="yellow out" d="M144 26l12 4-12 5z" />
      <circle className="dot" cx="132" cy="25" r="3" />
      <path className="mark line" d="M196 30c0-14 20-14 20 0 0 8-10 8-10 18M206 60v.2" />
    </>
  ),
  first: (
    <>
      <circle className="yellow out" cx="62" cy="52" r="26" />
      <path className="mark line" d="M62 12v6M28 28l5 5M18 58h7M98 30l-5 5" />
      <path className="edge line" d="M54 48v2M70 48v2M54 58q8 8 16 0" />
      {ground}
      <path className="edge line" d="M122 44c0-22 44-22 44 0" />
      <path
        className="red out"
        d="M100 70c0-18 10-28 28-28h32c18 0 28 10 28 28v56c0 6-4 10-10 10h-68c-6 0-10-4-10-10z"
      />
      <path className="paper out" d="M114 92h60v30a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6z" />
      <path className="edge line" d="M114 104h60M144 100v10M130 58v8M158 58v8M136 74q8 7 16 0" />
    </>
  ),
};
