import { styled } from "@mui/material/styles";
import { useId, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { FONT_FAMILIES, FONT_SIZES, readColor, type FontStyle } from "../../core/font/fontStyle";
import { FONT_SWATCHES } from "../../core/font/swatches";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { Choice } from "../choice/Choice";
import { ColorPicker } from "../color/ColorPicker";
import { VisuallyHidden } from "../VisuallyHidden";
import { fontName, fontStack } from "./fontFamilies";
import { FontPreview } from "./FontPreview";

const Whole = styled("fieldset")(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: "grid",
  gap: "1.25rem",
  color: theme.vars.palette.text.primary,
}));

const Group = styled("fieldset")({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  "& > legend": { padding: 0, marginBlockEnd: "0.5rem", fontWeight: 700, fontSize: "0.9375rem" },
});

const Options = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(var(--least), 45%), 1fr))",
  gap: "0.375rem",
  "& .glyph": { fontSize: "1.75rem", lineHeight: 1.25 },
  "& label": { minBlockSize: "2.75rem", alignContent: "center" },
});

/** A disc of a colour; its edge separates it from the ground, whatever the colour. */
const Disc = styled("span")(({ theme }) => ({
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: "50%",
  border: `1px solid ${theme.vars.palette.line.control}`,
  backgroundColor: "var(--ink)",
  forcedColorAdjust: "none",
}));

interface OptionsProps {
  readonly legend: Text;
  /** Least width of an option, as a CSS length. */
  readonly least: string;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

function OptionGroup({ legend, least, children, below }: OptionsProps): ReactElement {
  return (
    <Group>
      <legend>{useText()(legend)}</legend>
      <Options style={{ "--least": least } as CSSProperties}>{children}</Options>
      {below}
    </Group>
  );
}

interface Props {
  readonly value: FontStyle;
  /** Called with the whole style after every choice, never with an invalid one [THEME-08]. */
  readonly onChange: (style: FontStyle) => void;
  readonly label?: Text;
  /** The ground behind the text, `#rrggbb`; white paper by default. */
  readonly paper?: string;
  readonly sample?: Text;
}

const LABEL: Text = { id: "kit.font.legend" };
const SAMPLE: Text = { id: "kit.font.sample" };
const PICK: Text = { id: "kit.font.pick" };
const WHITE_PAPER = "#ffffff";

const OtherColor = styled("div")({ marginBlockStart: "1rem", maxInlineSize: "24rem" });

/** A picker for the style of a text: its colour, size and font, with a preview and its readability [THEME-08]. */
export function ColorFontPicker({
  value,
  onChange,
  label = LABEL,
  paper = WHITE_PAPER,
  sample = SAMPLE,
}: Props): ReactElement {
  const text = useText();
  const id = useId();
  const ground = readColor(paper) ?? WHITE_PAPER;
  const choose = (part: Partial<FontStyle>) => onChange({ ...value, ...part });
  return (
    <Whole>
      <VisuallyHidden as="legend">{text(label)}</VisuallyHidden>
      <OptionGroup legend={{ id: "kit.font.family" }} least="8rem">
        {FONT_FAMILIES.map((family) => (
          <Choice
            key={family}
            name={`${id}family`}
            checked={value.fontFamily === family}
            onChoose={() => choose({ fontFamily: family })}
          >
            <span className="glyph" aria-hidden style={{ fontFamily: fontStack(family) }}>
              {text({ id: "kit.font.glyph" })}
            </span>
            {text(fontName(family))}
          </Choice>
        ))}
      </OptionGroup>
      <OptionGroup legend={{ id: "kit.font.size" }} least="2.5rem">
        {FONT_SIZES.map((size) => (
          <Choice
            key={size}
            name={`${id}size`}
            checked={value.fontSize === size}
            onChoose={() => choose({ fontSize: size })}
          >
            <span aria-hidden>{Number.parseInt(size)}</span>
            <VisuallyHidden>
              {text({ id: "kit.font.sizeOption", values: { size: Number.parseInt(size) } })}
            </VisuallyHidden>
          </Choice>
        ))}
      </OptionGroup>
      <OptionGroup
        legend={{ id: "kit.font.color" }}
        least="3.5rem"
        below={
          <OtherColor>
            <ColorPicker label={PICK} color={value.color} onColor={(color) => choose({ color })} />
          </OtherColor>
        }
      >
        {FONT_SWATCHES.map(({ name, color }) => (
          <Choice
            key={name}
            name={`${id}color`}
            checked={value.color === color}
            onChoose={() => choose({ color })}
          >
            <Disc style={{ "--ink": color } as CSSProperties} />
            {text({ id: `kit.font.color.${name}` })}
          </Choice>
        ))}
      </OptionGroup>
      <FontPreview style={value} paper={ground} sample={sample} />
    </Whole>
  );
}
