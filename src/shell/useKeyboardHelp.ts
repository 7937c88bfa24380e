import { useEffect, useEffectEvent, useRef } from "react";
import { isComposing } from "../base/core/dialog/isComposing";
import { commandKey, type Device } from "../base/core/site/device";
import { PART_FAILED } from "../base/core/part/partFailed";
import { personOf } from "../base/core/wire/user";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";

/** Where a question mark is text that is being written. */
const WRITING = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether a key asks for help: a question mark, on whichever key it lies, where nothing is being written. */
const asksForHelp = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  return (
    key === "?" &&
    !(ctrlKey || metaKey || altKey || isComposing(event) || defaultPrevented) &&
    !(target instanceof Element && target.closest(WRITING))
  );
};

const loadHelp = () =>
  Promise.all([
    import(/* webpackChunkName: "keyboard-help" */ "../keyboard-help/KeyboardHelpDialog"),
    import(/* webpackChunkName: "keyboard-help" */ "../slots/guestKeys"),
  ]);

/**
 * The way to the list of all keys. The question mark opens it as well, unless the person has switched that off or a dialog
 * stands over the page. `app` is the application that is shown, whose own keys stand in the list [A11Y-07].
 */
export function useKeyboardHelp(device: Pick<Device, "appleKeys">, app: string | null): () => void {
  const person = personOf(usePerson());
  const { storage } = usePorts();
  const { dialogs, toasts } = useKit();
  const shelf = storage.of(person);
  // From the key on until the list is closed: a key that is held down, or pressed again while the list is still on its way,
  // opens no second one.
  const isOpen = useRef(false);
  const open = () => {
    if (isOpen.current) return;
    isOpen.current = true;
    void loadHelp()
      .then(
        ([{ KeyboardHelpDialog }, { guestKeys }]) =>
          dialogs.open(KeyboardHelpDialog, {
            guest: guestKeys.find(({ code }) => code === app) ?? null,
            commandKey: commandKey(device),
            byKey: shelf.read("helpByKey"),
            onByKey: (byKey: boolean) => shelf.write("helpByKey", byKey),
          }),
        () => toasts.notify(PART_FAILED),
      )
      .finally(() => {
        isOpen.current = false;
      });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      !asksForHelp(event) ||
      !shelf.read("helpByKey") ||
      document.getElementById("app")?.hasAttribute("inert")
    )
      return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return open;
}
