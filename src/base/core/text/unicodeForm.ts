/**
 * More marks on one letter than any language has, as in Unicode's Stream-Safe Text Format (UAX #15). The two half-width signs of kana are
 * letters that become marks in their compatibility forms.
 */
const PILES = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/** A text in one of Unicode's normal forms (UAX #15). Marks beyond 30 on one letter are left out: putting many in order takes a quadratic time [SEC-06]. */
export const unicodeForm = (text: string, form: "NFC" | "NFKC" | "NFKD"): string =>
  text.replace(PILES, "$1").normalize(form);
