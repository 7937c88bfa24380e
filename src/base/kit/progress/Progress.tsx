import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import type { Text } from "../../core/wire/text";
import { useLanguage } from "../../i18n/useText";
import { Phrase } from "../Phrase";

const Place = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "0.375rem",
  "& p": { margin: 0, display: "flex", justifyContent: "space-between", gap: "1rem" },
  "& .share": { fontVariantNumeric: "tabular-nums" },
  "& .share, & .note": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
}));

const Bar = styled(LinearProgress)(({ theme }) => ({
  blockSize: "0.5rem",
  borderRadius: "0.25rem",
  backgroundColor: theme.vars.palette.brand.tint2,
  "& .MuiLinearProgress-bar": { borderRadius: "inherit", backgroundColor: theme.vars.palette.brand.mark },
  "& .MuiLinearProgress-bar1": { transition: "transform 200ms ease-out" },
  "&[data-failed] .MuiLinearProgress-bar": { backgroundColor: theme.vars.palette.error.main },
  "@media (forced-colors: active)": {
    border: "1px solid CanvasText",
    "& .MuiLinearProgress-bar": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
  },
  // Without motion an endless bar would look like a finished one: it is still, half full.
  "@media (prefers-reduced-motion: reduce)": {
    "&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1": {
      animation: "none !important",
      inlineSize: "auto",
      insetInlineStart: "25%",
      insetInlineEnd: "25%",
      transform: "none",
    },
    "&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar2": { display: "none" },
  },
}));

interface Props {
  /** What is going on. */
  readonly label: Text;
  /** From 0 to `whole`; without it, how long it takes is not known. */
  readonly value?: number | undefined;
  readonly whole?: number;
  /** A line below, such as the time that is left. */
  readonly note?: Text | undefined;
  readonly failed?: boolean;
}

/** How far something has come, in a bar with words; or that it is going on, where its share is not known. */
export function Progress({ label, value, whole = 1, note, failed = false }: Props): ReactElement {
  const language = useLanguage();
  const id = useId();
  const share = value === undefined || whole <= 0 ? null : Math.min(1, Math.max(0, value / whole));
  const words =
    share === null ? undefined : new Intl.NumberFormat(language, { style: "percent" }).format(share);
  return (
    <Place>
      <p>
        <span id={id}>
          <Phrase text={label} />
        </span>
        {words !== undefined && (
          <span className="share" aria-hidden>
            {words}
          </span>
        )}
      </p>
      <Bar
        aria-labelledby={id}
        data-failed={failed ? "" : undefined}
        {...(share === null
          ? { variant: "indeterminate" as const }
          : { variant: "determinate" as const, value: share * 100, "aria-valuetext": words })}
      />
      {note !== undefined && (
        <p className="note">
          <Phrase text={note} />
        </p>
      )}
    </Place>
  );
}
