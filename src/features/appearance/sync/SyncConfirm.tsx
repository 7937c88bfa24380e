import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { verdictOf } from "../../../core/wire/answer";
import { reasonOf } from "../../../core/wire/reason";
import { useText } from "../../../i18n/useText";
import { DialogNotice } from "../../../kit/dialog/DialogNotice";
import "../../../kit/call/words";
import { Alert } from "../../../kit/mui/Alert";

const Place = styled("div")({
  display: "grid",
  gap: "0.75rem",
  "& > h3": { margin: 0, fontSize: "1.125rem" },
  "& > p": { margin: 0, lineHeight: 1.6 },
  "& > p[role]": { fontWeight: 700 },
});

const Lines = styled("span")({ "& > span": { display: "block" } });

interface Props {
  /** What the theme is called. */
  readonly name: string;
  /** How many people change; null where the platform does not say, and cannot take it back either. */
  readonly people: number | "counting" | null;
  /** Why the last attempt failed. */
  readonly error: Parameters<typeof reasonOf>[0] | undefined;
}

/** What happens if an administrator goes on: how many people change, when, and that it can be undone [THEME-05]. */
export function SyncConfirm({ name, people, error }: Props): ReactElement {
  const text = useText();
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
      {error && (
        <DialogNotice>
          <Alert severity="error">
            <Lines>
              <span>{text(reasonOf(error))}</span>
              <FormattedMessage
                id={
                  "kind" in error && verdictOf({ kind: "failed", error }) === "no"
                    ? "appearance.sync.failed"
                    : "appearance.sync.failedUnknown"
                }
                tagName="span"
              />
            </Lines>
          </Alert>
        </DialogNotice>
      )}
    </Place>
  );
}
