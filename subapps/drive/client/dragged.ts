import { listOf } from "@portal/kit";

/** The type under which things of the drive are dragged. */
export const DRAG_TYPE = "application/x-drive-items";

/** Milliseconds after which typed letters start over. */
export const TYPING = 700;

/** Whether a key is a letter of a name that is looked for; `?` opens the portal's list of keys, and begins no name. */
export const isLetter = (key: string): boolean => key.length === 1 && key !== "?";

/** The ids of a drag; none where it is not one of ours, since any page may call its own so. */
export function idsIn(data: string): readonly string[] {
  try {
    return listOf(JSON.parse(data)).filter((id) => typeof id === "string");
  } catch {
    return [];
  }
}

/** The line of a list or a tree that an event is about: the value of its `data-` attribute. */
export function lineOf(
  { target }: { readonly target: EventTarget },
  name: "item" | "key",
): string | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
  return line?.dataset[name];
}
