import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { useStore } from "react-redux";
import { FormattedMessage } from "react-intl";
import { type ResolvedTheme } from "../../theme/themes";
import type { UnitTheme } from "../base/core/wire/unitThemes";
import { useKit } from "../base/kit/KitContext";
import { Button } from "../base/kit/mui/Button";
import { usePorts } from "../base/platform/PortsContext";
import type { PortalStore } from "../base/state/store";
import { LastSync } from "./LastSync";
import { SyncDialog } from "./SyncDialog";
import { useThemeSync } from "./useThemeSync";

const Part = styled("section")(({ theme }) => ({
  display: "grid",
  gap: "0.75rem",
  padding: "1rem",
  borderRadius: "var(--radius-control)",
  border: `1px solid ${theme.vars.palette.line.soft}`,
  backgroundColor: theme.vars.palette.surface.selected,
  "& h3": { margin: 0, fontSize: "0.9375rem" },
  "& p": { margin: 0, fontSize: "0.875rem", lineHeight: 1.5 },
  "& > button": { justifySelf: "start" },
}));

interface Props {
  /** What would be set. */
  readonly theme: ResolvedTheme;
  readonly unitThemes: readonly UnitTheme[];
}

/** An administrator's way to one theme for everyone, and back from the last one [THEME-05]. */
export function SyncSection({ theme, unitThemes }: Props): ReactElement {
  const id = useId();
  const { dialogs } = useKit();
  const ports = usePorts();
  const store = useStore() as PortalStore;
  const sync = useThemeSync(theme.value);
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id="appearance.sync" />
      </h3>
      <p>
        <FormattedMessage id="appearance.sync.about" />
      </p>
      <LastSync of={sync} unitThemes={unitThemes} />
      <Button
        variant="outlined"
        onClick={() => void dialogs.open(SyncDialog, { ports, store, theme, unitThemes })}
      >
        <FormattedMessage id="appearance.sync.open" />
      </Button>
    </Part>
  );
}
