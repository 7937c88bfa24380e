import { Alert, Button, Paper, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Phrase, type Text } from "@portal/kit";
import { useAttendanceWords } from "./words";

/** In place of what is on its way. */
export function Loading() {
  const words = useAttendanceWords();
  return (
    <Paper
      variant="outlined"
      role="img"
      aria-label={words("loading")}
      sx={{ display: "grid", gap: 1, padding: 2, bgcolor: "surface.card" }}
    >
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} variant="rounded" height="2.75rem" />
      ))}
    </Paper>
  );
}

interface FailureProps {
  /** Why, in the platform's words. */
  readonly text: Text | null;
  /** Whether an earlier answer is still on the screen. */
  readonly stale: boolean;
  readonly onRetry: () => void;
}

/** Says that something could not be read, and reads it again. */
export function Failure({ text, stale, onRetry }: FailureProps) {
  const words = useAttendanceWords();
  return (
    <Alert
      severity={stale ? "warning" : "error"}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {words("retry")}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {words(stale ? "stale" : "failed")}
      </Typography>
      {text !== null && (
        <Typography variant="body2">
          <Phrase text={text} />
        </Typography>
      )}
    </Alert>
  );
}

/** Where there is nothing to show. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{ padding: 5, textAlign: "center", color: "text.secondary", bgcolor: "surface.card" }}
    >
      {children}
    </Paper>
  );
}
