import type { ReactElement } from "react";
import { abbreviate } from "../core/number/abbreviate";
import { useLanguage } from "../i18n/useText";
import { VisuallyHidden } from "./VisuallyHidden";

/** A number that fits a card, 1.2k; screen readers and the tooltip give it in full, 1,234 [I18N-04]. */
export function ShortNumber({ value }: { readonly value: number }): ReactElement {
  const whole = new Intl.NumberFormat(useLanguage()).format(value);
  if (Math.abs(value) < 1000) return <span translate="no">{whole}</span>;
  return (
    <>
      <span aria-hidden title={whole} translate="no">
        {abbreviate(value)}
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}
