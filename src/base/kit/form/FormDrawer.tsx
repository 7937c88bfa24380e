import type { FieldValues } from "react-hook-form";
import type { DialogPosition } from "../../core/dialog/placement";
import { FormWindow, type FormWindowProps } from "./FormWindow";

const WIDTH = "clamp(min(28rem, 100%), 50vw, 72rem)";

/** Along the window's right edge, from its top to its foot. */
const EDGE: DialogPosition = ["0", "0", "0", null];

/** A form along the edge of the window, at its full height: for long ones, with the page beside it visible [WID-02]. */
export function FormDrawer<Values extends FieldValues, Answer>(
  props: Omit<FormWindowProps<Values, Answer>, "height">,
) {
  return <FormWindow width={WIDTH} {...props} position={EDGE} draggable={false} />;
}
