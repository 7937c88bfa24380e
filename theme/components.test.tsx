import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import Menu from "@mui/material/Menu";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createPortalTheme } from "./createPortalTheme";
import { partComponents } from "./partComponents";

const theme = createPortalTheme(partComponents);
const show = (children: ReactNode) => render(<ThemeProvider theme={theme}>{children}</ThemeProvider>);

beforeEach(() => {
  const portal = document.createElement("div");
  portal.id = "portal";
  document.body.append(portal);
});
afterEach(() => document.getElementById("portal")?.remove());

describe("MUI under the portal's theme", () => {
  it("opens dialogs and menus beside the application [A11Y-02]", () => {
    show(
      <>
        <Dialog open aria-label="question">
          words
        </Dialog>
        <Menu open anchorEl={document.body}>
          <li>entry</li>
        </Menu>
      </>,
    );
    const portal = document.getElementById("portal");
    expect(portal).toContainElement(screen.getByText("words"));
    expect(portal).toContainElement(screen.getByText("entry"));
  });

  it("opens them in the body of a page without the portal's place", () => {
    document.getElementById("portal")?.remove();
    show(
      <Dialog open aria-label="question">
        words
      </Dialog>,
    );
    expect(screen.getByText("words")).toBeInTheDocument();
  });

  it("has each of a group of choices in the Tab key's way [A11Y-02]", () => {
    show(
      <ToggleButtonGroup exclusive value="b">
        <ToggleButton value="a">A</ToggleButton>
        <ToggleButton value="b">B</ToggleButton>
      </ToggleButtonGroup>,
    );
    expect(screen.getAllByRole("button").map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
  });

  it("paints by name from the theme's variables [THEME-02]", () => {
    show(
      <Box
        data-testid="box"
        sx={{ bgcolor: "brand.tint3", color: "brand.accent", borderColor: "line.soft" }}
      />,
    );
    const style = window.getComputedStyle(screen.getByTestId("box"));
    expect(style.backgroundColor).toContain("--p-palette-brand-tint3");
    expect(style.color).toContain("--p-palette-brand-accent");
  });
});
