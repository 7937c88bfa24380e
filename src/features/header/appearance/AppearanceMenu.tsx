import type { ReactElement } from "react";
import { resolveTheme } from "../../../../theme/themes";
import { useSetThemeMutation } from "../../../api/baseLate.api";
import type { PanelProps } from "../../../kit/header/panel";
import { useShell } from "../../../kit/ShellContext";
import { usePorts } from "../../../platform/PortsContext";
import { useAppDispatch, useAppSelector } from "../../../state/hooks";
import { layoutChosen, schemeChosen, themeChosen } from "../../../state/preferences";
import { AppearancePanel } from "./AppearancePanel";

/** The appearance of the portal, which this device and the platform keep for the person. */
export function AppearanceMenu({ anchor, onClose }: PanelProps): ReactElement {
  const { storage } = usePorts();
  const { layout } = useShell();
  const dispatch = useAppDispatch();
  const { theme, themeAsked, scheme } = useAppSelector((state) => state.preferences);
  const [saveTheme] = useSetThemeMutation();
  return (
    <AppearancePanel
      anchor={anchor}
      onClose={onClose}
      value={resolveTheme(themeAsked, theme).value}
      scheme={scheme}
      ownColor={storage.read("ownColor")}
      onOwnColor={(value) => storage.write("ownColor", value)}
      onTryTheme={(value) => dispatch(themeChosen(value))}
      onTheme={(value) => {
        dispatch(themeChosen(value));
        void saveTheme({ type: "color", theme: value });
      }}
      onScheme={(value) => dispatch(schemeChosen(value))}
      layout={layout}
      onLayout={(value) => dispatch(layoutChosen(value))}
    />
  );
}
