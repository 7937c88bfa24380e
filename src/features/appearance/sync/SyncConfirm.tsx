import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { DialogNotice } from "../../../kit/dialog/DialogNotice";
import { Alert } from "../../../kit/mui/Alert";

const Place = styled("div")({
  display: "grid",
  gap: "0.75rem",
  "& > h3": { margin: 0, fontSize: "1.125rem" },
  "& > p": { margin: 0, lineHeight: 1.6 },
  "& > p[role]": { fontWeight: 700 },
});

interface Props {
  /** What the theme is called. */
  readonly name: string;
  /** How many people change; null where the platform does not say, and cannot take it back either. */
  readonly people: number | "counting" | null;
  readonly failed: boolean;
}

/** What happens if an administrator goes on: how many people change, when, and that it can be undone [THEME-05]. */
export function SyncConfirm({ name, people, failed }: Props): ReactElement {
  return (
    <Place>
      <h3>
        <FormattedMessage id="appearance.sync.confirmTitle" values={{ name }} />
      </h3>
      <p role="status">
        {people === "counting" ? (
          <FormattedMessage id="appearance.sync.counting" />
        ) : people === null ? (
          <FormattedMessage id="appearance.sync.peopleUnknown" />
        ) : (
          <FormattedMessage id="appearance.sync.people" values={{ count: people }} />
        )}
      </p>
      <p>
        <FormattedMessage id="appearance.sync.later" />
        {people !== null && <FormattedMessage id="appearance.sync.undoable" />}
      </p>
      {failed && (
        <DialogNotice>
          <Alert severity="error">
            <FormattedMessage id="appearance.sync.failed" />
          </Alert>
        </DialogNotice>
      )}
    </Place>
  );
}
