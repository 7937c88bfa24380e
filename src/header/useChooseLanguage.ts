import type { Language } from "../base/core/language/languages";
import { PART_FAILED } from "../base/core/part/partFailed";
import { portalMessages } from "../base/i18n/portalMessages";
import { useKit } from "../base/kit/KitContext";
import { useAppDispatch } from "../base/state/hooks";
import { languageChosen } from "../base/state/preferences";

/** Has the portal speak a language. One whose words do not come is not chosen, so that the next press asks again [REL-03]. */
export function useChooseLanguage(): (language: Language) => void {
  const dispatch = useAppDispatch();
  const { toasts } = useKit();
  return (language) =>
    void portalMessages.load(language).then(
      () => dispatch(languageChosen(language)),
      () => toasts.notify(PART_FAILED),
    );
}
