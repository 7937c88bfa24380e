import { render, screen } from "@testing-library/react";
import { passFocusOn } from "./passFocusOn";

const page = (side: boolean) => (
  <>
    {side && (
      <nav ref={passFocusOn}>
        <button type="button">menu</button>
      </nav>
    )}
    <main tabIndex={-1} />
    <button type="button">elsewhere</button>
  </>
);

it("gives the focus of what goes away to the page [DESK-06, A11Y-02]", () => {
  const { rerender } = render(page(true));
  screen.getByText("menu").focus();
  rerender(page(false));
  expect(screen.getByRole("main")).toHaveFocus();
});

it("gives it back to where it had come from, also where a dialog was open meanwhile [UP-04, A11Y-02]", () => {
  const { rerender } = render(page(true));
  screen.getByText("elsewhere").focus();
  screen.getByText("menu").focus();
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.role = "dialog";
  dialog.tabIndex = -1;
  dialog.focus();
  screen.getByText("menu").focus();
  dialog.remove();
  rerender(page(false));
  expect(screen.getByText("elsewhere")).toHaveFocus();
});

it("passes on the focus that a browser took when it hid the place, but none that has moved elsewhere [DESK-06, A11Y-02]", () => {
  const { rerender } = render(page(true));
  screen.getByText("menu").focus();
  // Where nothing is drawn, as everywhere in this environment, that is how it looks.
  screen.getByText("menu").blur();
  expect(document.body).toHaveFocus();
  rerender(page(false));
  expect(screen.getByRole("main")).toHaveFocus();

  rerender(page(true));
  screen.getByText("menu").focus();
  screen.getByText("elsewhere").focus();
  rerender(page(false));
  expect(screen.getByText("elsewhere")).toHaveFocus();
});
