import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createPortalTheme } from "../../theme/createPortalTheme";
import { createStyleCache } from "../kit/styleCache";
import { CONTRACT, type Language, type Portal } from "./contract";
import { createPortal, sessionUser, type PortalServices } from "./createPortal";
import { LiveValue } from "./LiveValue";
import { defineSubApp, usePortal, useWords } from "./kit";

const user = {
  userId: "7",
  userType: 2,
  unitId: "100",
  unitType: 2,
  realName: "王老师",
  avatar: null,
  accessToken: "secret",
} as const;

function fakePortal() {
  const language = new LiveValue<Language>("zh-CN");
  const theme = new LiveValue(createPortalTheme());
  const crashed = jest.fn();
  const send = jest.fn<ReturnType<PortalServices["send"]>, Parameters<PortalServices["send"]>>(() =>
    Promise.resolve({ ok: true, data: null }),
  );
  const services: PortalServices = {
    session: new LiveValue(sessionUser(user)).view,
    theme: theme.view,
    language: language.view,
    permissions: new LiveValue({ administrator: false, apps: [] }).view,
    styles: createStyleCache("n0nce"),
    send,
    notify: jest.fn(),
    announce: jest.fn(),
    navigation: { open: jest.fn(() => true), back: jest.fn(), desktop: jest.fn() },
  };
  const place = new LiveValue({ app: "notes", fileId: "main", id: null }).view;
  const portal = createPortal(services, { place, crashed, setTitle: jest.fn() });
  return { portal, language, crashed, send };
}

const messages = { "zh-CN": { hello: "你好，{name}" }, en: { hello: "Hello, {name}" } };

function Hello({ active }: { readonly active: boolean }) {
  const words = useWords<"hello">();
  const { session } = usePortal();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("drawing");
  return (
    <button onClick={() => setBroken(true)} data-active={active}>
      {words("hello", { name: session.get()?.realName ?? "" })}
    </button>
  );
}

const subApp = defineSubApp({ messages, render: ({ active }) => <Hello active={active} /> });

async function mounted(portal: Portal) {
  const element = document.body.appendChild(document.createElement("div"));
  const instance = await act(async () => subApp.mount(element, portal));
  return { element, instance };
}

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe("what a sub-application receives", () => {
  it("has the contract's number, and cannot be changed for another [VIEW-05]", () => {
    const { portal } = fakePortal();
    expect(portal.contract).toBe(CONTRACT);
    for (const part of [portal, portal.request, portal.navigation]) expect(Object.isFrozen(part)).toBe(true);
  });

  it("shows the person without anything else the portal knows [VIEW-05]", () => {
    expect(sessionUser(user)).not.toHaveProperty("accessToken");
    expect(fakePortal().portal.session.get()).toEqual(sessionUser(user));
  });

  it("sends get, post and upload in the wrapper's words [VIEW-05]", async () => {
    const { portal, send } = fakePortal();
    await portal.request.get("/api/a", { page: 1 }, { quiet: true });
    await portal.request.post("/api/b", [1], { json: true });
    await portal.request.upload("/api/c", { file: "f" });
    expect(send.mock.calls.map(([call]) => call)).toEqual([
      { method: "get", path: "/api/a", data: { page: 1 }, quiet: true },
      { method: "post", path: "/api/b", data: [1], json: true },
      { method: "upload", path: "/api/c", data: { file: "f" } },
    ]);
  });
});

describe("a sub-application of React components", () => {
  it("draws its own words in the portal's language and follows a switch [VIEW-05]", async () => {
    const { portal, language } = fakePortal();
    await mounted(portal);
    expect(screen.getByRole("button")).toHaveTextContent("你好，王老师");
    act(() => language.set("en"));
    expect(screen.getByRole("button")).toHaveTextContent("Hello, 王老师");
  });

  it("hears whether it is in front, and leaves nothing when it ends [VIEW-01]", async () => {
    const { portal } = fakePortal();
    const { element, instance } = await mounted(portal);
    expect(screen.getByRole("button")).toHaveAttribute("data-active", "false");
    act(() => instance.setActive(true));
    expect(screen.getByRole("button")).toHaveAttribute("data-active", "true");
    act(() => instance.unmount());
    expect(element).toBeEmptyDOMElement();
  });

  it("writes no :root variables and does not touch the page's attributes [VIEW-02]", async () => {
    const before = document.documentElement.outerHTML.split(">")[0];
    const { portal } = fakePortal();
    await mounted(portal);
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText);
    expect(rules.filter((rule) => rule.includes(":root"))).toEqual([]);
    expect(document.documentElement.outerHTML.split(">")[0]).toBe(before);
  });

  it("hands what breaks while drawing to its pane [VIEW-04, REL-03]", async () => {
    const { portal, crashed } = fakePortal();
    await mounted(portal);
    await userEvent.click(screen.getByRole("button"));
    expect(crashed).toHaveBeenCalledWith(expect.objectContaining({ message: "drawing" }));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("a live value", () => {
  it("tells each change once, also past a listener that throws [VIEW-05]", () => {
    const value = new LiveValue(1);
    const seen: number[] = [];
    const thrown: unknown[] = [];
    const hold = jest.spyOn(globalThis, "queueMicrotask").mockImplementation((run) => void thrown.push(run));
    value.subscribe(() => {
      throw new Error("listener");
    });
    const stop = value.view.subscribe(() => seen.push(value.get()));
    value.set(2);
    value.set(2);
    stop();
    value.set(3);
    hold.mockRestore();
    expect(seen).toEqual([2]);
    expect(thrown).toHaveLength(2);
  });
});
