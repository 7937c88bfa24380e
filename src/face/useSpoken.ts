import { useEffect, useEffectEvent } from "react";
import type { Text } from "../base/core/wire/text";
import type { FaceCue } from "./flow/step";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { cueText } from "./faceTexts";

interface Spoken {
  /** The last cue, which the flow gives often enough and not too often. */
  readonly said: { readonly cue: FaceCue; readonly at: number } | null;
  /** Where it stands, in words; null where the cue says it. */
  readonly words: Text | null;
  /** Whether that is said at once. */
  readonly isUrgent: boolean;
}

/** Speaks how to line up, and what has become of it: people who do not see the picture come through by ear [A11Y-05]. */
export function useSpoken({ said, words, isUrgent }: Spoken): void {
  const text = useText();
  const { announcer } = useKit();
  const cue = useEffectEvent(() => {
    // What has to be done now is no news a moment later.
    if (said) announcer.say(text(cueText(said.cue)), "assertive");
  });
  useEffect(() => cue(), [said]);
  const shown = words === null ? "" : text(words);
  useEffect(() => {
    if (shown !== "") announcer.say(shown, isUrgent ? "assertive" : "polite");
  }, [announcer, shown, isUrgent]);
}
