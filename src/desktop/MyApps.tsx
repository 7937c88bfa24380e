import { styled } from "@mui/material/styles";
import { useContext, useId, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { AppItem } from "../base/core/apps/apps";
import type { ArrangedApps } from "../base/core/apps/arrange";
import { AppGrid, BarIcon, GridExtrasContext, windowProps } from "../apps";
import { Phrase } from "../base/kit/Phrase";
import { GroupHead } from "./GroupHead";

const Recent = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.375rem 0.5rem",
  marginBlockStart: "0.75rem",
  fontSize: "0.9375rem",
  "& h3": { margin: 0, font: "inherit", color: theme.vars.palette.text.secondary },
  "& > div": { display: "contents" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.375rem",
    minBlockSize: "2rem",
    paddingInline: "0.75rem",
    borderRadius: "var(--radius-control)",
    backgroundColor: theme.vars.palette.surface.card,
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
  },
  "& a:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& svg, & img": { inlineSize: "1.125rem", blockSize: "1.125rem" },
  "@media (forced-colors: active)": { "& a": { border: "1px solid" } },
}));

interface Props extends Pick<ArrangedApps, "pinned" | "recent"> {
  readonly onOpen: (app: AppItem) => void;
}

/** The applications that the person has on top, and those opened last [DESK-07, DESK-14]. */
export function MyApps({ pinned, recent, onOpen }: Props): ReactElement | null {
  const id = useId();
  const extras = useContext(GridExtrasContext);
  if (pinned.length + recent.length === 0 && !extras) return null;
  return (
    <section aria-labelledby={id}>
      <GroupHead id={id} action={extras && <extras.Head />}>
        <FormattedMessage id="desktop.mine" />
      </GroupHead>
      {pinned.length > 0 ? (
        <AppGrid links={pinned} labelledBy={id} onOpen={onOpen} />
      ) : (
        extras && <extras.Empty />
      )}
      {recent.length > 0 && (
        <Recent>
          <h3 id={`${id}recent`}>
            <FormattedMessage id="desktop.recent" />
          </h3>
          <div role="list" aria-labelledby={`${id}recent`}>
            {recent.map((link) => (
              <span role="listitem" key={link.app.code}>
                <a href={link.href} {...windowProps(link)} onClick={() => onOpen(link.app)}>
                  <BarIcon app={link.app} name={link.name} />
                  <Phrase text={link.name} />
                </a>
              </span>
            ))}
          </div>
        </Recent>
      )}
    </section>
  );
}
