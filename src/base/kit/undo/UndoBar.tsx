import { styled } from "@mui/material/styles";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { Button } from "../mui/Button";
import { IconButton } from "../mui/IconButton";
import { Paper } from "../mui/Paper";
import { passFocusOn } from "../passFocusOn";
import { Phrase } from "../Phrase";
import { useUndoKey } from "./useUndoKey";

const Bar = styled(Paper)(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem",
  padding: "0.25rem 1rem",
  backgroundColor: theme.vars.palette.surface.card,
  "& > button:first-of-type": { marginInlineStart: "auto" },
  // Where there is room for it; phones have no keys.
  "& kbd": {
    marginInlineStart: "0.5rem",
    font: "inherit",
    fontSize: "0.8125rem",
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down("pc")]: { display: "none" },
  },
}));

interface Props {
  /** What was done last. */
  readonly text: Text;
  /** Whether the page is in front, and so takes the key. */
  readonly active: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

const keyHere = () => (/^(Mac|iP)/.test(navigator.platform) ? "⌘ Z" : "Ctrl Z");

/** What was done last, and the way to take it back: by the button, or by Ctrl Z. */
export function UndoBar({ text, active, onUndo, onClose }: Props): ReactElement {
  const { formatMessage } = useIntl();
  useUndoKey(active, onUndo, { of: useText()(text) });
  return (
    <Bar
      ref={passFocusOn}
      variant="outlined"
      role="group"
      aria-label={formatMessage({ id: "kit.undo.last" })}
    >
      <span>
        <Phrase text={text} />
      </span>
      <Button
        size="small"
        startIcon={<Undo2 aria-hidden size="1.125rem" />}
        onClick={onUndo}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {formatMessage({ id: "kit.undo" })}
        <kbd aria-hidden>{keyHere()}</kbd>
      </Button>
      <IconButton aria-label={formatMessage({ id: "common.close" })} onClick={onClose}>
        <X aria-hidden size="1.125rem" />
      </IconButton>
    </Bar>
  );
}
