import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { resolveTheme } from "../../../../theme/themes";
import { useUndoThemeSyncMutation } from "../../../api/baseLate.api";
import { dateTimeWords } from "../../../core/date/dateWords";
import type { LastSync as Last } from "../../../core/wire/themeSync";
import type { UnitTheme } from "../../../core/wire/unitThemes";
import { useNow } from "../../../platform/useNow";
import { useLanguage, useText } from "../../../i18n/useText";
import { PersonName } from "../../../kit/PersonName";
import { hasLostFocus } from "../../../kit/lostFocus";
import { Alert } from "../../../kit/mui/Alert";
import { Button } from "../../../kit/mui/Button";
import { themeWords } from "../themeWords";

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
  readonly last: Last | null;
  readonly unitThemes: readonly UnitTheme[];
  readonly onUndone?: () => void;
}

/** Who set the last theme for everyone and when, and the way back for 24 hours [THEME-05]. */
export function LastSync({ last, unitThemes, onUndone }: Props): ReactElement {
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const [undo, { isLoading, isSuccess, isError }] = useUndoThemeSyncMutation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    if (isSuccess && place.current && hasLostFocus(place.current)) place.current.focus();
  }, [isSuccess, last]);
  const takeBack = async (at: number) => {
    const { error } = await undo({ at });
    if (!error) onUndone?.();
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
      {isError && (
        <Alert severity="error">
          <FormattedMessage id="appearance.sync.undoFailed" />
        </Alert>
      )}
      {isSuccess && !last && (
        <Alert severity="success" role="status">
          <FormattedMessage id="appearance.sync.undone" />
        </Alert>
      )}
    </Place>
  );
}
