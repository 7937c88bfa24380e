import { Box, Button, IconButton, Typography } from "@mui/material";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useCallback } from "react";
import {
  addDays,
  type Answer,
  ConfirmDialog,
  DialogFrame,
  LoadAlert,
  type Question,
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
import { Loading } from "./States";
import type { TimesDraft } from "./TimesDialog";
import { useAttendanceWords } from "./words";

/** A Monday, for the names of weekdays. */
const MONDAY = "2024-01-01";

type Spell = Rules["spells"][number];

const resultOf = (answer: Answer) =>
  answer.ok ? ({ data: true } as const) : ({ error: { text: answer.text } } as const);

/** From when one is late, which weekdays have school, and the days that are not as these say; each is saved by itself. */
export function RulesDialog({ close }: Question<never>) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify } = usePortal();
  const ask = useCallback(() => calls.rules({}, { quiet: true }), [calls]);
  const rules = useLoaded("rules", ask, readRules);

  const { data, reload } = rules;

  const failed = () => notify({ severity: "error", text: words("formFailed"), answer: true });
  const saved = (answer: Answer) => {
    if (answer.ok) notify({ severity: "success", text: words("saved") });
    reload();
    return resultOf(answer);
  };

  const editTimes = async ({ morning, afternoon, week }: Rules) => {
    try {
      const { TimesDialog, draftOf, weekOf } = await import("./TimesDialog");
      await dialogs.open(TimesDialog, {
        initial: draftOf({ morning, afternoon, week }),
        save: async (draft: TimesDraft) =>
          saved(
            await calls.saveRules(
              { morning: draft.morning, afternoon: draft.afternoon, week: weekOf(draft) },
              { quiet: true },
            ),
          ),
      });
    } catch {
      failed();
    }
  };

  const editSpell = async (spell: Spell | null) => {
    try {
      const { SpellDialog } = await import("./SpellDialog");
      const [name = "", englishName = ""] = (spell?.name ?? "").split("|||");
      await dialogs.open(SpellDialog, {
        status: spell ? "edit" : "add",
        initial: {
          name,
          englishName,
          starts: spell?.starts ?? "",
          ends: spell?.ends ?? "",
          half: spell?.half ?? "none",
        },
        save: async (draft: SpellDraft) =>
          saved(
            await calls.saveSpell(
              {
                ...(spell && { id: spell.id }),
                starts: draft.starts,
                ends: draft.ends,
                half: draft.half,
                name: draft.englishName === "" ? draft.name : `${draft.name}|||${draft.englishName}`,
              },
              { quiet: true },
            ),
          ),
      });
    } catch {
      failed();
    }
  };

  const remove = async ({ id, name, starts, ends }: Spell) => {
    const sure = await dialogs.open(ConfirmDialog, {
      title: { id: "removeSpell" },
      body: { id: "removeSure", values: { name: `${local(name)} ${days.span(starts, ends)}` } },
      confirm: { id: "remove" },
      destructive: true,
    });
    if (!sure) return;
    const answer = await calls.removeSpell({ id });
    if (answer.ok) notify({ severity: "success", text: words("saved") });
    reload();
  };

  return (
    <DialogFrame title={{ id: "rules" }} width="clamp(min(22rem, 100%), 60vw, 46rem)" onClose={() => close()}>
      <Box sx={{ display: "grid", gap: 3, paddingBlockEnd: 1 }}>
        <LoadAlert of={rules} what={words("failed")} />
        {rules.status === "loading" && <Loading />}
        {data && (
          <>
            <Box component="section" aria-label={words("times")}>
              <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
                <Typography variant="h3" sx={{ marginInlineEnd: "auto" }}>
                  {words("times")}
                </Typography>
                <Button
                  size="small"
                  startIcon={<Pencil aria-hidden size="1.125rem" />}
                  onClick={() => void editTimes(data)}
                >
                  {words("editTimes")}
                </Button>
              </Box>
              <p>{words("timesAre", { morning: data.morning, afternoon: data.afternoon })}</p>
              <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
                {data.week.map((half, index) => (
                  <li key={days.weekday(addDays(MONDAY, index))}>
                    {words("weekdayIs", {
                      weekday: days.weekday(addDays(MONDAY, index)),
                      half: words(`half.${half}`),
                    })}
                  </li>
                ))}
              </Box>
            </Box>
            <Box component="section" aria-label={words("spells")}>
              <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
                <Typography variant="h3" sx={{ marginInlineEnd: "auto" }}>
                  {words("spells")}
                </Typography>
                <Button
                  size="small"
                  startIcon={<Plus aria-hidden size="1.125rem" />}
                  onClick={() => void editSpell(null)}
                >
                  {words("addSpell")}
                </Button>
              </Box>
              {data.spells.length === 0 && <p>{words("noSpells")}</p>}
              <Box component="ul" role="list" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
                {data.spells.map((spell) => (
                  <Box
                    component="li"
                    key={spell.id}
                    sx={{
                      display: "flex",
                      alignItems: "center",
                      gap: 0.5,
                      borderBlockEnd: "1px solid",
                      borderColor: "line.soft",
                    }}
                  >
                    <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }}>
                      <Box component="strong" sx={{ marginInlineEnd: 1 }}>
                        {local(spell.name)}
                      </Box>
                      {words("spellIs", {
                        days: days.span(spell.starts, spell.ends),
                        half: words(`half.${spell.half}`),
                      })}
                    </Box>
                    <IconButton
                      aria-label={words("editNamed", { name: local(spell.name) })}
                      onClick={() => void editSpell(spell)}
                    >
                      <Pencil aria-hidden size="1.125rem" />
                    </IconButton>
                    <IconButton
                      aria-label={words("removeNamed", { name: local(spell.name) })}
                      onClick={() => void remove(spell)}
                    >
                      <Trash2 aria-hidden size="1.125rem" />
                    </IconButton>
                  </Box>
                ))}
              </Box>
            </Box>
          </>
        )}
      </Box>
    </DialogFrame>
  );
}
