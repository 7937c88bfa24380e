import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { readUser } from "../base/core/wire/user";
import { createInertPorts } from "../base/platform/inertPorts";
import type { StoredValues } from "../base/platform/storage";
import { PortsContext } from "../base/platform/PortsContext";
import { wireUser } from "../../test/fakePorts";
import { signInPage } from "../../test/signInPage";
import { useEntry } from "./useEntry";

/** A login page on a device that remembers this; what the site says is not known yet. */
function open(
  remember: (storage: StoredValues) => void,
  hands: (field: HTMLInputElement) => void = () => undefined,
) {
  const ports = createInertPorts();
  remember(ports.storage);
  const page = { ...signInPage(ports), site: new Promise<never>(() => undefined) };
  const box = { current: document.body.appendChild(document.createElement("div")) };
  hands(box.current.appendChild(document.createElement("input")));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PortsContext value={ports}>{children}</PortsContext>
  );
  const arrival = { secrets: {}, referrer: "" };
  return renderHook(() => useEntry(page, arrival, box), { wrapper }).result.current.state;
}

const signsInUnasked = (storage: StoredValues) => storage.write("autoLogin", true);

afterEach(() => document.body.replaceChildren());

it("the box is out of sight while the page signs in by itself [AUTH-09]", () => {
  expect(open(signsInUnasked)).toBe("busy");
});

it("the box is not taken from under the hands of a person who has begun to type in it [AUTH-03]", () => {
  expect(open(signsInUnasked, (field) => field.focus())).toBe("box");
});

it("the box stays in sight while the page looks whether a person is still signed in [AUTH-01, AUTH-03]", () => {
  expect(open((storage) => storage.write("user", readUser(wireUser())))).toBe("box");
});

it("takes up what another page has handed on, once, and not an hour later [AUTH-01, AUTH-17]", () => {
  const handed = (at: number) => ({ secrets: { ticket: "t" }, referrer: "", at });
  let kept: StoredValues | undefined;
  const after = (at: number) =>
    open((storage) => {
      kept = storage;
      storage.write("handedOn", handed(at));
    });
  expect(after(0)).toBe("busy");
  expect(kept?.read("handedOn")).toBeNull();
  expect(after(-3_600_000)).toBe("box");
  expect(kept?.read("handedOn")).toBeNull();
});
