import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { reasonOf } from "../base/core/wire/reason";
import { DialogNotice } from "../base/kit/dialog/DialogNotice";
import { LoadAlert } from "../base/kit/LoadAlert";
import { useHandedFocus } from "../base/kit/useHandedFocus";
import { SyncFault } from "./SyncFault";
import type { KnownSync } from "./useThemeSync";

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
  readonly loaded: KnownSync["loaded"];
  /** Why the last attempt failed. */
  readonly error: Parameters<typeof reasonOf>[0] | undefined;
}

/**
 * What happens if an administrator goes on: how many people change, when, and that it can be undone. Where no one changes, the theme is
 * for those who join later [THEME-05].
 */
export function SyncConfirm({ name, people, loaded, error }: Props): ReactElement {
  const isCounted = loaded.status === "ready";
  const isForLater = isCounted && people === 0;
  const place = useHandedFocus<HTMLParagraphElement>(isCounted);
  return (
    <Place>
      <h3>
        <FormattedMessage
          id={isForLater ? "appearance.sync.confirmTitleLater" : "appearance.sync.confirmTitle"}
          values={{ name }}
        />
      </h3>
      <LoadAlert of={loaded} what={{ id: "appearance.sync.notCounted" }} />
      <p ref={place} role="status" tabIndex={-1}>
        {!isCounted ? null : people === "counting" ? (
          <FormattedMessage id="appearance.sync.counting" />
        ) : people === null ? (
          <FormattedMessage id="appearance.sync.peopleUnknown" />
        ) : (
          <FormattedMessage id="appearance.sync.people" values={{ count: people }} />
        )}
      </p>
      <p>
        <FormattedMessage id={isForLater ? "appearance.sync.joining" : "appearance.sync.later"} />
        {people !== null && <FormattedMessage id="appearance.sync.undoable" />}
      </p>
      {error && (
        <DialogNotice>
          <SyncFault
            error={error}
            no={isForLater ? "appearance.sync.failedLater" : "appearance.sync.failed"}
            unknown={isForLater ? "appearance.sync.failedUnknownLater" : "appearance.sync.failedUnknown"}
          />
        </DialogNotice>
      )}
    </Place>
  );
}
