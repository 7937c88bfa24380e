import { Box, Paper, Typography } from "@mui/material";

interface Props {
  readonly title: string;
  readonly hint?: string;
}

/** What shows where no notice is: a drawing of an empty board in the theme's colours, and a line about it. */
export function EmptyNotices({ title, hint }: Props) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1,
        paddingBlock: 6,
        paddingInline: 3,
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
          blockSize: "7.5rem",
          color: "brand.mark",
          "& .soft": { color: "brand.tint2" },
        }}
      >
        <rect className="soft" x="22" y="20" width="116" height="78" rx="10" fill="currentColor" />
        <rect
          x="22"
          y="20"
          width="116"
          height="78"
          rx="10"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <circle cx="80" cy="20" r="5" fill="currentColor" />
        <path
          d="M42 46h44M42 60h76M42 74h58"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="2 7"
        />
      </Box>
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {hint}
        </Typography>
      )}
    </Paper>
  );
}
