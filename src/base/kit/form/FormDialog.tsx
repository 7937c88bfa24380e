import type { FieldValues } from "react-hook-form";
import { FormWindow, type FormWindowProps } from "./FormWindow";

/** Half of the window, but never narrower than labels and errors read well in. */
const WIDTH = "clamp(min(28rem, 100%), 50vw, 72rem)";

/**
 * A form in a dialog, 400 px high and half as wide as the window unless told otherwise. Write `XDialog.tsx` around it and
 * open that lazily: react-hook-form and yup come with it [WID-02].
 */
export function FormDialog<Values extends FieldValues, Answer>(props: FormWindowProps<Values, Answer>) {
  return <FormWindow width={WIDTH} height="400px" {...props} position="middle" draggable />;
}
