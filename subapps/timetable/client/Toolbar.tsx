import { Box, Button, IconButton, Paper, ToggleButton, ToggleButtonGroup } from "@mui/material";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { AT_END } from "@portal/kit";
import { useTimetableWords } from "./words";

interface Props {
  readonly form: "week" | "day";
  /** The week or the day that is shown, in words. */
  readonly shown: string;
  /** Whether today is in sight already, so that nothing leads there. */
  readonly present: boolean;
  readonly onForm: (form: "week" | "day") => void;
  /** Turns to the one before (-1) or after (1), or to the present one (0). */
  readonly onTurn: (step: -1 | 0 | 1) => void;
  readonly children: ReactNode;
}

/** Of when the timetable is, whose, where there is a choice, and as a week or as a day: something stands in it for everybody. */
export function Toolbar({ form, shown, present, onForm, onTurn, children }: Props) {
  const words = useTimetableWords();
  const week = form === "week";
  return (
    <Paper
      data-no-print=""
      variant="outlined"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.25,
        paddingBlock: 1,
        paddingInline: { mobile: 1, ipad: 1.5 },
        bgcolor: "surface.card",
      }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 0.5,
          flex: { mobile: "1 1 100%", ipad: "none" },
        }}
      >
        <IconButton aria-label={words(week ? "weekBefore" : "dayBefore")} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden size="1.25rem" />
        </IconButton>
        <Box
          component="span"
          aria-live="polite"
          sx={{ flex: 1, fontWeight: 600, textAlign: "center", minInlineSize: { ipad: "10.5rem" } }}
        >
          {shown}
        </Box>
        <IconButton aria-label={words(week ? "weekAfter" : "dayAfter")} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden size="1.25rem" />
        </IconButton>
        <Button
          size="small"
          variant="outlined"
          aria-disabled={present || undefined}
          onClick={() => {
            if (!present) onTurn(0);
          }}
          sx={{ marginInlineStart: { ipad: 1 }, ...AT_END }}
        >
          {words("today")}
        </Button>
      </Box>
      {children}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={form}
        aria-label={words("form")}
        onChange={(_event, chosen: "week" | "day" | null) => {
          if (chosen) onForm(chosen);
        }}
        // A field that comes in beside the choices takes free room, so that nothing moves under the pointer.
        sx={{ marginInlineStart: { ipad: "auto" } }}
      >
        <ToggleButton value="week">{words("week")}</ToggleButton>
        <ToggleButton value="day">{words("day")}</ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}
