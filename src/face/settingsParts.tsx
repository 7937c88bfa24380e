import { styled } from "@mui/material/styles";
import { useId, type ReactElement, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Text } from "../base/core/wire/text";
import { DialogNotice } from "../base/kit/dialog/DialogNotice";
import { Alert } from "../base/kit/mui/Alert";
import { Button } from "../base/kit/mui/Button";
import { Phrase } from "../base/kit/Phrase";

const Part = styled("section")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(1.5),
  "& > h3": { margin: 0, fontSize: "1.0625rem", fontWeight: 700 },
  "& > p": { margin: 0 },
}));

interface Props {
  readonly title: Text;
  readonly children: ReactNode;
}

/** A part of the dialog, by its heading. */
export function Section({ title, children }: Props): ReactElement {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>
        <Phrase text={title} />
      </h3>
      {children}
    </Part>
  );
}

interface FaultProps {
  readonly text: Text;
  readonly onRetry: () => void;
}

/** Why a part of the dialog could not be loaded, and the way to try again. */
export const Fault = ({ text, onRetry }: FaultProps): ReactElement => (
  <DialogNotice>
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      <Phrase text={text} />
    </Alert>
  </DialogNotice>
);

/** Buttons beside each other, as far as there is room. */
export const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem",
  "&:empty": { display: "none" },
});
