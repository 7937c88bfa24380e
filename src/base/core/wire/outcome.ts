import { fieldTexts } from "./envelope";
import type { Result } from "./failure";
import { reasonOf } from "./reason";
import type { Text } from "./text";

/** The result of a call as sub-applications get it: the data, or a text for the person; `status` if the platform gave one. */
export type Outcome<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly status: number | null;
      readonly text: Text;
      /** The words for each parameter that the platform blames, by its name. */
      readonly fields?: Readonly<Record<string, Text>> | undefined;
    };

/** Turns the result of a call into what sub-applications get. */
export function outcomeOf({ data = null, error }: Result): Outcome {
  if (!error) return { ok: true, data };
  const { status = null, fieldErrors = [] } = error;
  const fields = fieldTexts({ fieldErrors });
  return { ok: false, status, text: reasonOf(error), ...(fields && { fields }) };
}
