import { styled } from "@mui/material/styles";
import CircleArrowUp from "lucide-react/icons/circle-arrow-up";
import CloudOff from "lucide-react/icons/cloud-off";
import Ellipsis from "lucide-react/icons/ellipsis";
import Hourglass from "lucide-react/icons/hourglass";
import Lock from "lucide-react/icons/lock";
import { useId, useLayoutEffect, useRef, type ReactElement } from "react";
import type { AppHealth } from "../../base/core/apps/appHealth";
import type { AppLink } from "../../base/core/apps/links";
import { useText } from "../../base/i18n/useText";
import { useShell } from "../../base/kit/ShellContext";
import { HINT } from "./hint";
import { useEditing } from "./useEditing";

const ICONS = { expired: Lock, unreachable: CloudOff, version: CircleArrowUp, expiring: Hourglass } as const;

const More = styled("button")(({ theme }) => ({
  position: "absolute",
  insetBlockStart: 0,
  // Beside the icon's first corner, and within narrow tiles.
  insetInlineStart: "max(0px, 50% - var(--tile-icon, 4.5rem) / 2 - 1.125rem)",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  padding: 0,
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "50%",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  cursor: "pointer",
  opacity: 0,
  // A finger that taps the tile's corner means the tile.
  pointerEvents: "none",
  "li:hover > &, li:focus-within > &, &[aria-expanded='true'], &[data-editing]": {
    opacity: 1,
    pointerEvents: "auto",
  },
  "@media (hover: none)": {
    "li:hover > &:not([data-editing]), li:focus-within > &:not([data-editing])": {
      opacity: 0,
      pointerEvents: "none",
    },
  },
}));

const Mark = styled("span")(({ theme }) => ({
  position: "absolute",
  // Below the icon's first corner; the unread mark has the one opposite.
  insetBlockStart: "calc(0.75em + var(--tile-icon, 4.5rem) - 1.125rem)",
  insetInlineStart: "calc(50% - var(--tile-icon, 4.5rem) / 2 - 0.375rem)",
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  border: "2px solid",
  borderRadius: "50%",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  pointerEvents: "none",
  "& svg": { inlineSize: "0.875rem", blockSize: "0.875rem" },
}));

/** What is wrong with an application, in a few words. */
export const healthText = (health: AppHealth) => ({
  id: "arrange.health",
  values: { kind: health.kind, days: "days" in health ? health.days : 0 },
});

/** What a tile has once the page is at rest: its health, a button for its menu, and how to move it [MORE-01, MORE-02]. */
export function TileExtra({ link: { app, name } }: { readonly link: AppLink }): ReactElement {
  const { health } = useShell();
  const [editing] = useEditing();
  const id = useId();
  const text = useText();
  const more = useRef<HTMLButtonElement>(null);
  const own = Object.hasOwn(health, app.code) ? health[app.code] : undefined;
  const words = own ? text(healthText(own)) : "";
  const Icon = own && ICONS[own.kind];
  // The link is drawn first and by itself; what comes later is said of it here.
  useLayoutEffect(() => {
    const link = more.current?.parentElement?.querySelector<HTMLElement>(":scope > a");
    if (!link || (!words && !editing)) return;
    const described = [words && id, editing && HINT].filter(Boolean).join(" ");
    link.title = words;
    link.setAttribute("aria-describedby", described);
    return () => {
      link.removeAttribute("title");
      link.removeAttribute("aria-describedby");
    };
  }, [id, words, editing]);
  return (
    <>
      {Icon && (
        <Mark data-health={own.kind}>
          <Icon aria-hidden="true" />
          <span hidden id={id}>
            {words}
          </span>
        </Mark>
      )}
      <More
        ref={more}
        type="button"
        tabIndex={-1}
        data-tile-of={app.code}
        data-editing={editing || undefined}
        aria-haspopup="menu"
        aria-label={text({ id: "arrange.more", values: { name } })}
      >
        <Ellipsis size="1.125rem" aria-hidden="true" />
      </More>
    </>
  );
}
