import { Paper, Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { useRecordsWords } from "./words";

/** In place of what is on its way. */
export function Loading() {
  const words = useRecordsWords();
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

/** Where there is nothing to show. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        padding: { mobile: 3, ipad: 5 },
        textAlign: "center",
        color: "text.secondary",
        bgcolor: "surface.card",
      }}
    >
      {children}
    </Paper>
  );
}
