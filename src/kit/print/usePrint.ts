import { dateTimeWords } from "../../core/date/dateWords";
import type { Text } from "../../core/wire/text";
import { useLanguage, useText } from "../../i18n/useText";
import { useKit } from "../KitContext";
import { printElement, type PrintOptions } from "./printElement";
import "../words";

/** What tests replace: the browser's printing. */
export type PrintPorts = Pick<PrintOptions, "print" | "timer">;

/**
 * Prints one part of the page under a title and the time; a notice says so where there is nothing to print [WID-06].
 */
export function usePrint(ports: PrintPorts = {}): (element: Element | null, title: Text) => void {
  const { now, toasts } = useKit();
  const language = useLanguage();
  const text = useText();
  return (element, title) => {
    if (!element) {
      toasts.notify({
        severity: "warning",
        text: { id: "kit.print.none" },
        answer: true,
      });
      return;
    }
    const time = dateTimeWords(now(), language, {});
    const note = text({ id: "kit.print.time", values: { time } });
    void printElement(element, { ...ports, title: text(title), note });
  };
}
