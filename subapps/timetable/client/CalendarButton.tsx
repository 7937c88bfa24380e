import { Button } from "@mui/material";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useState } from "react";
import { recordOf, textOf, useClient, useLive, usePortal } from "@portal/kit";
import { contract } from "../contract";
import { downloadText } from "./download";
import type { Kind } from "./view";
import { useTimetableWords } from "./words";

interface Props {
  readonly kind: Kind;
  readonly of: string;
}

/** Downloads the term's lessons for a calendar of the person's own. */
export function CalendarButton({ kind, of }: Props) {
  const words = useTimetableWords();
  const calls = useClient(contract);
  const { language, notify, announce } = usePortal();
  const spoken = useLive(language);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await calls.calendar({ kind, of, language: spoken }, { quiet: true });
    setBusy(false);
    if (!answer.ok) {
      notify({ severity: "error", text: answer.text, answer: true });
      return;
    }
    const file = recordOf(answer.data);
    downloadText(
      document,
      textOf(file["name"]) || "timetable.ics",
      "text/calendar;charset=utf-8",
      textOf(file["text"]),
    );
    announce(words("calendarReady"));
  };
  return (
    <Button
      variant="outlined"
      aria-disabled={busy || undefined}
      startIcon={<CalendarPlus aria-hidden size="1.125rem" />}
      onClick={() => void download()}
    >
      {words("calendar")}
    </Button>
  );
}
