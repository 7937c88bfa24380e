import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { resolveTheme } from "../../theme/themes";
import { useUndoThemeSyncMutation } from "../base/api/baseLate.api";
import { dateTimeWords } from "../base/core/date/dateWords";
import type { UnitTheme } from "../base/core/wire/unitThemes";
import { useNow } from "../base/platform/useNow";
import { useLanguage, useText } from "../base/i18n/useText";
import { PersonName } from "../base/kit/PersonName";
import { hasLostFocus } from "../base/kit/lostFocus";
import { LoadAlert } from "../base/kit/LoadAlert";
import { Alert } from "../base/kit/mui/Alert";
import { Button } from "../base/kit/mui/Button";
import { themeWords } from "./themeWords";
import { SyncFault } from "./SyncFault";
import type { KnownSync } from "./useThemeSync";

/** As long as the platform takes it back, in milliseconds. */
const UNDO_MS = 24 * 3_600_000;

const Place = styled("div")({
  display: "grid",
  gap: "0.5rem",
  "&:empty": { display: "none" },
  "& > p": { margin: 0, overflowWrap: "anywhere" },
  "& > button": { justifySelf: "start" },
  "&:focus-visible": { outlineOffset: 2 },
});

interface Props {
  readonly of: Pick<KnownSync, "data" | "loaded">;
  readonly unitThemes: readonly UnitTheme[];
  readonly onUndone?: () => void;
}

/** Who set the last theme for everyone and when, and the way back for 24 hours [THEME-05]. */
export function LastSync({ of: { data, loaded }, unitThemes, onUndone }: Props): ReactElement {
  const last = data?.last ?? null;
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const [undo, { isLoading, isSuccess, error }] = useUndoThemeSyncMutation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    const isGone = isSuccess || loaded.status === "ready";
    if (isGone && place.current && hasLostFocus(place.current)) place.current.focus();
  }, [isSuccess, last, loaded.status]);
  const takeBack = async (at: number) => {
    const { error: failure } = await undo({ at });
    if (!failure) onUndone?.();
  };
  const said = (at: number) => dateTimeWords(at, language, { now });
  return (
    <Place ref={place} tabIndex={-1}>
      {last && (
        <>
          <p>
            <FormattedMessage
              id="appearance.sync.last"
              values={{
                by: <PersonName name={last.by} />,
                at: said(last.at),
                until: said(last.at + UNDO_MS),
                name: text(themeWords(resolveTheme(last.theme), unitThemes)),
              }}
            />
          </p>
          <Button disabled={isLoading} variant="outlined" onClick={() => void takeBack(last.at)}>
            <FormattedMessage id="appearance.sync.undo" />
          </Button>
        </>
      )}
      <LoadAlert of={loaded} what={{ id: "appearance.sync.notLoaded" }} />
      {error && (
        <SyncFault error={error} no="appearance.sync.undoFailed" unknown="appearance.sync.undoUnknown" />
      )}
      {isSuccess && !last && loaded.status === "ready" && (
        <Alert severity="success" role="status">
          <FormattedMessage id="appearance.sync.undone" />
        </Alert>
      )}
    </Place>
  );
}
