import { useRef, type KeyboardEvent } from "react";
import { TYPING } from "./dragged";
import { typedTo } from "./selection";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Letters that are typed one soon after another, and lead to a thing by the beginning of its name. */
export function useTyping() {
  const typed = useRef({ letters: "", until: 0 });
  return {
    /** Whether a key goes on with the letters. By the time of the press: a busy page is notified late. */
    goesOn: ({ timeStamp }: KeyboardEvent): boolean => timeStamp < typed.current.until,
    /** Adds a letter; answers the thing that the letters lead to. */
    type: ({ key, timeStamp }: KeyboardEvent, things: readonly Named[], at: string | null): string | null => {
      const letters = (timeStamp < typed.current.until ? typed.current.letters : "") + key;
      typed.current = { letters, until: timeStamp + TYPING };
      return typedTo(things, at, letters);
    },
    /** The next letter begins a name. */
    startOver: () => {
      typed.current = { letters: "", until: 0 };
    },
  };
}
