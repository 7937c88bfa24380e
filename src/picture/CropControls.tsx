import { styled } from "@mui/material/styles";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { ComponentType, ReactElement } from "react";
import { MOST_ZOOM, type CropView } from "./core/crop";
import { frameMoved, zoomStep, type CropAct, type Side } from "./core/cropKeys";
import type { CropEvent } from "./flow/crop/step";
import { useText } from "../base/i18n/useText";
import { IconButton } from "../base/kit/mui/IconButton";

const Rows = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.25rem 1rem",
});

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  "& > input": {
    inlineSize: "9rem",
    minInlineSize: 0,
    blockSize: "2.75rem",
    accentColor: theme.vars.palette.brand.accent,
  },
}));

const SIDES: readonly (readonly [
  Side,
  ComponentType<{ readonly "aria-hidden": true; readonly size: string }>,
])[] = [
  ["left", ArrowLeft],
  ["up", ArrowUp],
  ["down", ArrowDown],
  ["right", ArrowRight],
];

/** A step of the slider, in percent. */
const STEP = 5;

/** What is done by the buttons. */
export type Done = CropAct | { readonly type: "turned"; readonly clockwise: boolean };

interface Props {
  readonly view: CropView;
  readonly send: (event: CropEvent<never, File>) => void;
  /** Called for what was done by a button, which says nothing by itself. */
  readonly onDone: (act: Done) => void;
}

/** All that can be done to a picture without dragging it: zoom, turns, and steps of the frame [A11Y-04]. */
export function CropControls({ view, send, onDone }: Props): ReactElement {
  const text = useText();
  const percent = Math.round(view.zoom * 100);
  const act = (done: Done) => () => {
    send(done);
    onDone(done);
  };
  const button = (id: string, done: Done, Icon: (typeof SIDES)[number][1]) => (
    <IconButton key={id} aria-label={text({ id })} onClick={act(done)}>
      <Icon aria-hidden size="1.25rem" />
    </IconButton>
  );
  return (
    <Rows>
      <Row>
        {button("kit.picture.zoom.out", zoomStep(false), Minus)}
        <input
          type="range"
          min={100}
          max={MOST_ZOOM * 100}
          step={STEP}
          value={percent}
          aria-label={text({ id: "kit.picture.zoom" })}
          aria-valuetext={text({ id: "kit.picture.zoomed", values: { percent } })}
          onChange={({ target }) => send({ type: "zoomed", factor: Number(target.value) / 100 / view.zoom })}
        />
        {button("kit.picture.zoom.in", zoomStep(true), Plus)}
      </Row>
      <Row>
        {SIDES.map(([side, Icon]) => button(`kit.picture.move.${side}`, frameMoved(side), Icon))}
        {button("kit.picture.turn.left", { type: "turned", clockwise: false }, RotateCcw)}
        {button("kit.picture.turn.right", { type: "turned", clockwise: true }, RotateCw)}
      </Row>
    </Rows>
  );
}
