import { styled } from "@mui/material/styles";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import type { ReactElement } from "react";
import { PAIRS } from "../../theme/pairs";
import { TEXT_MINIMUM } from "../../theme/tokens";
import { AppTiles } from "./AppTiles";
import { Controls } from "./Controls";

const Page = styled("main")({ display: "grid", gap: "1.5rem" });

const Board = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
  gap: "0.75rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const Chip = styled("li")(({ theme }) => ({
  display: "grid",
  gap: "0.25rem",
  padding: "0.75rem",
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: "var(--radius-control)",
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
  "& > b": { fontSize: "1.25rem" },
}));

const words = PAIRS.filter(({ minimum }) => minimum >= TEXT_MINIMUM);

/** Every pair of colours in which words are written: the ground is the chip's, the ink its words'. */
function Colours(): ReactElement {
  return (
    <Page className="look-page">
      <h1 className="look-heading">颜色 Colours</h1>
      <Board>
        {words.map(({ name, foreground, background }) => (
          <Chip key={name} style={{ color: `var(${foreground})`, backgroundColor: `var(${background})` }}>
            <b>Aa 文字</b>
            {name}
          </Chip>
        ))}
      </Board>
    </Page>
  );
}

const Shapes = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "1.5rem",
  padding: 0,
  listStyle: "none",
});

const Shape = styled("li")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  inlineSize: "12rem",
  blockSize: "7rem",
  border: `var(--border-width) solid ${theme.vars.palette.line.outline}`,
  backgroundColor: theme.vars.palette.surface.card,
}));

const SHAPES = [
  ["control", "none"],
  ["tile", "none"],
  ["card", "var(--shadow-card)"],
  ["dialog", "var(--shadow-raised)"],
] as const;

/** What a look has besides colours: its headings, corners, shadows, and the art behind it all. */
function TypeAndShape(): ReactElement {
  return (
    <Page className="look-page">
      <h1 className="look-heading">育才实验学校 Yucai Experimental School</h1>
      <p>
        正文用读者自己的字体，标题用主题的字体。 Body text keeps the reader’s own font; headings take the
        look’s.
      </p>
      <Shapes>
        {SHAPES.map(([name, boxShadow]) => (
          <Shape key={name} style={{ borderRadius: `var(--radius-${name})`, boxShadow }}>
            {name}
          </Shape>
        ))}
      </Shapes>
    </Page>
  );
}

/** Choose a look and a colour in the toolbar: all of this follows, and so does every other story. */
const meta = { title: "Theme", parameters: { layout: "padded" } } satisfies Meta;

export default meta;

export const EveryColour: StoryObj = { render: () => <Colours /> };

export const TypeAndCorners: StoryObj = { render: () => <TypeAndShape /> };

export const EveryControl: StoryObj = { parameters: { layout: "fullscreen" }, render: () => <Controls /> };

export const ApplicationTiles: StoryObj = {
  parameters: { layout: "fullscreen" },
  render: () => <AppTiles />,
};
