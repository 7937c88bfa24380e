import { styled } from "@mui/material/styles";
import { Suspense, type ReactElement } from "react";
import { latePart } from "./latePart";
import type { SceneKind } from "./empty/scenes/kinds";

/** The room of a drawing, so that the words below it stand where they will. */
const Room = styled("span")({ display: "block", inlineSize: "min(15rem, 70%)", aspectRatio: "8 / 5" });

const Drawing = latePart(
  async () => (await import(/* webpackChunkName: "nothing-here" */ "./empty/Scene")).Scene,
  () => null,
);

interface Props {
  readonly kind: SceneKind;
}

/** A drawing, which comes when the first one is shown; words stand alone where it does not come. */
export const LateScene = ({ kind }: Props): ReactElement => (
  <Suspense fallback={<Room data-coming="" />}>
    <Drawing kind={kind} />
  </Suspense>
);
