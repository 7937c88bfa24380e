import { useCallback } from "react";
import { useIntl } from "react-intl";
import { chineseBeside, personName } from "../core/names/personName";

/**
 * The name of a person as plain words in the language shown, for labels, sentences and files [I18N-06]. With `beside` the Chinese name
 * follows one in English, where there is room.
 */
export function usePersonName(): (name: string, beside?: boolean) => string {
  const { locale } = useIntl();
  return useCallback(
    (name, beside = false) => {
      const chinese = beside ? chineseBeside(name, locale) : null;
      const shown = personName(name, locale);
      return chinese === null ? shown : `${shown} ${chinese}`;
    },
    [locale],
  );
}
