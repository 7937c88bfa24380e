import type { Language } from "../../../core/language/languages";
import { PART_FAILED } from "../../../core/toast/partFailed";
import { portalMessages } from "../../../i18n/portalMessages";
import { useKit } from "../../../kit/KitContext";
import { useAppDispatch } from "../../../state/hooks";
import { languageChosen } from "../../../state/preferences";

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
