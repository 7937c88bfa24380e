import { useTheme } from "@mui/material/styles";
import { act, render } from "@testing-library/react";
import { KitPage } from "../../../test/KitPage";
import { addLateStyles } from "./lateStyles";

it("styles of late parts are in the theme at once, beside the language's words, and nothing is rendered again [THEME-06]", () => {
  const drawn: unknown[] = [];
  function Probe() {
    const { components } = useTheme();
    drawn.push(components);
    return null;
  }
  render(
    <KitPage>
      <Probe />
    </KitPage>,
  );
  const [components] = drawn as [Record<string, object>];
  expect(components).not.toHaveProperty("MuiRating");
  const before = drawn.length;
  act(() =>
    addLateStyles(
      { MuiRating: { styleOverrides: { root: { color: "red" } } } },
      { "zh-CN": { MuiRating: { defaultProps: { emptyLabelText: "无标签" } } } },
    ),
  );
  expect(components["MuiRating"]).toMatchObject({
    styleOverrides: { root: { color: "red" } },
    defaultProps: { emptyLabelText: "无标签" },
  });
  expect(drawn).toHaveLength(before);
});
