import { styled } from "@mui/material/styles";
import { useMemo, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { resolveTheme } from "../../theme/themes";
import { useUnitConfigQuery } from "../base/api/unit.api";
import { readUnitThemes } from "../base/core/wire/unitThemes";
import { useText } from "../base/i18n/useText";
import { DialogNotice } from "../base/kit/dialog/DialogNotice";
import { DialogFrame } from "../base/kit/DialogFrame";
import { Button } from "../base/kit/mui/Button";
import { usePerson } from "../base/session/PersonContext";
import { useAdministrator } from "../base/state/useAdministrator";
import { KeepingState, NotKept } from "./KeepingState";
import { LayoutGroup } from "./LayoutGroup";
import { OwnColor } from "./OwnColor";
import { ThemePreview } from "./preview/ThemePreview";
import { SyncSection } from "./SyncSection";
import { ColorGroup, LookGroup, SchemeGroup, UnitThemeGroup } from "./themeGroups";
import { themeWords } from "./themeWords";
import { useAppearance } from "./useAppearance";

/** 680 px at the usual size of text [THEME-05]. */
const WIDTH = "min(42.5rem, 100%)";

const Parts = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.25rem",
  // What has the focus is not under the preview, which stays above it.
  "@media (min-height: 48em)": {
    "& :is(input, button, summary, [role='slider'])": { scrollMarginBlockStart: "21rem" },
  },
});

interface Props {
  readonly unitLayout: string | null;
  readonly onClose: () => void;
}

/** The dialog over the store: a preview of what is pointed at or picked, and the choices below it. */
export function AppearanceFrame({ unitLayout, onClose }: Props): ReactElement {
  const text = useText();
  const { unitId } = usePerson();
  const appearance = useAppearance(unitLayout);
  const { data: config } = useUnitConfigQuery({ unitId });
  const unitThemes = useMemo(() => readUnitThemes(config), [config]);
  const administrator = useAdministrator();
  const [near, setNear] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const { active, keeping, changed, recent } = appearance;
  const shown = resolveTheme(near ?? draft, active.value);
  const candidate = resolveTheme(draft, active.value);
  const choose = (value: string) => {
    setDraft(null);
    setNear(null);
    appearance.onTheme(value);
  };
  const group = { active, onChoose: choose, onNear: setNear };
  return (
    <DialogFrame
      title={{ id: "appearance.title" }}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <KeepingState keeping={keeping} />
          <Button
            disabled={!changed}
            onClick={() => {
              setDraft(null);
              appearance.onUndo();
            }}
          >
            <FormattedMessage id="appearance.undo" />
          </Button>
          <Button variant="contained" onClick={onClose}>
            <FormattedMessage id="appearance.done" />
          </Button>
        </>
      }
    >
      <Parts>
        {keeping === "failed" && (
          <DialogNotice>
            <NotKept onRetry={appearance.onRetry} />
          </DialogNotice>
        )}
        <ThemePreview theme={shown} name={text(themeWords(shown, unitThemes))} />
        <UnitThemeGroup themes={unitThemes} {...group} />
        <LookGroup {...group} scheme={appearance.scheme} recent={recent} />
        <ColorGroup {...group} recent={recent} />
        <OwnColor
          color={draft ?? recent[0] ?? null}
          recent={recent}
          drafted={draft !== null && draft !== active.value}
          onColor={setDraft}
          onUse={(color) => {
            setDraft(null);
            appearance.onOwnColor(color);
          }}
        />
        <SchemeGroup scheme={appearance.scheme} onScheme={appearance.onScheme} />
        <LayoutGroup layout={appearance.layout} onLayout={appearance.onLayout} />
        {administrator && <SyncSection theme={candidate} unitThemes={unitThemes} />}
      </Parts>
    </DialogFrame>
  );
}
