import { useCallback, useEffect, useRef, type RefCallback } from "react";
import type { LoginFields } from "../base/core/session/loginForm";
import { carryOver, inputIn, NAMES } from "./builtBox";
import { EMPTY, type LoginFieldsOptions } from "./useLoginFields";

interface Options {
  /** What the page knows of the fields. */
  readonly remembered: LoginFields | null;
  readonly account: string;
  /** The person has asked for the password to be remembered before the code of the box came. */
  readonly onRemember: (remember: true) => void;
}

/** The two fields as they stand in the page, which keep what is typed by themselves. */
interface DrawnFields extends Pick<LoginFieldsOptions, "read" | "write" | "focus"> {
  /** Takes over the form, with what was typed in the box that the build has drawn. */
  readonly takeOver: RefCallback<HTMLFormElement>;
}

/** Reads and writes the fields in the page, and fills in what is known where the person has not typed yet. */
export function useDrawnFields({ remembered, account, onRemember }: Options): DrawnFields {
  const drawn = useRef<HTMLFormElement>(null);
  /** What the page itself has put into the fields; null once it has nothing to put there any more. */
  const filled = useRef<LoginFields | null>(EMPTY);

  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      drawn.current = form;
      if (form && carryOver(form)) onRemember(true);
    },
    [onRemember],
  );

  useEffect(() => {
    const before = filled.current;
    const now = read(drawn.current);
    if (!before || NAMES.some((name) => now[name] !== before[name])) return;
    filled.current = remembered ?? { username: account, password: "" };
    put(drawn.current, filled.current);
  }, [remembered, account]);

  return {
    takeOver,
    read: () => read(drawn.current),
    write: (fields) => {
      filled.current = null;
      put(drawn.current, fields);
    },
    focus: (name) => {
      const input = inputIn(drawn.current, name);
      input?.focus();
      input?.select();
    },
  };
}

const read = (form: HTMLFormElement | null): LoginFields => ({
  username: inputIn(form, "username")?.value ?? "",
  password: inputIn(form, "password")?.value ?? "",
});

function put(form: HTMLFormElement | null, fields: LoginFields): void {
  for (const name of NAMES) {
    const input = inputIn(form, name);
    if (input && input.value !== fields[name]) input.value = fields[name];
  }
}
