import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChoiceGroup } from "./ChoiceGroup";
import { ColorField } from "./ColorField";
import { colorVariable, LookPreview, Swatch } from "./LookPreview";
import {
  DEFAULT_COLOR,
  LOOK_NAMES,
  LOOKS,
  NAMED_COLORS,
  resolveTheme,
  type Scheme,
} from "../../../../theme/themes";
import { Choice } from "../../../kit/choice/Choice";
import { HeaderPopover, type PanelProps } from "../HeaderPopover";

const WIDTH = 480;
const SCHEMES: readonly Scheme[] = ["light", "dark", "system"];
const COLOR_NAMES = ["red", "blue", "cyan-blue", "green"] as const;

/** The colours on offer: the name of their message, and the value that is stored. */
const COLORS = [
  { name: "default", value: DEFAULT_COLOR },
  ...COLOR_NAMES.map((name) => ({ name, value: name })),
] as const;

const Place = styled("div")({ display: "grid", gap: "1.25rem", padding: "1.25rem" });

interface Props extends PanelProps {
  /** The theme worn now, in its stored form. */
  readonly value: string;
  readonly scheme: Scheme;
  /** A theme to wear at once, not yet decided on. */
  readonly onTryTheme: (value: string) => void;
  /** A theme to wear and to keep. */
  readonly onTheme: (value: string) => void;
  readonly onScheme: (scheme: Scheme) => void;
}

/** Looks, colours and light or dark, each worn at once [THEME-01]. */
export function AppearancePanel({
  anchor,
  onClose,
  value,
  scheme,
  onTryTheme,
  onTheme,
  onScheme,
}: Props): ReactElement {
  const intl = useIntl();
  const id = useId();
  const worn = resolveTheme(value);
  const isOwnColor = worn.look === "color" && !COLORS.some((color) => color.value === worn.value);
  return (
    <HeaderPopover
      anchor={anchor}
      onClose={onClose}
      label={intl.formatMessage({ id: "header.appearance" })}
      width={WIDTH}
    >
      <Place>
        <ChoiceGroup legend={<FormattedMessage id="header.look" />}>
          {LOOK_NAMES.map((look) => (
            <Choice
              key={look}
              name={`${id}look`}
              checked={worn.look === look}
              onChoose={() => onTheme(look === "color" ? LOOKS.color.color : look)}
            >
              <LookPreview look={look} />
              <FormattedMessage id={`header.look.${look}`} />
            </Choice>
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={<FormattedMessage id="header.color" />}>
          {COLORS.map((color) => (
            <Choice
              key={color.name}
              name={`${id}color`}
              checked={worn.value === color.value}
              onChoose={() => onTheme(color.value)}
            >
              <Swatch style={colorVariable(NAMED_COLORS[color.value] ?? color.value)} />
              <FormattedMessage id={`header.color.${color.name}`} />
            </Choice>
          ))}
          <ColorField color={worn.color} chosen={isOwnColor} onTry={onTryTheme} onSettle={onTheme} />
        </ChoiceGroup>
        <ChoiceGroup legend={<FormattedMessage id="header.scheme" />}>
          {SCHEMES.map((each) => (
            <Choice key={each} name={`${id}scheme`} checked={scheme === each} onChoose={() => onScheme(each)}>
              <FormattedMessage id={`header.scheme.${each}`} />
            </Choice>
          ))}
        </ChoiceGroup>
      </Place>
    </HeaderPopover>
  );
}
