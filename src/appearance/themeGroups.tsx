import { useId, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { LOOK_NAMES } from "../../theme/lookNames";
import {
  DEFAULT_COLOR,
  readTheme,
  shownScheme,
  type ResolvedTheme,
  type Scheme,
  type ShownScheme,
} from "../../theme/themes";
import type { UnitTheme } from "../base/core/wire/unitThemes";
import { Choice } from "../base/kit/choice/Choice";
import { Phrase } from "../base/kit/Phrase";
import { useMedia } from "../base/kit/useMedia";
import { ChoiceBoard, ChoiceGroup } from "./ChoiceGroup";
import { colorVariables, LookPreview, Swatch } from "./LookPreview";
import { colorOf, COLORS, themeWords } from "./themeWords";

const DARK_QUERY = "(prefers-color-scheme: dark)";

interface Props {
  readonly active: ResolvedTheme;
  readonly onChoose: (value: string) => void;
  /** The theme below the pointer, or null. */
  readonly onNear: (value: string | null) => void;
}

interface WithColors extends Props {
  /** Colours of one's own, newest first. */
  readonly recent: readonly string[];
}

/** The colours that the unit offers; the looks stand in a group of their own, and what this portal does not know is left out. */
export function UnitThemeGroup({
  themes,
  active,
  onChoose,
  onNear,
}: Props & { readonly themes: readonly UnitTheme[] }): ReactElement | null {
  const id = useId();
  const known = themes.flatMap((offered) => {
    const theme = readTheme(offered.value);
    return theme?.look === "color" ? [{ offered, theme }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ChoiceBoard legend={<FormattedMessage id="appearance.unit" />}>
      {known.map(({ offered, theme }) => (
        <Choice
          key={offered.id}
          name={`${id}unit`}
          checked={active.value === theme.value}
          onChoose={() => onChoose(theme.value)}
          onNear={(near) => onNear(near ? theme.value : null)}
        >
          <Swatch style={colorVariables(theme.color)} />
          <Phrase text={themeWords(theme, [offered])} />
        </Choice>
      ))}
    </ChoiceBoard>
  );
}

/** The looks: the plain one in the colour that was active in it last, and the whole ones with art of their own [THEME-04]. */
export function LookGroup({
  active,
  onChoose,
  onNear,
  scheme,
  recent,
}: WithColors & { readonly scheme: Scheme }): ReactElement {
  const id = useId();
  const shown = shownScheme(scheme, useMedia(DARK_QUERY));
  const plain = active.look === "color" ? active.value : (recent[0] ?? DEFAULT_COLOR);
  return (
    <ChoiceGroup legend={<FormattedMessage id="appearance.look" />}>
      {LOOK_NAMES.map((look) => (
        <Choice
          key={look}
          name={`${id}look`}
          checked={active.look === look}
          onChoose={() => onChoose(look === "color" ? plain : look)}
          onNear={(near) => onNear(near ? (look === "color" ? plain : look) : null)}
        >
          <LookPreview look={look} scheme={shown} color={colorOf(plain)} />
          <FormattedMessage id={`appearance.look.${look}`} />
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** The colours of the plain look, with the last one of one's own [THEME-01]. */
export function ColorGroup({ active, onChoose, onNear, recent: [own] }: WithColors): ReactElement {
  const id = useId();
  const named = COLORS.some(({ value }) => value === own);
  return (
    <ChoiceGroup legend={<FormattedMessage id="appearance.color" />}>
      {[...COLORS, ...(own === undefined || named ? [] : [{ name: "custom", value: own } as const])].map(
        ({ name, value }) => (
          <Choice
            key={name}
            name={`${id}color`}
            checked={active.value === value}
            onChoose={() => onChoose(value)}
            onNear={(near) => onNear(near ? value : null)}
          >
            <Swatch style={colorVariables(colorOf(value))} />
            <FormattedMessage id={`appearance.color.${name}`} />
          </Choice>
        ),
      )}
    </ChoiceGroup>
  );
}

interface SchemeProps<S extends Scheme> {
  readonly scheme: S;
  readonly onScheme: (scheme: S) => void;
}

const groupOf = <S extends Scheme>(schemes: readonly S[]) =>
  function SchemeChoice({ scheme, onScheme }: SchemeProps<S>): ReactElement {
    const id = useId();
    return (
      <ChoiceGroup legend={<FormattedMessage id="appearance.scheme" />}>
        {schemes.map((each) => (
          <Choice key={each} name={`${id}scheme`} checked={scheme === each} onChoose={() => onScheme(each)}>
            <FormattedMessage id={`appearance.scheme.${each satisfies Scheme}`} />
          </Choice>
        ))}
      </ChoiceGroup>
    );
  };

/** Light, dark, or as the system says [THEME-07]. */
export const SchemeGroup = groupOf<Scheme>(["light", "dark", "system"]);

/** Light or dark, for what is only looked at. */
export const ShownSchemeGroup = groupOf<ShownScheme>(["light", "dark"]);
