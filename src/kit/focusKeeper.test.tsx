import { render, screen } from "@testing-library/react";
import { FocusKeeper } from "./FocusKeeper";

const page = (button: "ready" | "busy" | "gone") => (
  <>
    <FocusKeeper role="group" aria-label="camera">
      {button !== "gone" && (
        <button type="button" disabled={button === "busy"}>
          save
        </button>
      )}
    </FocusKeeper>
    <button type="button">elsewhere</button>
  </>
);

it.each(["gone", "busy"] as const)(
  "takes the focus of a button that an update leaves %s [A11Y-02]",
  (left) => {
    const { rerender } = render(page("ready"));
    screen.getByText("save").focus();
    rerender(page(left));
    expect(screen.getByRole("group", { name: "camera" })).toHaveFocus();
  },
);

it("takes none that is elsewhere [A11Y-02]", () => {
  const { rerender } = render(page("ready"));
  screen.getByText("elsewhere").focus();
  rerender(page("gone"));
  expect(screen.getByText("elsewhere")).toHaveFocus();
});
