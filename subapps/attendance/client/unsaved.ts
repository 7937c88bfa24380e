import { isDay, listOf, recordOf, textOf } from "@portal/kit";
import { markKey, type Press, SAID } from "./marks";

/** So many are kept at most; a school has fewer pupils. */
const MOST = 2_000;

function readOne(value: unknown): readonly Press[] {
  const { pupil, name, group, className, date, said } = recordOf(value);
  const known = SAID.find((each) => each === said);
  const press = {
    pupil: textOf(pupil),
    name: textOf(name),
    group: textOf(group),
    className: textOf(className),
    date: textOf(date),
  };
  return known && press.pupil !== "" && isDay(press.date) ? [{ ...press, said: known }] : [];
}

/** Reads the presses that a device keeps as not saved; what cannot be read is left out. */
export function readUnsaved(text: string | null): readonly Press[] {
  try {
    return listOf(JSON.parse(text ?? "[]"))
      .flatMap(readOne)
      .slice(-MOST);
  } catch {
    return [];
  }
}

/** The kept presses after a pupil's day was pressed, or saved where `press` is null. */
export const withPress = (
  all: readonly Press[],
  of: Pick<Press, "date" | "pupil">,
  press: Press | null,
): readonly Press[] =>
  [...all.filter((each) => markKey(each) !== markKey(of)), ...(press ? [press] : [])].slice(-MOST);
