import { Box, Button, IconButton, Typography } from "@mui/material";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useId, type ReactNode } from "react";
import {
  addDays,
  DialogFrame,
  DialogNotice,
  LoadAlert,
  type Question,
  useDayWords,
  useLocalWords,
} from "@portal/kit";
import { Loading } from "./States";
import { type Coming, type Spell, useRules } from "./useRules";
import { useAttendanceWords } from "./words";

/** A Monday, for the names of weekdays. */
const MONDAY = "2024-01-01";

interface SectionProps {
  readonly title: string;
  /** What leads to a form. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography id={id} variant="h3" sx={{ marginInlineEnd: "auto" }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** From when one is late, and a line for each weekday. */
function Times({ rules: { morning, afternoon, week } }: { readonly rules: Omit<Coming, "from"> }) {
  const words = useAttendanceWords();
  const days = useDayWords();
  return (
    <>
      <Box component="p" sx={{ marginBlock: 1 }}>
        {words("timesAre", { morning, afternoon })}
      </Box>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {week.map((half, index) => {
          const weekday = days.weekday(addDays(MONDAY, index));
          return <li key={weekday}>{words("weekdayIs", { weekday, half: words(`half.${half}`) })}</li>;
        })}
      </Box>
    </>
  );
}

interface SpellsProps {
  readonly spells: readonly Spell[];
  readonly onEdit: (spell: Spell) => void;
  readonly onRemove: (spell: Spell) => void;
}

function Spells({ spells, onEdit, onRemove }: SpellsProps) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const local = useLocalWords();
  return (
    <Box component="ul" role="list" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {spells.map((spell) => (
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
            onClick={() => onEdit(spell)}
          >
            <Pencil aria-hidden size="1.125rem" />
          </IconButton>
          <IconButton
            aria-label={words("removeNamed", { name: local(spell.name) })}
            onClick={() => onRemove(spell)}
          >
            <Trash2 aria-hidden size="1.125rem" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

interface Props extends Question<never> {
  /** By the school's clock. */
  readonly today: string;
}

/** From when one is late, which weekdays have school, what of it changes later, and the days that are not as these say. */
export function RulesDialog({ today, close }: Props) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const { rules, editTimes, editSpell, removeSpell, removeComing } = useRules(today);
  const { data } = rules;
  return (
    <DialogFrame title={{ id: "rules" }} width="clamp(min(22rem, 100%), 60vw, 46rem)" onClose={() => close()}>
      <Box sx={{ display: "grid", gap: 3, paddingBlockEnd: 1 }}>
        <DialogNotice>
          <LoadAlert of={rules} what={words("failed")} />
        </DialogNotice>
        {rules.status === "loading" && <Loading />}
        {data && (
          <>
            <Section
              title={words("times")}
              action={
                <Button
                  size="small"
                  startIcon={<Pencil aria-hidden size="1.125rem" />}
                  onClick={() => editTimes(data)}
                >
                  {words("editTimes")}
                </Button>
              }
            >
              <Times rules={data} />
            </Section>
            {data.coming.map((coming) => (
              <Section
                key={coming.from}
                title={words("comingFrom", { day: days.long(coming.from) })}
                action={
                  <IconButton
                    aria-label={words("removeNamed", {
                      name: words("comingFrom", { day: days.long(coming.from) }),
                    })}
                    onClick={() => removeComing(coming)}
                  >
                    <Trash2 aria-hidden size="1.125rem" />
                  </IconButton>
                }
              >
                <Times rules={coming} />
              </Section>
            ))}
            <Section
              title={words("spells")}
              action={
                <Button
                  size="small"
                  startIcon={<Plus aria-hidden size="1.125rem" />}
                  onClick={() => editSpell(null)}
                >
                  {words("addSpell")}
                </Button>
              }
            >
              <p>{words("spellsHint")}</p>
              {data.spells.length === 0 ? (
                <p>{words("noSpells")}</p>
              ) : (
                <Spells spells={data.spells} onEdit={editSpell} onRemove={removeSpell} />
              )}
            </Section>
          </>
        )}
      </Box>
    </DialogFrame>
  );
}
