import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useEffect, useEffectEvent, useState, type CSSProperties, type ReactElement } from "react";
import { nearness, shownOf, type PullEvent, type PullState } from "./flow/step";
import { Pull } from "./flow/Pull";
import { useText } from "../base/i18n/useText";
import { HeaderButton } from "../bars";
import { useEngine } from "../base/kit/useEngine";
import { useMedia } from "../base/kit/useMedia";
import { followTouches } from "./followTouches";
import { useRefresh } from "./useRefresh";

const PHONE = "(max-width: 37.5em)";

/** The browser's own reload at the same pull would throw away what is open. */
const ownPull = (
  <GlobalStyles styles={{ [`@media ${PHONE}`]: { html: { overscrollBehaviorY: "contain" } } }} />
);

const Button = styled(HeaderButton)({
  display: "none",
  [`@media ${PHONE}`]: { display: "inline-flex" },
  "&[aria-disabled='true'] svg": { opacity: 0.5 },
});

/** Comes out from below the header with the finger. Where no motion is wanted it stands in its place, and fades in. */
const Sign = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.appBar - 1,
  insetBlockStart: "0.75rem",
  insetInline: 0,
  marginInline: "auto",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: "var(--shadow-raised)",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.brand.accent,
  opacity: "var(--near)",
  transform: "translateY(var(--shown))",
  pointerEvents: "none",
  "& svg": { inlineSize: "1.25rem", blockSize: "1.25rem", transform: "rotate(calc(var(--near) * 270deg))" },
  "&[data-going='true'] svg": { animation: "pull-turn 0.9s linear infinite" },
  "@keyframes pull-turn": { to: { transform: "rotate(630deg)" } },
  "@media (prefers-reduced-motion: reduce)": {
    transform: "translateY(4rem)",
    "& svg": { transform: "none" },
  },
}));

/** How far the sign stands down while the page is refreshed, in px. */
const GOING = 64;

const signStyle = (state: PullState) =>
  ({
    "--near": state.phase === "refreshing" ? 1 : nearness(state),
    "--shown": `${state.phase === "pulled" ? shownOf(state.by) : GOING}px`,
  }) as CSSProperties;

/**
 * Refreshes the page on phones: by its button, which keys and screen readers reach too, and by a pull at the top of the page
 * [DESK-08, DESK-14].
 */
export function Refresh(): ReactElement {
  const text = useText();
  const phone = useMedia(PHONE);
  const refresh = useRefresh();
  const [pull] = useState(() => new Pull());
  const state = useEngine(pull);
  const happen = useEffectEvent((event: PullEvent) => pull.happen(event, refresh));
  useEffect(() => (phone ? followTouches((event) => happen(event)) : undefined), [phone]);
  const going = state.phase === "refreshing";
  const name = text({ id: "refresh.action" });
  return (
    <>
      {ownPull}
      <Button
        type="button"
        aria-label={name}
        aria-disabled={going}
        onClick={() => pull.happen({ type: "asked" }, refresh)}
      >
        <RefreshCw aria-hidden="true" />
      </Button>
      {(going || state.phase === "pulled") && (
        <Sign aria-hidden="true" data-pull="" data-going={going} style={signStyle(state)}>
          <RefreshCw />
        </Sign>
      )}
    </>
  );
}
