import { styled } from "@mui/material/styles";
import { useId, useState, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Appearance } from "./Appearance";
import { ChoiceGroup, ChoiceRow, ChoiceSet } from "./ChoiceGroup";
import { ColorField } from "./ColorField";
import { LayoutPreview } from "./LayoutPreview";
import { colorVariables, LookPreview, Swatch } from "./LookPreview";
import {
  DEFAULT_COLOR,
  LOOK_NAMES,
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
/** The layouts for everybody; a unit may bring one more. */
const LAYOUTS = ["top", "left"] as const;
const SCHEMES: readonly Scheme[] = ["light", "dark", "system"];
const WHOLE_LOOKS = LOOK_NAMES.filter((look) => look !== "color");
const COLOR_NAMES = ["red", "blue", "cyan-blue", "green"] as const;

/** The colours on offer: the name of their message, and the value that is stored. */
const COLORS = [
  { name: "default", value: DEFAULT_COLOR },
  ...COLOR_NAMES.map((name) => ({ name, value: name })),
] as const;

const Place = styled("div")({ display: "grid", gap: "1.25rem", padding: "1.25rem" });

/** On phones every layout is the same. */
const NotOnPhones = styled("div")({
  display: "grid",
  gap: "1.25rem",
  "@media (max-width: 37.5em)": { display: "none" },
});

const Reason = styled("p")(({ theme }) => ({
  margin: 0,
  marginBlockStart: "-0.75rem",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

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
  const own = LAYOUTS.every((name) => name !== layout.unit) ? layout.unit : null;
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
        <NotOnPhones>
          <ChoiceGroup legend={<FormattedMessage id="header.layout" />}>
            {[...LAYOUTS, ...(own === null ? [] : [own])].map((name) => (
              <Choice
                key={name}
                name={`${id}layout`}
                checked={layout.name === name}
                onChoose={() => onLayout(name)}
                refusedBy={layout.forced ? `${id}forced` : undefined}
              >
                <LayoutPreview layout={name} />
                <FormattedMessage id={messageOf(name)} />
              </Choice>
            ))}
          </ChoiceGroup>
          {layout.forced && (
            <Reason id={`${id}forced`}>
              <FormattedMessage id="header.layout.forced" />
            </Reason>
          )}
        </NotOnPhones>
      </Place>
    </HeaderPopover>
  );
}

/** What the choice of a layout is called; one that a unit brings along is the school's own. */
const messageOf = (name: string) =>
  name === "top" || name === "left" ? (`header.layout.${name}` as const) : "header.layout.unit";
