import { Box, Button, IconButton, Paper, ToggleButton, ToggleButtonGroup } from "@mui/material";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { TOGGLE } from "./toggle";
import { useTimetableWords } from "./words";

interface Props {
  readonly form: "week" | "day";
  /** The week or the day that is shown, in words. */
  readonly shown: string;
  /** Whether that is the present one. */
  readonly present: boolean;
  readonly onForm: (form: "week" | "day") => void;
  /** Turns to the one before (-1) or after (1), or to the present one (0). */
  readonly onTurn: (step: -1 | 0 | 1) => void;
  readonly children: ReactNode;
}

/** Whose timetable, of when, and as a week or as a day. */
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
      {children}
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 0.5,
          flex: { mobile: "1 1 100%", ipad: "none" },
          marginInlineStart: { pc: "auto" },
        }}
      >
        <IconButton aria-label={words(week ? "weekBefore" : "dayBefore")} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden size="1.25rem" />
        </IconButton>
        <Box
          component="span"
          aria-live="polite"
          sx={{ fontWeight: 600, textAlign: "center", minInlineSize: { ipad: "10.5rem" } }}
        >
          {shown}
        </Box>
        <IconButton aria-label={words(week ? "weekAfter" : "dayAfter")} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden size="1.25rem" />
        </IconButton>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={form}
        aria-label={words("form")}
        onChange={(_event, chosen: "week" | "day" | null) => {
          if (chosen) onForm(chosen);
        }}
      >
        <ToggleButton value="week" sx={TOGGLE}>
          {words("week")}
        </ToggleButton>
        <ToggleButton value="day" sx={TOGGLE}>
          {words("day")}
        </ToggleButton>
      </ToggleButtonGroup>
      <Button
        size="small"
        variant="outlined"
        disabled={present}
        onClick={() => onTurn(0)}
        sx={{ marginInlineStart: { mobile: "auto", ipad: 0 } }}
      >
        {words(week ? "thisWeek" : "today")}
      </Button>
    </Paper>
  );
}
