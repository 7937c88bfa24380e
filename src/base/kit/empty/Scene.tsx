import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { LOOK_NAMES } from "../../../../theme/lookNames";
import type { Look } from "../../../../theme/themes";
import { cartoonScenes } from "./scenes/cartoon";
import { colorScenes } from "./scenes/color";
import { inkScenes } from "./scenes/ink";
import type { SceneKind, Scenes } from "./scenes/kinds";
import { lotusScenes } from "./scenes/lotus";

const SCENES: Readonly<Record<Look, Scenes>> = {
  color: colorScenes,
  ink: inkScenes,
  lotus: lotusScenes,
  cartoon: cartoonScenes,
};

const round = { strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** The drawing of each look lies in the page and the root's `data-look` shows one, so that a change of look mutates nothing [THEME-06]. */
const Frame = styled("span")(({ theme }) => {
  const { brand, surface, badge, text, line, warning, success } = theme.vars.palette;
  const paint = (color: string) => ({ fill: color, stroke: color, strokeWidth: 0 });
  return {
    display: "block",
    inlineSize: "min(15rem, 70%)",
    "& > svg": { display: "none", inlineSize: "100%", blockSize: "auto" },
    ...Object.fromEntries(
      LOOK_NAMES.map((look) => [`html[data-look="${look}"] & > [data-of="${look}"]`, { display: "block" }]),
    ),
    'html:not([data-look]) & > [data-of="color"]': { display: "block" },
    "& .tint2": paint(brand.tint2),
    "& .tint3": paint(brand.tint3),
    "& .mark": paint(brand.mark),
    "& .main": paint(brand.main),
    "& .paper": paint(`var(--scene-paper, ${surface.card})`),
    "& .red": paint(badge.main),
    "& .yellow": paint(`var(--scene-yellow, ${warning.main})`),
    "& .green": paint(`var(--scene-green, ${success.main})`),
    "& .ink, & .dot": paint(text.primary),
    "& .edge": paint(line.outline),
    "& .line, & .stroke, & .hair": { ...round, fill: "none", strokeWidth: 3.5 },
    "& .thick": { strokeWidth: 8 },
    "& .wide": { strokeWidth: 16 },
    "& .hair": { strokeWidth: 1.5, opacity: 0.7 },
    "& .dots": { strokeDasharray: "2 8" },
    "& .out": { ...round, stroke: line.outline, strokeWidth: 4 },
    "& .faint": { opacity: 0.16 },
    "& .half": { opacity: 0.5 },
    "& .most": { opacity: 0.8 },
    // Like all art, it is left out where the reader's own colours are forced.
    "@media (forced-colors: active)": { display: "none" },
  };
});

interface Props {
  readonly kind: SceneKind;
}

/** A drawing in the style of the look: of nothing, a failure, no network, no such place, or a first visit [THEME-04]. */
export const Scene = ({ kind }: Props): ReactElement => (
  <Frame aria-hidden="true">
    {LOOK_NAMES.map((look) => (
      <svg key={look} data-of={look} data-kind={kind} viewBox="0 0 240 150" focusable="false">
        {SCENES[look][kind]}
      </svg>
    ))}
  </Frame>
);
