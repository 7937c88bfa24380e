import { dateTimeWords } from "../../core/date/dateWords";
import { hasCells, type TableText } from "../../core/table/tableText";
import type { Text } from "../../core/wire/text";
import { useLanguage, useText } from "../../i18n/useText";
import { useKit } from "../KitContext";
import { printElement, type PrintOptions } from "./printElement";
import { tableElement } from "./tableElement";

/** What tests replace: the browser's printing. */
export type PrintPorts = Pick<PrintOptions, "print" | "timer">;

/** A part of the page, or a table's text; null where there is nothing to print, undefined where the person was told already why. */
export type PrintSource = Element | TableText | null | undefined;

function elementOf(source: PrintSource): Element | null {
  if (source instanceof Element) return source;
  return source && hasCells(source) ? tableElement(document, source) : null;
}

/**
 * Prints one part of the page under a title and the time; a notice says so where there is nothing to print [WID-06].
 */
export function usePrint(ports: PrintPorts = {}): (source: PrintSource, title: Text) => void {
  const { now, toasts } = useKit();
  const language = useLanguage();
  const text = useText();
  return (source, title) => {
    const element = elementOf(source);
    if (!element) {
      if (source === undefined) return;
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
