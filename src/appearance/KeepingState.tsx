import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { Alert } from "../base/kit/mui/Alert";
import { Button } from "../base/kit/mui/Button";
import type { Keeping } from "./useThemeKeeping";

const Line = styled("p")(({ theme }) => ({
  flex: "1 1 10rem",
  margin: 0,
  marginInlineEnd: "0.5rem",
  fontSize: "0.875rem",
  color: theme.vars.palette.text.secondary,
  "&:empty": { flexBasis: 0 },
}));

/** Whether the last theme is kept, read out as it changes; a failure has its own place. */
export const KeepingState = ({ keeping }: { readonly keeping: Keeping }): ReactElement => (
  <Line role="status">
    {keeping === "saving" && <FormattedMessage id="appearance.saving" />}
    {keeping === "kept" && <FormattedMessage id="appearance.saved" />}
  </Line>
);

/** The platform did not keep the theme: what that means, and the way to try again. */
export const NotKept = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        <FormattedMessage id="appearance.retry" />
      </Button>
    }
  >
    <FormattedMessage id="appearance.notSaved" />
  </Alert>
);
