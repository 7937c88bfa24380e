import { isPlainObject } from "./isPlainObject";
import { listOf, numberOf, parsed, recordOf, textOf } from "./read";
import { countOf } from "./shape";

/** A child of the parent signed in. */
export interface Child {
  readonly id: string;
  readonly realName: string;
  readonly gradeName: string;
  readonly className: string;
}

/** How much waits for a parent about each child, by its id. */
export type ChildCounts = Readonly<Record<string, { readonly todo: number; readonly message: number }>>;

const ACTIVE = 1;

/** The active children as the platform sends its list, which the contract calls `chirdenList`; the others have left [WHO-01]. */
export const readChildren = (wire: unknown): readonly Child[] =>
  listOf(recordOf(wire).chirdenList ?? wire)
    .map(parsed)
    .filter(isPlainObject)
    .filter(({ status }) => numberOf(status, 0) === ACTIVE)
    .map((fields) => ({
      id: textOf(fields.id),
      realName: textOf(fields.realName),
      gradeName: textOf(fields.gradeName),
      className: textOf(fields.className),
    }))
    .filter(({ id }) => id !== "");

/** The id of the child that the parent chose last, on whatever device; null where none is known. */
export const readCurrentChild = (wire: unknown): string | null => textOf(recordOf(wire).id) || null;

/** What waits by child. */
export const readChildCounts = (wire: unknown): ChildCounts =>
  Object.fromEntries(
    listOf(wire)
      .map(recordOf)
      .filter(({ id }) => textOf(id) !== "")
      .map(({ id, todo, message }) => [textOf(id), { todo: countOf(todo), message: countOf(message) }]),
  );
