import { styled } from "@mui/material/styles";
import { useRef, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { showAgain } from "../core/arranging";
import type { AppLink } from "../../base/core/apps/links";
import { useText } from "../../base/i18n/useText";
import { BarIcon } from "../../apps";
import { useKit } from "../../base/kit/KitContext";
import { Phrase } from "../../base/kit/Phrase";
import { PlainButton } from "../../base/kit/PlainButton";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { useArranging } from "./useArranging";

const Fold = styled("details")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  "& summary": {
    inlineSize: "fit-content",
    minBlockSize: "2rem",
    paddingInline: "0.375rem",
    borderRadius: "var(--radius-control)",
    cursor: "pointer",
  },
  "& ul": {
    listStyle: "none",
    margin: "0.5rem 0 0",
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
    gap: "0.5rem",
  },
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 0.75rem",
    minInlineSize: 0,
    padding: "0.5rem 0.75rem",
    borderRadius: "var(--radius-card)",
    backgroundColor: theme.vars.palette.surface.card,
    color: theme.vars.palette.text.primary,
  },
  "& .name": { flex: "1 1 6rem", minInlineSize: 0, overflowWrap: "anywhere" },
  "& li > svg, & li > span:first-of-type:not(.name)": {
    flex: "none",
    inlineSize: "1.5rem",
    blockSize: "1.5rem",
    fontSize: "1.5rem",
  },
  "@media (forced-colors: active)": { "& li": { border: "1px solid" } },
}));

/** The hidden applications, folded to a line, each of which can be shown again [MORE-01]. */
export function HiddenApps(): ReactElement | null {
  const { arrangement, arranged, change } = useArranging();
  const { announcer } = useKit();
  const text = useText();
  const fold = useRef<HTMLDetailsElement>(null);
  const { hidden } = arranged;
  if (hidden.length === 0) return null;
  const show = ({ app, name }: AppLink, place: number) => {
    change(showAgain(arrangement, app.code));
    announcer.say(text({ id: "arrange.shown", values: { name } }));
    const buttons = [...(fold.current?.querySelectorAll("button") ?? [])];
    const next = buttons[Math.min(place, buttons.length - 1)];
    (next ?? document.querySelector<HTMLElement>("[data-arrange]"))?.focus();
  };
  return (
    <Fold ref={fold}>
      <summary>
        <FormattedMessage id="arrange.hiddenCount" values={{ count: hidden.length }} />
      </summary>
      <ul>
        {hidden.map((link, place) => (
          <li key={link.app.code}>
            <BarIcon app={link.app} name={link.name} />
            <span className="name">
              <Phrase text={link.name} />
            </span>
            <PlainButton type="button" onClick={() => show(link, place)}>
              <FormattedMessage id="arrange.showAgain" />
              <VisuallyHidden> {link.name}</VisuallyHidden>
            </PlainButton>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
