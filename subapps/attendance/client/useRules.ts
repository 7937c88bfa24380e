import { useCallback } from "react";
import {
  addDays,
  type Answer,
  ConfirmDialog,
  useClient,
  useDayWords,
  useDialogs,
  useLoaded,
  useLocalWords,
  usePortal,
} from "@portal/kit";
import { contract } from "../contract";
import { readRules, type Rules } from "./attendance";
import type { SpellDraft } from "./SpellDialog";
import type { TimesDraft } from "./TimesDialog";
import { useAttendanceWords } from "./words";

/** Days that are not as their weekdays say. */
export type Spell = Rules["spells"][number];

/** Rules of a later day on. */
export type Coming = Rules["coming"][number];

const resultOf = (answer: Answer) => (answer.ok ? ({ data: true } as const) : ({ error: answer } as const));

const draftOf = (spell: Spell | null): SpellDraft => {
  const [name = "", englishName = ""] = (spell?.name ?? "").split("|||");
  return {
    name,
    englishName,
    starts: spell?.starts ?? "",
    ends: spell?.ends ?? "",
    half: spell?.half ?? "none",
  };
};

/** The unit's rules, and what those who set them can do with them; each deed is saved by itself. */
export function useRules(today: string) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify } = usePortal();
  const ask = useCallback(() => calls.rules({}, { quiet: true }), [calls]);
  const rules = useLoaded("rules", ask, readRules);

  const saved = (answer: Answer) => {
    if (answer.ok) notify({ severity: "success", text: words("saved") });
    rules.reload();
    return resultOf(answer);
  };

  const open = async (form: () => Promise<unknown>) => {
    try {
      await form();
    } catch {
      notify({ severity: "error", text: words("formFailed"), answer: true });
    }
  };

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
        const named = englishName === "" ? name : `${name}|||${englishName}`;
        return saved(
          await calls.saveSpell({ ...(spell && { id: spell.id }), ...draft, name: named }, { quiet: true }),
        );
      },
    });
  };

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
    rules,
    editTimes: (now: Rules) => void open(() => editTimes(now)),
    editSpell: (spell: Spell | null) => void open(() => editSpell(spell)),
    removeSpell: (spell: Spell) => void removeSpell(spell),
    removeComing: (coming: Coming) => void removeComing(coming),
  };
}
