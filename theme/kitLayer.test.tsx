import Dialog from "@mui/material/Dialog";
import Menu from "@mui/material/Menu";
import { ThemeProvider } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { render, screen, within } from "@testing-library/react";
import { createPortalTheme } from "./createPortalTheme";
import { partComponents } from "./partComponents";
import { kitLayer } from "./kitLayer";
import { LAYERS } from "./layouts";

const container = document.createElement("div");
const portalTheme = createPortalTheme(partComponents);
const theme = kitLayer(portalTheme, () => container);

beforeEach(() => document.body.append(container));
afterEach(() => container.remove());

it("opens dialogs and menus at 1500 in a place of their own, through a provider as sub-applications have [WID-01]", () => {
  render(
    <ThemeProvider theme={theme} disableStyleSheetGeneration disableNestedContext colorSchemeNode={null}>
      <Dialog open aria-label="question">
        words
      </Dialog>
      <Menu open anchorEl={document.body}>
        <li>entry</li>
      </Menu>
    </ThemeProvider>,
  );
  const roots = [...container.querySelectorAll(".MuiModal-root")];
  expect(roots).toHaveLength(2);
  for (const root of roots) expect(window.getComputedStyle(root).zIndex).toBe("1500");
  expect(within(container).getByText("entry")).toBeInTheDocument();
});

it("shows tooltips above them, and below everything of the portal's [WID-01]", () => {
  render(
    <ThemeProvider theme={theme} disableStyleSheetGeneration disableNestedContext colorSchemeNode={null}>
      <Tooltip open title="more" slotProps={{ transition: { timeout: 0 } }}>
        <button>help</button>
      </Tooltip>
    </ThemeProvider>,
  );
  const tooltip = screen.getByRole("tooltip");
  expect(container).toContainElement(tooltip);
  const layer = Number(window.getComputedStyle(tooltip).zIndex);
  expect(layer).toBeGreaterThan(LAYERS.kit);
  expect(layer).toBeLessThan(LAYERS.platform);
});

it("leaves everything else as the portal has it, and the portal's own theme alone [WID-01]", () => {
  expect(theme.palette).toBe(portalTheme.palette);
  expect(theme.zIndex.snackbar).toBe(LAYERS.notice);
  expect(portalTheme.zIndex.modal).toBe(LAYERS.platform);
  expect(portalTheme.components?.MuiModal?.defaultProps?.container).not.toBe(
    theme.components?.MuiModal?.defaultProps?.container,
  );
});
