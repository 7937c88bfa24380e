import { useEffect, useEffectEvent, useRef, type PointerEvent } from "react";
import type { CropEvent } from "./flow/crop/step";

type Gesture = Extract<CropEvent<never, File>, { readonly type: "moved" | "zoomed" }>;

/** A place on the screen. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A line of a wheel, in pixels. */
const LINE = 16;
/** How much a pixel of a wheel zooms, and one of two fingers on a touch pad, which the browser sends as a wheel with Ctrl. */
const BY_WHEEL = 0.0015;
const BY_PAD = 0.01;

const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Moves a picture below its frame by pointer and touch, and zooms it by wheel and by two fingers. The frame says how long the side is,
 * which is what ways are counted in.
 */
export function useCropGestures(
  stage: HTMLElement | null,
  frame: HTMLElement | null,
  send: (gesture: Gesture) => void,
) {
  const pointers = useRef(new Map<number, Spot>());

  const around = ({ x, y }: Spot) => {
    const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { right: (x - left) / width - 0.5, down: (y - top) / height - 0.5 };
  };
  const move = (from: Spot, to: Spot) => {
    const side = frame?.getBoundingClientRect().width ?? 0;
    if (side > 0)
      send({ type: "moved", by: { right: (to.x - from.x) / side, down: (to.y - from.y) / side } });
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    const factor = Math.exp(-pixels * (event.ctrlKey ? BY_PAD : BY_WHEEL));
    send({ type: "zoomed", factor, around: around({ x: event.clientX, y: event.clientY }) });
  });
  useEffect(() => {
    // React listens to wheels passively, and the dialog would scroll along.
    const hear = (event: WheelEvent) => onWheel(event);
    stage?.addEventListener("wheel", hear, { passive: false });
    return () => stage?.removeEventListener("wheel", hear);
  }, [stage]);

  const spotOf = ({ clientX: x, clientY: y }: PointerEvent): Spot => ({ x, y });
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || pointers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = spotOf(event);
      pointers.current.set(event.pointerId, now);
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      if (!other) {
        move(before, now);
        return;
      }
      const middle = between(now, other);
      move(between(before, other), middle);
      send({
        type: "zoomed",
        factor: apart(now, other) / Math.max(1, apart(before, other)),
        around: around(middle),
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
