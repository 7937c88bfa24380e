import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ResolvedTheme } from "../../../theme/themes";
import { Figures } from "./Figures";
import { Mini } from "./Mini";
import { MiniDesktop } from "./MiniDesktop";

/** Stays in sight while the choices below it are made, where the window has the room. */
const Pair = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "0.75rem",
  paddingBlock: "0.25rem 0.75rem",
  backgroundColor: theme.vars.palette.surface.raised,
  "& figure": { display: "grid", alignContent: "start", gap: "0.5rem", margin: 0, minInlineSize: 0 },
  "& figcaption": { fontSize: "0.875rem", fontWeight: 600 },
  "@media (min-height: 48em)": {
    position: "sticky",
    insetBlockStart: "-0.5rem",
    zIndex: 2,
    borderBlockEnd: `1px solid ${theme.vars.palette.line.soft}`,
  },
  "@media (max-width: 22em)": { gridTemplateColumns: "minmax(0, 1fr)", position: "static" },
}));

const SCHEMES = ["light", "dark"] as const;

/** A theme before it is active: a small desktop and its figures, light and dark side by side [THEME-05]. */
export function ThemePreview({
  theme,
  name,
}: {
  readonly theme: ResolvedTheme;
  readonly name: string;
}): ReactElement {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Pair aria-label={formatMessage({ id: "appearance.preview" }, { name })}>
      {SCHEMES.map((scheme) => (
        <figure key={scheme} aria-labelledby={`${id}${scheme}`}>
          <Mini
            theme={theme}
            scheme={scheme}
            label={formatMessage({ id: "appearance.preview.desktop" }, { name, scheme })}
          >
            <MiniDesktop whose="teacher" />
          </Mini>
          <figcaption id={`${id}${scheme}`}>
            <FormattedMessage id={`appearance.scheme.${scheme}`} />
          </figcaption>
          <Figures theme={theme} scheme={scheme} />
        </figure>
      ))}
    </Pair>
  );
}
