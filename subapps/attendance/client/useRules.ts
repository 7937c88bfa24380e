import { useCallback } from "react";
import {
  addDays,
  type Answer,
  bilingualOf,
  ConfirmDialog,
  partsOfBilingual,
  useClient,
  useDayWords,
  useDialogs,
  useLoaded,
  useLocalWords,
  useOpening,
  usePortal,
} from "@portal/kit";
import type { SubmitResult } from "@portal/kit/forms";
import { contract } from "../contract";
import { readRules, type Rules } from "./attendance";
import type { SpellDraft } from "./SpellDialog";
import type { TimesDraft } from "./TimesDialog";
import { useAttendanceWords } from "./words";

/** Days that are not as their weekdays say. */
export type Spell = Rules["spells"][number];

/** Rules of a later day on. */
export type Coming = Rules["coming"][number];

const draftOf = (spell: Spell | null): SpellDraft => {
  const [name, englishName] = partsOfBilingual(spell?.name ?? "");
  return {
    name,
    englishName,
    starts: spell?.starts ?? "",
    ends: spell?.ends ?? "",
    half: spell?.half ?? "none",
  };
};

type Saved = (answer: Answer) => SubmitResult<true>;

/** The forms of the rules; each is saved by itself. */
function useRuleForms(today: string, saved: Saved) {
  const words = useAttendanceWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const opening = useOpening(words("formFailed"));

  const editTimes = async ({ morning, afternoon, week }: Rules) => {
    const { TimesDialog, timesOf, weekOf } = await import("./TimesDialog");
    // Today has begun, and is judged by what holds now.
    const from = addDays(today, 1);
    await dialogs.open(TimesDialog, {
      today,
      initial: timesOf({ from, morning, afternoon, week }),
      save: async (draft: TimesDraft) => {
        const { from: chosen, morning: early, afternoon: late } = draft;
        const asked = { from: chosen, morning: early, afternoon: late, week: weekOf(draft) };
        return saved(await calls.saveRules(asked, { quiet: true }));
      },
    });
  };

  const editSpell = async (spell: Spell | null) => {
    const { SpellDialog } = await import("./SpellDialog");
    await dialogs.open(SpellDialog, {
      status: spell ? "edit" : "add",
      initial: draftOf(spell),
      save: async ({ name, englishName, ...draft }: SpellDraft) => {
        const named = bilingualOf(name, englishName);
        return saved(
          await calls.saveSpell({ ...(spell && { id: spell.id }), ...draft, name: named }, { quiet: true }),
        );
      },
    });
  };

  return {
    editTimes: (now: Rules) => void opening(() => editTimes(now)),
    editSpell: (spell: Spell | null) => void opening(() => editSpell(spell)),
  };
}

/** The removal of rules, after a question. */
function useRemoval(saved: Saved) {
  const days = useDayWords();
  const local = useLocalWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();

  const sure = (
    title: "removeSpell" | "removeComing",
    body: "removeSure" | "removeComingSure",
    name: string,
  ) =>
    dialogs.open(ConfirmDialog, {
      title: { id: title },
      body: { id: body, values: { name } },
      confirm: { id: "remove" },
      destructive: true,
    });

  const removeSpell = async ({ id, name, starts, ends }: Spell) => {
    const named = `${local(name)} ${days.span(starts, ends)}`;
    if (await sure("removeSpell", "removeSure", named)) saved(await calls.removeSpell({ id }));
  };

  const removeComing = async ({ from }: Coming) => {
    if (await sure("removeComing", "removeComingSure", days.long(from)))
      saved(await calls.removeRules({ from }));
  };

  return {
    removeSpell: (spell: Spell) => void removeSpell(spell),
    removeComing: (coming: Coming) => void removeComing(coming),
  };
}

/** The unit's rules, and what those who set them can do with them. */
export function useRules(today: string) {
  const words = useAttendanceWords();
  const calls = useClient(contract);
  const { notify } = usePortal();
  const ask = useCallback(() => calls.rules({}, { quiet: true }), [calls]);
  const rules = useLoaded("rules", ask, readRules);

  const saved: Saved = (answer) => {
    if (answer.ok) notify({ severity: "success", text: words("saved") });
    rules.reload();
    return answer.ok ? { data: true } : { error: answer };
  };
  return { rules, ...useRuleForms(today, saved), ...useRemoval(saved) };
}
