import { styled } from "@mui/material/styles";
import { useId, useState, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Appearance } from "./Appearance";
import { ChoiceGroup, ChoiceRow, ChoiceSet } from "./ChoiceGroup";
import { ColorField } from "./ColorField";
import { LayoutGroup } from "./LayoutGroup";
import { colorVariables, LookPreview, Swatch } from "./LookPreview";
import { WHOLE_LOOKS } from "../../../../theme/lookNames";
import {
  DEFAULT_COLOR,
  NAMED_COLORS,
  OWN_COLOR_START,
  resolveTheme,
  shownScheme,
  type Scheme,
} from "../../../../theme/themes";
import { Choice } from "../../../kit/choice/Choice";
import { useMedia } from "../../../kit/useMedia";
import { HeaderPopover } from "../../../kit/header/HeaderPopover";
import type { PanelProps } from "../../../kit/header/panel";
import "./words";

const WIDTH = 480;
const DARK_QUERY = "(prefers-color-scheme: dark)";
const SCHEMES: readonly Scheme[] = ["light", "dark", "system"];
const COLOR_NAMES = ["red", "blue", "cyan-blue", "green"] as const;

/** The colours on offer: the name of their message, and the value that is stored. */
const COLORS = [
  { name: "default", value: DEFAULT_COLOR },
  ...COLOR_NAMES.map((name) => ({ name, value: name })),
] as const;

const Place = styled("div")({ display: "grid", gap: "1.25rem", padding: "1.25rem" });

interface Props extends Pick<PanelProps, "anchor" | "onClose">, Appearance {}

/**
 * How the portal looks, light or dark, and layouts, each worn at once [THEME-01, DESK-06]. A colour of the plain look and a
 * whole look are one choice: only one of them is worn.
 */
export function AppearancePanel({
  anchor,
  onClose,
  value,
  scheme,
  ownColor: kept,
  onOwnColor,
  onTryTheme,
  onTheme,
  onScheme,
  layout,
  onLayout,
}: Props): ReactElement {
  const intl = useIntl();
  const id = useId();
  const worn = resolveTheme(value);
  const isOwnColor = worn.look === "color" && !COLORS.some((color) => color.value === worn.value);
  const prefersDark = useMedia(DARK_QUERY);
  // The colour picked last stays on offer while something else is worn.
  const [ownColor, setOwnColor] = useState(() => resolveTheme(kept, OWN_COLOR_START).color);
  if (isOwnColor && ownColor !== worn.value) setOwnColor(worn.value);
  const choose = (theme: string) => {
    if (isOwnColor) onOwnColor(ownColor);
    onTheme(theme);
  };
  return (
    <HeaderPopover
      anchor={anchor}
      onClose={onClose}
      label={intl.formatMessage({ id: "header.appearance" })}
      width={WIDTH}
    >
      <Place>
        <ChoiceSet legend={<FormattedMessage id="header.look" />}>
          <ChoiceRow caption={<FormattedMessage id="header.look.color" />}>
            {COLORS.map((color) => (
              <Choice
                key={color.name}
                name={`${id}look`}
                checked={worn.value === color.value}
                onChoose={() => choose(color.value)}
              >
                <Swatch style={colorVariables(NAMED_COLORS[color.value] ?? color.value)} />
                <FormattedMessage id={`header.color.${color.name}`} />
              </Choice>
            ))}
            <ColorField
              name={`${id}look`}
              color={ownColor}
              chosen={isOwnColor}
              onTry={onTryTheme}
              onSettle={onTheme}
            />
          </ChoiceRow>
          <ChoiceRow caption={<FormattedMessage id="header.look.whole" />}>
            {WHOLE_LOOKS.map((look) => (
              <Choice
                key={look}
                name={`${id}look`}
                checked={worn.look === look}
                onChoose={() => choose(look)}
              >
                <LookPreview look={look} scheme={shownScheme(scheme, prefersDark)} />
                <FormattedMessage id={`header.look.${look}`} />
              </Choice>
            ))}
          </ChoiceRow>
        </ChoiceSet>
        <ChoiceGroup legend={<FormattedMessage id="header.scheme" />}>
          {SCHEMES.map((each) => (
            <Choice key={each} name={`${id}scheme`} checked={scheme === each} onChoose={() => onScheme(each)}>
              <FormattedMessage id={`header.scheme.${each}`} />
            </Choice>
          ))}
        </ChoiceGroup>
        <LayoutGroup layout={layout} onLayout={onLayout} />
      </Place>
    </HeaderPopover>
  );
}
