import AlertCircle from "lucide-react/icons/alert-circle";
import CalendarDays from "lucide-react/icons/calendar-days";
import CircleDot from "lucide-react/icons/circle-dot";
import LayoutPanelLeft from "lucide-react/icons/layout-panel-left";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { glyphShapes, iconGlyphs } from "./glyphs";

it.each([
  ["alert-circle", AlertCircle],
  ["calendar-days", CalendarDays],
  ["circle-dot", CircleDot],
  ["layout-panel-left", LayoutPanelLeft],
])("reads %s as Lucide draws it, under its present name or an earlier one [THEME-04]", (name, Icon) => {
  const drawn = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>(.*)<\/svg>$/, "$1");
  expect(glyphShapes(name)).toBe(drawn.replaceAll(/<(\w+)([^>]*)><\/\1>/g, "<$1$2 />"));
});

it("finds shapes for every name, an abandoned one among them [THEME-04]", () => {
  expect(iconGlyphs.has("fingerprint")).toBe(true);
  for (const name of iconGlyphs) expect(glyphShapes(name)).toMatch(/^(<[a-z]+( [a-z\d]+="[^"<>]*")+ \/>)+$/);
});
