import { Box, Paper, Skeleton, Typography } from "@mui/material";
import { useTimetableWords } from "./words";

/** In place of a week that is on its way. */
export function LoadingWeek() {
  const words = useTimetableWords();
  return (
    <Paper
      variant="outlined"
      role="img"
      aria-label={words("loading")}
      sx={{ padding: 2, bgcolor: "surface.card" }}
    >
      <Box
        sx={{
          display: "grid",
          gap: 1,
          gridTemplateColumns: { mobile: "minmax(0, 1fr)", pc: "5rem repeat(5, minmax(0, 1fr))" },
        }}
      >
        {Array.from({ length: 30 }, (_unused, place) => (
          <Skeleton
            key={place}
            variant="rounded"
            height="3.25rem"
            sx={{ display: { mobile: place < 7 ? "block" : "none", pc: "block" } }}
          />
        ))}
      </Box>
    </Paper>
  );
}

/** What shows where there are no lessons: an empty page of a diary, and a line about it. */
export function EmptyWeek({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1,
        padding: 5,
        textAlign: "center",
        bgcolor: "surface.card",
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 160 120"
        aria-hidden
        sx={{
          inlineSize: "10rem",
          maxInlineSize: "100%",
          blockSize: "auto",
          color: "brand.mark",
          "& .soft": { color: "brand.tint2" },
        }}
      >
        <rect className="soft" x="24" y="24" width="112" height="80" rx="10" fill="currentColor" />
        <path
          d="M24 44h112M52 24v80M80 24v80M108 24v80M24 64h112M24 84h112M46 14v16M114 14v16M34 24h92a10 10 0 0 1 10 10v60a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {hint}
      </Typography>
    </Paper>
  );
}
