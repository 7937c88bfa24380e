import { Box, Button, IconButton } from "@mui/material";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { AT_END } from "@portal/kit";
import { useAttendanceWords, type WordId } from "./words";

interface Props {
  /** The day, week or month that is shown, in words. */
  readonly shown: string;
  readonly before: WordId;
  readonly after: WordId;
  /** The words of the way to the present one, and whether it is shown already. */
  readonly now: WordId;
  readonly present: boolean;
  /** Whether nothing comes after it. */
  readonly last: boolean;
  readonly onTurn: (step: -1 | 0 | 1) => void;
}

/** How a turn changes the address: Back leads out of Attendance, and not through every day that was looked at [VIEW-08]. */
export const TURNED = { replace: true } as const;

/** Turns to the day, week or month before or after. */
export function Turner({ shown, before, after, now, present, last, onTurn }: Props) {
  const words = useAttendanceWords();
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 0.5,
        flex: { mobile: "1 1 100%", ipad: "none" },
      }}
    >
      <IconButton aria-label={words(before)} onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden size="1.25rem" />
      </IconButton>
      <Box
        component="span"
        aria-live="polite"
        sx={{
          // As wide for every day, so that nothing beside it moves.
          flex: { mobile: 1, ipad: "0 0 14rem" },
          fontWeight: 600,
          textAlign: "center",
          minInlineSize: "9rem",
        }}
      >
        {shown}
      </Box>
      <IconButton
        aria-label={words(after)}
        aria-disabled={last || undefined}
        onClick={() => {
          if (!last) onTurn(1);
        }}
        sx={AT_END}
      >
        <ChevronRight aria-hidden size="1.25rem" />
      </IconButton>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={present || undefined}
        onClick={() => {
          if (!present) onTurn(0);
        }}
        sx={AT_END}
      >
        {words(now)}
      </Button>
    </Box>
  );
}
