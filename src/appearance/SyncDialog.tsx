import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { Provider } from "react-redux";
import { FormattedMessage } from "react-intl";
import type { ResolvedTheme } from "../../theme/themes";
import { useSetThemeMutation } from "../base/api/baseLate.api";
import type { UnitTheme } from "../base/core/wire/unitThemes";
import { useText } from "../base/i18n/useText";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { Alert } from "../base/kit/mui/Alert";
import { Button } from "../base/kit/mui/Button";
import type { Ports } from "../base/platform/ports";
import { PortsContext } from "../base/platform/PortsContext";
import type { PortalStore } from "../base/state/store";
import { themeWords } from "./themeWords";
import { LastSync } from "./LastSync";
import { SyncConfirm } from "./SyncConfirm";
import { SyncPreview } from "./SyncPreview";
import { useThemeSync } from "./useThemeSync";

const WIDTH = "min(72rem, 100%)";

const Step = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1rem" });

/** Not disabled while the answer is on its way: it keeps the focus for another try [A11Y-02]. */
const Send = styled(Button)({ "&[aria-disabled=true]": { opacity: 0.6, cursor: "default" } });

interface Asked {
  readonly theme: ResolvedTheme;
  readonly unitThemes: readonly UnitTheme[];
}

interface Props extends Question<never>, Asked {
  readonly ports: Ports;
  readonly store: PortalStore;
}

/** One theme for everyone, in three steps: what they will see, how many people change, and done, with the way back [THEME-05]. */
export const SyncDialog = ({ ports, store, close, ...asked }: Props): ReactElement => (
  <PortsContext value={ports}>
    <Provider store={store}>
      <SyncSteps {...asked} onClose={() => close()} />
    </Provider>
  </PortsContext>
);

interface StepsProps extends Asked {
  readonly onClose: () => void;
}

function SyncSteps({ theme, unitThemes, onClose }: StepsProps): ReactElement {
  const name = useText()(themeWords(theme, unitThemes));
  const [step, setStep] = useState<"preview" | "confirm" | "done">("preview");
  const [undone, setUndone] = useState(false);
  const [set, { isLoading, error }] = useSetThemeMutation();
  const sync = useThemeSync(theme.value, true);
  const { data, isFetching, loaded } = sync;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The step before has gone with the button that was pressed.
    if (before.current !== step) place.current?.focus();
    before.current = step;
  }, [step]);
  const busy = isLoading || isFetching;
  const isForLater = !isFetching && loaded.status === "ready" && data?.people === 0;
  const [wasForLater, setWasForLater] = useState(false);
  const confirm = async () => {
    if (busy) return;
    setWasForLater(isForLater);
    const { error: failure } = await set({ type: "default_color", theme: theme.value });
    if (!failure) setStep("done");
  };
  const cancel = (
    <Button onClick={onClose}>
      <FormattedMessage id="appearance.sync.cancel" />
    </Button>
  );
  const actions = {
    preview: (
      <>
        {cancel}
        <Button variant="contained" onClick={() => setStep("confirm")}>
          <FormattedMessage id="appearance.sync.continue" />
        </Button>
      </>
    ),
    confirm: (
      <>
        <Button disabled={isLoading} onClick={() => setStep("preview")}>
          <FormattedMessage id="appearance.sync.back" />
        </Button>
        <Send variant="contained" aria-disabled={busy || undefined} onClick={() => void confirm()}>
          <FormattedMessage
            id={
              isLoading
                ? "appearance.sync.sending"
                : error
                  ? "appearance.retry"
                  : isForLater
                    ? "appearance.sync.confirmLater"
                    : "appearance.sync.confirm"
            }
          />
        </Send>
      </>
    ),
    done: (
      <Button variant="contained" onClick={onClose}>
        <FormattedMessage id="appearance.done" />
      </Button>
    ),
  };
  return (
    <DialogFrame
      title={{ id: "appearance.sync.title", values: { name } }}
      width={WIDTH}
      onClose={onClose}
      actions={actions[step]}
    >
      <Step ref={place} tabIndex={-1}>
        {step === "preview" && <SyncPreview theme={theme} />}
        {step === "confirm" && (
          <SyncConfirm
            name={name}
            people={isFetching ? "counting" : (data?.people ?? null)}
            loaded={loaded}
            error={error}
          />
        )}
        {step === "done" && (
          <>
            {!undone && (
              <Alert severity="success" role="status">
                <FormattedMessage
                  id={wasForLater ? "appearance.sync.doneLater" : "appearance.sync.done"}
                  values={{ name }}
                />
              </Alert>
            )}
            <LastSync of={sync} unitThemes={unitThemes} onUndone={() => setUndone(true)} />
          </>
        )}
      </Step>
    </DialogFrame>
  );
}
