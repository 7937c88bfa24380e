import { useMemo } from "react";
import { sizeAmount, timeAmount, type Amount } from "../core/file/amounts";
import { useLanguage } from "../i18n/useText";

/** How sizes and times are written in the person's language. */
export interface Amounts {
  readonly size: (bytes: number) => string;
  readonly time: (seconds: number) => string;
}

/** Three figures at most, as people read sizes: 1.25 GB, 12.5 MB, 340 kB. */
const digitsFor = ({ value, unit }: Amount) =>
  unit === "byte" || unit === "kilobyte" || value >= 100 ? 0 : value >= 10 ? 1 : 2;

/** Making a format takes long, and a list of files needs hundreds of a few kinds. */
const formats = new Map<string, Intl.NumberFormat>();

function unitFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: "unit", ...options });
  formats.set(key, format);
  return format;
}

/** The writers of amounts in the person's language. */
export function useAmounts(): Amounts {
  const language = useLanguage();
  return useMemo(() => {
    const write = ({ value, unit }: Amount, unitDisplay: "short" | "long", maximumFractionDigits: number) =>
      unitFormat(language, { unit, unitDisplay, maximumFractionDigits }).format(value);
    return {
      size: (bytes) => {
        const amount = sizeAmount(bytes);
        // In English the short form has no plural: "0 byte".
        return write(amount, amount.unit === "byte" ? "long" : "short", digitsFor(amount));
      },
      time: (seconds) => write(timeAmount(seconds), "long", 1),
    };
  }, [language]);
}
