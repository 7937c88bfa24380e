import type { Scenes } from "./kinds";

const ripples = <path className="mark line half" d="M20 138q34 5 70 0M104 143q46 4 92-1M176 130q24 3 46 0" />;

const flower = (
  <>
    <path
      className="red faint"
      d="M120 116C84 112 62 92 58 64c28 4 50 20 62 52zM120 116c36-4 58-24 62-52-28 4-50 20-62 52z"
    />
    <path
      className="red half"
      d="M120 116C94 100 84 74 90 44c20 14 32 40 30 72zM120 116c26-16 36-42 30-72-20 14-32 40-30 72z"
    />
    <path className="red most" d="M120 116c-16-24-16-58 0-84 16 26 16 60 0 84z" />
    <ellipse className="yellow" cx="120" cy="110" rx="12" ry="6" />
  </>
);

/** A pond: leaves, ripples and petals. */
export const lotusScenes: Scenes = {
  empty: (
    <>
      <ellipse className="tint3" cx="164" cy="124" rx="58" ry="13" />
      <path className="mark half" d="M24 118a72 17 0 1 0 100-14l-22 13 12-16a72 17 0 0 0-90 17z" />
      <path className="mark line" d="M98 118q-30-8-58-4M98 118q-20 8-40 10M98 118q20 6 34 8" />
      <path className="green line" d="M168 122q6-34-2-66" />
      <path className="red most" d="M166 60c-12-14-12-32 0-46 12 14 12 32 0 46z" />
      <path
        className="red half"
        d="M166 60c-16-6-20-18-16-32 10 6 16 18 16 32zM166 60c16-6 20-18 16-32-10 6-16 18-16 32z"
      />
      {ripples}
    </>
  ),
  error: (
    <>
      <ellipse className="tint3" cx="84" cy="124" rx="66" ry="14" />
      <path className="green line" d="M104 122c2-40 12-66 34-70 12-2 18 8 18 20" />
      <path className="red most" d="M156 70c-10 10-12 26-4 40 12-10 14-26 4-40z" />
      <path
        className="red half"
        d="M156 70c-18 4-26 16-24 32 14-4 24-16 24-32zM156 70c16 6 22 18 18 32-12-6-20-18-18-32z"
      />
      <path
        className="red half"
        d="M170 128c8-8 20-10 32-5-9 8-21 10-32 5zM60 118c6-8 16-12 28-9-6 9-16 13-28 9z"
      />
      <path className="mark line half" d="M58 26l10 12-8 6 10 14" />
      {ripples}
    </>
  ),
  offline: (
    <>
      <path className="mark half" d="M8 116a50 14 0 1 0 82-10l-20 11 8-13a50 14 0 0 0-70 12z" />
      <path className="tint3" d="M232 116a50 14 0 1 1-82-10l20 11-8-13a50 14 0 0 1 70 12z" />
      <path className="mark line dots" d="M98 112q22-16 46 0" />
      <path className="mark" d="M116 40l8-2 3 50-7 2z" />
      <circle className="mark" cx="120" cy="36" r="7" />
      <path
        className="mark faint"
        d="M120 50C96 34 76 34 60 44c16 14 38 16 60 6zM122 50c24-18 44-18 60-8-16 14-38 18-60 8z"
      />
      <path
        className="mark half"
        d="M120 60c-18-6-34-2-44 8 14 8 30 4 44-8zM122 60c18-8 34-4 44 6-14 8-30 4-44-6z"
      />
      {ripples}
    </>
  ),
  lost: (
    <>
      <path className="mark half" d="M2 112a56 15 0 1 0 92-10l-22 12 8-14a56 15 0 0 0-78 12z" />
      <ellipse className="tint3" cx="196" cy="112" rx="44" ry="11" />
      <path className="tint3" d="M84 94h76l-16 26h-44z" />
      <path className="paper" d="M122 94V42l32 52z" />
      <path className="tint2" d="M122 94V42L90 94z" />
      <path className="mark line" d="M84 94h76l-16 26h-44zM122 94V42l32 52M122 42L90 94" />
      <path className="mark line dots" d="M150 30c8-14 26-10 26 2 0 10-14 10-14 22M162 66v.2" />
      {ripples}
    </>
  ),
  first: (
    <>
      <path className="mark half" d="M42 122a78 16 0 0 0 156 0 78 16 0 0 0-156 0z" />
      <path
        className="mark line half"
        d="M120 126q-34-8-66-4M120 126q34-8 66-4M120 126q-20 6-44 8M120 126q20 6 44 8"
      />
      {flower}
      <path className="yellow line" d="M46 40v12M40 46h12M196 30v12M190 36h12" />
      {ripples}
    </>
  ),
};
