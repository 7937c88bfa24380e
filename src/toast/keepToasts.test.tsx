import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeClock, fakePorts, wireUser } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import { readUser } from "../base/core/wire/user";
import { USUAL_LESSONS } from "./flow/quiet";
import type { MessageId } from "../base/i18n/messageIds";
import { addLateWords, lateWordsOf, recallLateWords } from "../base/i18n/lateWords";
import type { StoredValues } from "../base/platform/storage";
import { awaitKeeper } from "./awaitKeeper";

/** The chunks that the network does not deliver. */
const mockMissing = { keeper: false, log: false };

jest.mock("./keepToasts", () => {
  if (mockMissing.keeper) throw new Error("ChunkLoadError: toast-keeper");
  return jest.requireActual<object>("./keepToasts");
});

const PERSON = "100:7";

jest.mock("./ToastLogDialog", () => {
  if (mockMissing.log) throw new Error("ChunkLoadError: toasts");
  return jest.requireActual<object>("./ToastLogDialog");
});

/** A page of the portal with Wang signed in. */
function open(
  parts: { readonly quiet?: boolean; readonly storage?: StoredValues; readonly userId?: string } = {},
) {
  const time = fakeClock();
  const { ports } = fakePorts({ clock: time.clock, ...(parts.storage && { storage: parts.storage }) });
  const user = readUser(wireUser({ ...(parts.userId && { userId: parts.userId }) }));
  ports.storage.write("user", user);
  if (parts.quiet) ports.storage.of(PERSON).write("quietUntil", Infinity);
  let kit: TestKit | undefined;
  render(
    <KitPage onKit={(made) => (kit = made)}>
      <main tabIndex={-1} />
    </KitPage>,
  );
  if (!kit) throw new Error("KitPage gives its kit while it is drawn");
  const { toasts, dialogs, pass } = kit;
  act(() =>
    awaitKeeper({
      kit: { toasts, dialogs },
      ports,
      whoIsHere: () => user,
      lessonEnd: () => Promise.resolve(USUAL_LESSONS),
    }),
  );
  const shown = () => toasts.getSnapshot().map(({ text }) => text);
  const say = (text: string) => act(() => toasts.notify({ severity: "info", text }));
  const arrived = () => waitFor(() => expect(shown().length + (log()?.unread ?? 0)).toBeGreaterThan(0));
  const log = () => toasts.getPolicy()?.log;
  return {
    ports,
    time,
    toasts,
    pass: (milliseconds: number) => act(() => pass(milliseconds)),
    shown,
    say,
    arrived,
    log,
  };
}

describe("a page's toasts", () => {
  it("are shown as they are if the keeper cannot be loaded, and after five seconds at the latest [REL-03]", async () => {
    mockMissing.keeper = true;
    const failing = open();
    failing.say("early");
    await failing.arrived();
    failing.say("late");
    expect(failing.shown()).toEqual(["early", "late"]);
    expect(failing.log() ?? null).toBeNull();
    mockMissing.keeper = false;
    act(() => void fireEvent(window, new Event("online")));
    await waitFor(() => expect(failing.log()).toBeTruthy());

    mockMissing.keeper = false;
    const slow = open();
    slow.say("early");
    act(() => slow.time.advance(5_000));
    expect(slow.shown()).toEqual(["early"]);
  });

  it("have no log if its code does not load, and the message stays until it is closed [REL-03, A11Y-05]", async () => {
    mockMissing.log = true;
    const { say, arrived, shown, pass, log: entry } = open();
    say("early");
    await arrived();
    pass(2_000);
    act(() => entry()?.open());
    await waitFor(() => expect(shown()).toEqual([{ id: "header.panelFailed" }]));
    mockMissing.log = false;
    pass(60_000);
    expect(shown()).toHaveLength(1);
  });

  it("wait for the keeper, and are shown then [MORE-03]", async () => {
    const { say, shown, arrived } = open();
    say("early");
    expect(shown()).toEqual([]);
    await arrived();
    expect(shown()).toEqual(["early"]);
  });

  it("never interrupt a quiet time that was set before the page was loaded [MORE-03]", async () => {
    const { say, shown, arrived, log: entry } = open({ quiet: true });
    say("early");
    await arrived();
    expect([shown(), entry()?.quiet, entry()?.unread]).toEqual([[], true, 1]);
  });

  it("are announced at the end of quiet, even if another tab ends it, with a link to the log [MORE-03]", async () => {
    const { ports, say, arrived, shown } = open({ quiet: true });
    say("held");
    await arrived();
    ports.storage.of(PERSON).remove("quietUntil");
    act(() => {
      fireEvent(window, new StorageEvent("storage", { key: `portal.of.${PERSON}.quietUntil` }));
    });
    expect(shown()).toEqual([{ id: "header.held", values: { count: 1 } }]);
    await userEvent.click(screen.getByRole("button", { name: "查看" }));
    const log = await screen.findByRole("dialog", { name: "提示记录" });
    expect(within(log).getAllByRole("listitem")).toHaveLength(2);
    expect(within(log).getByText("held")).toBeVisible();
    expect(within(log).getByText("1 条未读")).toBeVisible();
  });

  it("are not announced because the person signs out in another tab [SEC-03]", async () => {
    const { ports, say, arrived, shown } = open({ quiet: true });
    say("held");
    await arrived();
    ports.storage.remove("user");
    ports.storage.of(PERSON).remove("quietUntil");
    act(() => {
      fireEvent(window, new StorageEvent("storage", { key: `portal.of.${PERSON}.quietUntil` }));
    });
    expect(shown()).toEqual([]);
  });

  it("are all read once the log is closed, which opens only once at a time [MORE-03]", async () => {
    const { say, arrived, log: entry } = open({ quiet: true });
    say("held");
    await arrived();
    act(() => {
      entry()?.open();
      entry()?.open();
    });
    await screen.findByRole("dialog", { name: "提示记录" });
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(entry()?.unread).toBe(0));
  });

  it("leave the screen when the log opens, which has them all; waiting ones are unread there [MORE-03, A11Y-02]", async () => {
    const { ports, say, arrived, shown, log: entry } = open();
    ports.storage.of(PERSON).write("toastStay", "untilDismissed");
    say("0");
    await arrived();
    for (let index = 1; index < 7; index += 1) say(`${index}`);
    expect([shown().length, entry()?.unread]).toEqual([5, 2]);
    act(() => entry()?.open());
    const log = await screen.findByRole("dialog", { name: "提示记录" });
    expect(within(log).getAllByRole("listitem")).toHaveLength(7);
    expect(within(log).getByText("2 条未读")).toBeVisible();
    expect(shown()).toEqual([]);
    say("later");
    expect(shown()).toEqual(["later"]);
    expect(within(log).getAllByRole("listitem")).toHaveLength(8);
  });

  it("are in the log after a reload too, of the same person alone [MORE-03, SEC-03]", async () => {
    const first = open();
    first.say("before");
    await first.arrived();
    const { storage } = first.ports;
    const again = open({ storage });
    again.say("after");
    await again.arrived();
    act(() => again.log()?.open());
    const log = within(await screen.findByRole("dialog", { name: "提示记录" }));
    expect(log.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("after"),
      expect.stringContaining("before"),
    ]);
    cleanup();
    const other = open({ storage, userId: "8" });
    other.say("of another person");
    await other.arrived();
    expect(storage.read("toastLog")).toMatchObject({ log: [{ text: "of another person" }] });
    await storage.wipePersonal();
    expect(storage.read("toastLog")).toBeNull();
  });

  it("have their words in the log after a reload, though the code that brings these is not there yet [MORE-03, I18N-03]", async () => {
    const said = { id: "test.saved" as MessageId };
    const words = lateWordsOf([said.id]);
    expect(Object.keys(words.en)).toEqual([]);
    addLateWords({ "zh-CN": { [said.id]: [{ type: 0, value: "头像已保存" }] }, en: {} } as never);
    const first = open();
    act(() => first.toasts.notify({ severity: "success", text: said }));
    await first.arrived();
    const stored = JSON.parse(JSON.stringify(first.ports.storage.read("toastLog"))) as { words: unknown };
    expect(stored.words).toEqual({ "zh-CN": { [said.id]: [{ type: 0, value: "头像已保存" }] }, en: {} });
    recallLateWords({ en: { "test.recalled": [{ type: 0, value: "Recalled" }], "test.broken": "x" } });
    expect(lateWordsOf(["test.recalled", "test.broken"]).en).toEqual({
      "test.recalled": [{ type: 0, value: "Recalled" }],
    });
  });

  it("and their log are removed with the person [SEC-03]", async () => {
    const { say, arrived, toasts, shown, log: entry } = open();
    say("for Wang alone");
    await arrived();
    act(() => toasts.clear());
    expect(shown()).toEqual([]);
    act(() => entry()?.open());
    const log = await screen.findByRole("dialog", { name: "提示记录" });
    expect(within(log).queryByRole("listitem")).toBeNull();
    expect(within(log).getByText(/^还没有提示/)).toBeVisible();
  });
});
