import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { fakeClock, fakeNavigation, fakePorts } from "../../../test/fakePorts";
import { KitPage, type TestKit } from "../../../test/KitPage";
import { PortsContext, usePorts } from "../platform/PortsContext";
import { useDeferredDialog } from "./useDeferredDialog";

const HOME = "http://localhost/pages/base/pc_desktop_all/index.html#/";
const Asked = () => <p>asked</p>;

/** Several that wish to open by themselves. */
function Wishes({ names, opened }: { readonly names: readonly string[]; readonly opened: string[] }) {
  const unasked = useDeferredDialog(usePorts());
  useEffect(() => {
    const stops = names.map((name) => unasked(() => void opened.push(name)));
    return () => stops.forEach((stop) => stop());
  }, [names, opened, unasked]);
  return <input aria-label="note" />;
}

function wish(names: readonly string[] = ["one"], href = HOME) {
  const opened: string[] = [];
  const { clock, advance } = fakeClock();
  const { navigation } = fakeNavigation(href);
  const { ports } = fakePorts({ clock, navigation });
  let kit: TestKit | undefined;
  const page = (
    <PortsContext value={ports}>
      <KitPage onKit={(made) => (kit = made)}>
        <Wishes names={names} opened={opened} />
      </KitPage>
    </PortsContext>
  );
  const { unmount } = render(page);
  return { opened, navigation, unmount, dialogs: kit!.dialogs, pass: () => act(() => advance(1_000)) };
}

it("opens at once on a desktop that is not in use [A11Y-02]", () => {
  expect(wish().opened).toEqual(["one"]);
});

it("waits while an application is open, and comes on the desktop [LIC-02, A11Y-02]", () => {
  const { opened, navigation, pass } = wish(["one"], `${HOME}viewport?app=notices&fileId=notices`);
  pass();
  expect(opened).toEqual([]);
  navigation.rewrite(HOME);
  pass();
  expect(opened).toEqual(["one"]);
});

it("takes the focus from no field, and stands over no dialog, panel or menu [LIC-02, A11Y-02]", () => {
  const { opened, pass, dialogs, navigation } = wish(["one"], `${HOME}messages`);
  navigation.rewrite(HOME);
  act(() => screen.getByLabelText("note").focus());
  pass();
  expect(opened).toEqual([]);
  act(() => screen.getByLabelText("note").blur());
  act(() => void dialogs.open(Asked, {}));
  pass();
  expect(opened).toEqual([]);
  act(() => dialogs.remove(dialogs.getSnapshot()[0]?.id ?? 0));
  const menu = document.createElement("div");
  menu.setAttribute("role", "menu");
  document.body.append(menu);
  pass();
  expect(opened).toEqual([]);
  menu.remove();
  pass();
  expect(opened).toEqual(["one"]);
});

it("opens nothing once it was given up [WID-01]", () => {
  const { opened, navigation, pass, unmount } = wish(["one"], `${HOME}messages`);
  unmount();
  navigation.rewrite(HOME);
  pass();
  expect(opened).toEqual([]);
});
