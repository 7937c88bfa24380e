import { fakeClock, fakeWebStorage } from "../../../test/fakePorts";
import { unreadOf } from "./step";
import type { Toast } from "../../base/core/wire/text";
import type { PersonKey } from "../../base/core/wire/user";
import { createStorage } from "../../base/platform/storage";
import { ToastKeeper } from "./ToastKeeper";

const MINUTE = 60_000;
const WANG: PersonKey = "100:7";
const LI: PersonKey = "100:8";

/** A page of one device, with a person signed in. */
function open(local = fakeWebStorage(), time = fakeClock(1_000_000)) {
  const storage = createStorage({ local: () => local, session: () => undefined });
  const here: { person: PersonKey | null } = { person: WANG };
  const told: number[] = [];
  const keeper = new ToastKeeper({
    clock: time.clock,
    shelf: () => here.person && storage.of(here.person),
    recall: () => [],
    store: () => undefined,
    tell: (count) => void told.push(count),
  });
  const say = (text: string, fields: Partial<Toast> = {}) =>
    keeper.take({ severity: "info", text, ...fields });
  return { keeper, say, told, here, local, storage, time };
}

const texts = ({ keeper }: ReturnType<typeof open>) => keeper.getSnapshot().log.map(({ text }) => text);

describe("the keeper of toasts", () => {
  it("shows them as long as the person wishes, from now on and after a reload [MORE-03]", () => {
    const page = open();
    expect(page.say("a")).not.toHaveProperty("duration");
    page.keeper.chooseStay("untilDismissed");
    expect(page.say("b")).toMatchObject({ duration: 0 });
    expect(open(page.local).say("c")).toMatchObject({ duration: 0 });
  });

  it("keeps what a person wishes for them alone [MORE-03, SEC-03]", () => {
    const page = open();
    page.keeper.chooseStay("longer");
    page.here.person = LI;
    expect(page.say("a")).not.toHaveProperty("duration");
    page.here.person = WANG;
    expect(page.say("b")).toMatchObject({ duration: 10_000 });
    page.here.person = null;
    expect(page.say("c")).not.toHaveProperty("duration");
  });

  it("holds them during quiet, which ends by itself and says how many were held [MORE-03]", () => {
    const page = open();
    page.keeper.chooseQuiet("class");
    expect([page.say("a"), page.say("b")]).toEqual([null, null]);
    expect(page.say("fire", { importance: 5 })).not.toBeNull();
    page.time.advance(45 * MINUTE - 1);
    expect([page.told, page.say("c")]).toEqual([[], null]);
    page.time.advance(1);
    expect(page.told).toEqual([3]);
    expect(page.say("d")).not.toBeNull();
    expect(page.storage.of(WANG).read("quietUntil")).toBe(0);
    expect(texts(page)).toEqual(["d", "c", "fire", "b", "a"]);
  });

  it("is quiet again after a reload, for what is left of it [MORE-03]", () => {
    const before = open();
    before.keeper.chooseQuiet("class");
    before.time.advance(40 * MINUTE);
    const page = open(before.local, before.time);
    expect(page.say("a")).toBeNull();
    page.time.advance(5 * MINUTE);
    expect(page.told).toEqual([1]);
    expect(page.keeper.getSnapshot().quietUntil).toBeNull();
  });

  it("stays quiet until it is switched off, and starts no timer for that [MORE-03]", () => {
    const page = open();
    page.keeper.chooseQuiet("always");
    expect(page.time.waiting()).toBe(0);
    expect(open(page.local).say("a")).toBeNull();
    page.say("a");
    page.keeper.chooseQuiet(null);
    expect(page.told).toEqual([1]);
    expect(page.say("b")).not.toBeNull();
  });

  it("uses the defaults if the stored value is invalid [REL-03]", () => {
    const page = open();
    page.storage.of(WANG).write("toastStay", "forever");
    page.keeper.refresh();
    expect(page.keeper.getSnapshot().stay).toBe("normal");
  });

  it("waits for an end that is further off than the longest timer of browsers [REL-03]", () => {
    const page = open();
    const waits: number[] = [];
    page.storage.of(WANG).write("quietUntil", 1e15);
    new ToastKeeper({
      clock: { now: () => 0, after: (wait) => (waits.push(wait), () => undefined) },
      shelf: () => page.storage.of(WANG),
      recall: () => [],
      store: () => undefined,
      tell: () => undefined,
    });
    expect(waits).toEqual([2 ** 31 - 1]);
  });

  it("follows what another tab has chosen [MORE-03]", () => {
    const here = open();
    const there = open(here.local, here.time);
    there.keeper.chooseQuiet("class");
    expect(here.say("a")).toBeNull();
    there.keeper.chooseQuiet(null);
    here.keeper.refresh();
    expect(here.told).toEqual([1]);
  });

  it("counts unread toasts until the log has been opened [MORE-03]", () => {
    const page = open();
    page.keeper.chooseQuiet("always");
    page.say("a");
    page.keeper.open();
    expect(unreadOf(page.keeper.getSnapshot())).toBe(1);
    page.keeper.chooseQuiet(null);
    page.keeper.close();
    expect([unreadOf(page.keeper.getSnapshot()), page.told]).toEqual([0, []]);
  });

  it("counts waiting toasts as unread until they are shown [MORE-03]", () => {
    const page = open();
    const toast: Toast = { severity: "info", text: "late" };
    expect(page.keeper.take(toast, "waiting")).toEqual(toast);
    expect(unreadOf(page.keeper.getSnapshot())).toBe(1);
    page.keeper.see(toast);
    expect(unreadOf(page.keeper.getSnapshot())).toBe(0);
  });

  it("uses the choices of a person who signed in after the page was loaded [MORE-03]", () => {
    const page = open();
    page.storage.of(LI).write("toastStay", "longer");
    page.here.person = LI;
    page.keeper.open();
    expect(page.keeper.getSnapshot().stay).toBe("longer");
  });

  it("forgets everything with the person, and uses the next one's choices [SEC-03]", () => {
    const page = open();
    page.storage.of(LI).write("toastStay", "longer");
    page.keeper.chooseQuiet("always");
    page.say("for Wang alone");
    void page.storage.wipePersonal();
    page.here.person = LI;
    page.keeper.forget();
    expect(page.keeper.getSnapshot()).toEqual({ stay: "longer", quietUntil: null, log: [], open: false });
    expect(page.told).toEqual([]);
  });

  it("notifies its listeners of every change until they unsubscribe", () => {
    const page = open();
    const listener = jest.fn();
    const leave = page.keeper.subscribe(listener);
    page.say("a");
    expect(listener).toHaveBeenCalled();
    leave();
    listener.mockClear();
    page.say("b");
    expect(listener).not.toHaveBeenCalled();
  });
});
