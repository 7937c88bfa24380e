import { fakePorts, wireUser } from "../../../test/fakePorts";
import { readUser } from "../core/wire/user";
import { endOnDevice, type Ending } from "./endOnDevice";

/** A device after a session has ended for this reason. */
async function after(why: Ending, owed = false, forget: () => Promise<void> = () => Promise.resolve()) {
  const done: unknown[] = [];
  const vault = {
    canKeep: () => Promise.resolve(true),
    read: () => Promise.resolve(null),
    keep: () => Promise.resolve(),
    forget: () => {
      done.push("forgotten");
      return forget();
    },
  };
  const { ports } = fakePorts({
    vault,
    forgetUploads: () => {
      done.push("uploads");
      return Promise.resolve();
    },
    clearScreen: () => void done.push("screen"),
    broadcast: { post: ({ kind }) => void done.push(kind), listen: () => () => undefined },
  });
  const { storage } = ports;
  storage.write("user", readUser(wireUser()));
  storage.write("autoLogin", true);
  storage.write("autoLogins", 2);
  await endOnDevice(ports, why, { logoutPending: owed });
  return { storage, done };
}

it.each([
  ["loggedOut", ["screen", "forgotten", "uploads", "signedOut"]],
  ["loggedOutElsewhere", ["screen", "forgotten", "uploads"]],
  ["switched", ["screen", "forgotten", "uploads"]],
  ["lapsed", ["screen"]],
  ["otherPerson", ["screen"]],
] as const)(
  "a session that ends as %s leaves nothing of the person [AUTH-08, AUTH-09, UP-04, SEC-03]",
  async (why, expected) => {
    const { storage, done } = await after(why);
    expect(storage.read("user")).toBeNull();
    expect(done).toEqual(expected);
    const forgets = done.includes("forgotten");
    expect([storage.read("autoLogin"), storage.read("autoLogins")]).toEqual(forgets ? [false, 0] : [true, 2]);
    expect(storage.read("loggedOut")).toBe(why === "loggedOut");
    expect(storage.read("logoutOwed")).toBe(false);
  },
);

it("a logout that did not arrive stays pending, and the next page says so [AUTH-11]", async () => {
  const { storage } = await after("loggedOut", true);
  expect(storage.read("logoutOwed")).toBe(true);
  expect(storage.read("pendingToast")).toMatchObject({ severity: "warning" });
});

it("still ends if the vault cannot be opened, and notifies the other tabs [AUTH-11]", async () => {
  const { done } = await after("loggedOut", false, () => Promise.reject(new Error("no database")));
  expect(done).toContain("signedOut");
});
