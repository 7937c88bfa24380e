import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { OWN_COLOR_START } from "../../theme/themes";
import { ColorPicker } from "../base/kit/color/ColorPicker";
import { Button } from "../base/kit/mui/Button";

const Fold = styled("details")(({ theme }) => ({
  marginBlockStart: "-0.5rem",
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: "var(--radius-control)",
  "& > summary": {
    padding: "0.625rem 0.75rem",
    borderRadius: "inherit",
    fontSize: "0.875rem",
    fontWeight: 600,
    cursor: "pointer",
  },
  "& > summary:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& > div": { display: "grid", gap: "0.875rem", padding: "0.25rem 0.75rem 0.75rem" },
  "& > div > button": { justifySelf: "start" },
}));

interface Props {
  /** The colour to begin with, `#rrggbb`; null for the picker's own. */
  readonly color: string | null;
  readonly recent: readonly string[];
  /** Whether a colour has been picked that is not active yet. */
  readonly drafted: boolean;
  /** Shows a colour in the preview alone. */
  readonly onColor: (color: string) => void;
  /** Applies it. */
  readonly onUse: (color: string) => void;
}

/** A colour of one's own: seen in the preview while it is picked, and applied when the person says so [THEME-05]. */
export function OwnColor({ color, recent, drafted, onColor, onUse }: Props): ReactElement {
  const shown = color ?? OWN_COLOR_START;
  return (
    <Fold>
      <summary>
        <FormattedMessage id="appearance.pick" />
      </summary>
      <div>
        <ColorPicker label={{ id: "appearance.pick" }} color={shown} onColor={onColor} recent={recent} />
        <Button variant={drafted ? "contained" : "outlined"} onClick={() => onUse(shown)}>
          <FormattedMessage id="appearance.use" />
        </Button>
      </div>
    </Fold>
  );
}
