import { styled } from "@mui/material/styles";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { figuresOf } from "../../../theme/figures";
import type { ResolvedTheme, ShownScheme } from "../../../theme/themes";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "0.125rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  "& > li": { display: "flex", alignItems: "start", gap: "0.375rem" },
  "& svg": { flex: "none", marginBlockStart: "0.125rem", color: theme.vars.palette.success.main },
  "& [data-fails] > svg": { color: theme.vars.palette.warning.main },
  "@media (forced-colors: active)": { "& svg": { color: "CanvasText !important" } },
}));

interface Props {
  readonly theme: ResolvedTheme;
  readonly scheme: ShownScheme;
}

/** How well words read in a theme, light or dark: in words, and in figures in the tooltip [THEME-05]. */
export function Figures({ theme, scheme }: Props): ReactElement {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <List>
      {figuresOf(theme, scheme).map(({ name, ratio, passes }) => {
        const Glyph = passes ? CircleCheck : TriangleAlert;
        return (
          <li
            key={name}
            data-fails={passes ? undefined : ""}
            title={formatMessage(
              { id: "appearance.figure.ratio" },
              { ratio: formatNumber(ratio, { maximumFractionDigits: 1 }) },
            )}
          >
            <Glyph aria-hidden size="1rem" />
            <span>
              <FormattedMessage
                id={`appearance.figure.${name}`}
                values={{ verdict: passes ? "pass" : "fail" }}
              />
            </span>
          </li>
        );
      })}
    </List>
  );
}
