import type { Scenes } from "./kinds";

const hills = (
  <>
    <path
      className="ink faint"
      d="M0 122c26-34 46-52 62-52 14 0 20 18 34 20 18 2 28-42 52-42 22 0 32 40 52 52 14 8 26 8 40 22z"
    />
    <path className="ink faint" d="M18 130c22-20 36-30 52-30s26 12 44 14 34-20 54-20 34 20 58 36z" />
  </>
);

/** Brush and wash: mountains, water, one mark of seal red. */
export const inkScenes: Scenes = {
  empty: (
    <>
      {hills}
      <path className="ink" d="M92 118c22 6 44 6 58 0-4 9-10 12-20 13h-22c-8-1-13-5-16-13z" />
      <path className="ink" d="M108 117v-6c7-8 17-8 23 0v6z" />
      <path className="ink stroke" d="M146 118l16-28" />
      <path
        className="ink hair"
        d="M60 138q20 3 44 0M120 141q26 3 60-1M172 32q6-6 11 0 6-6 12-1M200 22q5-4 8 0 5-4 9-1"
      />
      <circle className="red" cx="66" cy="36" r="13" />
    </>
  ),
  error: (
    <>
      <path
        className="ink"
        d="M134 22c-38-10-70 16-70 52 0 32 26 54 54 52 24-2 44-20 48-46 1-6-4-6-5-1-5 21-21 36-43 37-24 2-46-16-46-42 0-30 26-51 59-44 6 1 9-6 3-8z"
      />
      <path className="ink stroke" d="M150 32c6 5 10 10 13 18" />
      <path
        className="ink"
        d="M178 22l3 7 7 2-6 4 1 8-6-5-7 3 3-7-5-5 7-1zM196 50l2 4 5 1-4 3 1 5-4-3-5 2 2-5-3-3 5-1z"
      />
      <path className="ink hair" d="M58 134q60 8 128-2" />
      <rect className="red" x="106" y="62" width="28" height="28" rx="3" />
      <path className="paper line" d="M120 68v10M120 84v.2" />
    </>
  ),
  offline: (
    <>
      {hills}
      <path
        className="ink"
        d="M20 112c24-20 44-27 68-28l1 6c-24 2-42 9-62 26zM220 112c-22-19-40-26-62-28l-1 6c22 2 38 9 56 26z"
      />
      <path className="ink stroke" d="M44 104v24M66 92v34M176 92v34M198 104v24" />
      <path className="ink" d="M104 98l9-3 2 6-9 3zM128 110l8 2-2 6-8-3z" />
      <path className="ink hair" d="M8 136q40 4 88 0M110 140q60 3 118-2M96 128q20 3 44 0" />
      <circle className="red" cx="120" cy="40" r="15" />
    </>
  ),
  lost: (
    <>
      {hills}
      <path className="ink" d="M117 30c2-3 6-3 7 0l2 92c-3 4-9 4-11 0z" />
      <path
        className="ink"
        d="M104 38c22-3 44-3 62-1l12 10-13 10c-20 2-40 2-61 0zM138 66c-20-3-38-3-56 0L70 75l12 10c20 2 38 2 56 0z"
      />
      <path className="paper line" d="M116 47h40M88 75h38" />
      <path className="ink hair" d="M70 136q46-12 52-22M176 138q-40-10-50-24" />
      <circle className="red" cx="196" cy="34" r="12" />
    </>
  ),
  first: (
    <>
      {hills}
      <circle className="red" cx="86" cy="52" r="22" />
      <path
        className="ink"
        d="M240 24c-34 4-58 12-78 30-14 12-24 18-40 20 18 2 32-2 46-14 18-14 40-22 72-26z"
      />
      <path className="ink stroke" d="M178 46c-4-10-4-18 0-28M156 60c-4 12-2 22 6 32M206 34c4 8 4 16 0 24" />
      <g className="red">
        <circle cx="178" cy="16" r="7" />
        <circle cx="164" cy="94" r="7" />
        <circle cx="122" cy="74" r="6" />
        <circle cx="205" cy="62" r="6" />
        <circle cx="148" cy="52" r="4" />
      </g>
      <path className="ink hair" d="M14 138q50 5 104 0M134 140q44 3 88-2" />
    </>
  ),
};
