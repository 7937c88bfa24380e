import { fakePorts, wireUser } from "../../test/fakePorts";
import { readUser, type User } from "../base/core/wire/user";
import { DialogQueue } from "../base/kit/DialogQueue";
import { signInHere } from "./signInHere";

const mockSheet = { missing: false };
jest.mock("../sign-in/sheet/SignInSheet", () => {
  if (mockSheet.missing) throw new Error("Loading chunk 5 failed.");
  return jest.requireActual<object>("../sign-in/sheet/SignInSheet");
});

const WANG = readUser(wireUser());
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A page with a person, or without one yet, in some client. */
function page(user: User | null, client: "browser" | "desktop" = "browser") {
  const dialogs = new DialogQueue();
  const { ports, forced } = fakePorts();
  let here = user;
  const leave = () => (here = null);
  const force = signInHere({ kit: { dialogs }, device: { client }, ports, whoIsHere: () => here });
  /** Closes the sheet with an answer, as a person at the screen does. */
  const answer = (given?: "signedIn" | "otherWay") => {
    const element = dialogs.getSnapshot()[0]?.element;
    (element!.props as { close: (answer?: string) => void }).close(given);
  };
  return { dialogs, forced, force, answer, leave };
}

describe("forced login", () => {
  it.each([
    ["the person signs in on the sheet", "signedIn", true, []],
    ["the sheet breaks", undefined, false, ["lapsed"]],
    ["the sheet closes with the person", "gone", false, []],
    ["another way of signing in is wanted", "otherWay", false, ["lapsed"]],
  ] as const)("comes to an end when %s [API-11]", async (_what, how, again, left) => {
    const { dialogs, forced, force, answer, leave } = page(WANG);
    const coming = force("lapsed");
    while (dialogs.getSnapshot().length === 0) await settled();
    if (how === "gone") leave();
    const given = how === "gone" ? undefined : how;
    answer(given);
    expect(await coming).toBe(again);
    expect(forced).toEqual(left);
  });

  it.each([
    ["no person is known on the page yet", null, "browser"],
    ["the desktop client waits for that page", WANG, "desktop"],
  ] as const)("leaves for the login page where %s [API-11, AUTH-16]", async (_why, user, client) => {
    const { dialogs, forced, force } = page(user, client);
    expect(await force("lapsed")).toBe(false);
    expect(forced).toEqual(["lapsed"]);
    expect(dialogs.getSnapshot()).toEqual([]);
  });

  it("leaves for the login page where the sheet cannot be loaded, and shows it the next time [API-11, REL-03]", async () => {
    jest.resetModules();
    mockSheet.missing = true;
    const { dialogs, forced, force, answer } = page(WANG);
    expect(await force("lapsed")).toBe(false);
    expect(forced).toEqual(["lapsed"]);
    expect(dialogs.getSnapshot()).toEqual([]);
    mockSheet.missing = false;
    const coming = force("lapsed");
    while (dialogs.getSnapshot().length === 0) await settled();
    answer("signedIn");
    expect(await coming).toBe(true);
  });
});
