import { useCallback } from "react";
import { useIntl } from "react-intl";
import { resolveBilingual } from "../../base/core/wire/text";

/** Picks the person's language out of the platform's perhaps bilingual words. */
export const useLocalWords = (): ((raw: string) => string) => {
  const { locale } = useIntl();
  return useCallback((raw) => resolveBilingual(raw, locale), [locale]);
};
