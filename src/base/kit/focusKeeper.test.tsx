import { act, render, screen } from "@testing-library/react";
import { FocusKeeper } from "./FocusKeeper";
import { PageFoot } from "./PageFoot";
import { PageFrame } from "./PageFrame";
import { useHandedFocus } from "./useHandedFocus";

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

it("leaves it to what has taken the place of the button, and takes it where nothing has [A11Y-02]", () => {
  function Line({ shown }: { readonly shown: boolean }) {
    const line = useHandedFocus<HTMLParagraphElement>(shown);
    return shown && <p ref={line} tabIndex={-1} />;
  }
  const drawn = (saved: boolean, line = saved) => (
    <>
      <Line shown={line} />
      <FocusKeeper role="group" aria-label="form">
        {!saved && <button type="button">save</button>}
      </FocusKeeper>
    </>
  );
  const { rerender } = render(drawn(false));
  screen.getByText("save").focus();
  rerender(drawn(true));
  expect(screen.getByRole("paragraph")).toHaveFocus();
  // What was there before has no focus to take.
  rerender(drawn(false, true));
  screen.getByText("save").focus();
  rerender(drawn(true));
  expect(screen.getByRole("group", { name: "form" })).toHaveFocus();
});

it("takes the focus of a button in the page's foot as well, where its part has put it [A11Y-02]", () => {
  const drawn = (isThere: boolean) => (
    <PageFrame>
      <FocusKeeper role="group" aria-label="files">
        <PageFoot>{isThere && <button type="button">paste</button>}</PageFoot>
      </FocusKeeper>
    </PageFrame>
  );
  const { rerender } = render(drawn(true));
  const button = screen.getByText("paste");
  expect(screen.getByRole("group", { name: "files" })).not.toContainElement(button);
  act(() => button.focus());
  rerender(drawn(false));
  expect(screen.getByRole("group", { name: "files" })).toHaveFocus();
});
