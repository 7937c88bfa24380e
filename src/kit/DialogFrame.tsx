import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import X from "lucide-react/icons/x";
import { useId, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useDialogSlot } from "./DialogHost";
import { useOverflows } from "./useOverflows";

const CloseButton = styled(IconButton)({
  position: "absolute",
  insetBlockStart: "0.75rem",
  insetInlineEnd: "0.75rem",
});

/** Widest a dialog gets, by what it is for. */
const WIDTHS = { question: "28rem", form: "37.5rem", list: "56rem" };

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons below, the main one last. */
  readonly actions?: ReactNode;
  /** Leaves without an answer: Escape, the backdrop and the corner button. */
  readonly onClose: () => void;
  /** Whether the body should be read out with the title: for short questions. */
  readonly described?: boolean;
  readonly size?: keyof typeof WIDTHS;
}

/**
 * The frame of every dialog: title, body and actions. The focus moves in and stays in, Escape leaves, and the
 * focus returns to where the question came from [WID-01, A11Y-02].
 */
export function DialogFrame({ title, children, actions, onClose, described = false, size = "form" }: Props) {
  const { formatMessage } = useIntl();
  const { open, onExited } = useDialogSlot();
  const titleId = useId();
  const bodyId = useId();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const scrolls = useOverflows(body);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      {...(described && { "aria-describedby": bodyId })}
      slotProps={{ transition: { onExited }, paper: { sx: { maxInlineSize: WIDTHS[size] } } }}
    >
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: "3.5rem" }}>
        {title}
      </DialogTitle>
      <DialogContent
        ref={setBody}
        id={bodyId}
        {...(scrolls && { tabIndex: 0, role: "region", "aria-labelledby": titleId })}
      >
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
      <CloseButton aria-label={formatMessage({ id: "common.close" })} onClick={onClose}>
        <X aria-hidden size="1.25rem" />
      </CloseButton>
    </Dialog>
  );
}
