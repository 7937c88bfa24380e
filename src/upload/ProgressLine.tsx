import { styled } from "@mui/material/styles";
import { useLanguage } from "../base/i18n/useText";

const Line = styled("div")(({ theme }) => ({
  blockSize: "0.375rem",
  marginBlock: "0.25rem",
  borderRadius: "0.1875rem",
  overflow: "hidden",
  backgroundColor: theme.vars.palette.brand.tint2,
  "& > div": {
    blockSize: "100%",
    backgroundColor: theme.vars.palette.brand.mark,
    transformOrigin: "left",
    transition: "transform 250ms linear",
  },
  "&[data-faint] > div": { opacity: 0.5 },
  "&[data-still] > div": { backgroundColor: theme.vars.palette.text.disabled },
  "@media (prefers-reduced-motion: reduce)": { "& > div": { transition: "none" } },
  "@media (forced-colors: active)": {
    border: "1px solid CanvasText",
    "& > div": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
  },
}));

interface Props {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Whether it does not move just now. */
  readonly still?: boolean;
  /** Whether this is only what comes before. */
  readonly faint?: boolean;
}

/** How far something has come: a thin bar that screen readers read in percent. */
export function ProgressLine({ label, share, still = false, faint = false }: Props) {
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" }).format(share);
  return (
    <Line
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={percent}
      data-still={still ? "" : undefined}
      data-faint={faint ? "" : undefined}
    >
      <div style={{ transform: `scaleX(${share})` }} />
    </Line>
  );
}
