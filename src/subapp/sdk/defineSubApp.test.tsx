import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { fakePortal } from "../../../test/fakePortal";
import { ErrorBoundary } from "../../base/kit/ErrorBoundary";
import { CONTRACT, type Portal } from "./contract";
import { sessionUser } from "./createPortal";
import { LiveValue } from "./LiveValue";
import { defineSubApp, LocalizedError, usePortal, useWords } from "./kit";

const user = {
  userId: "7",
  userType: 2,
  unitId: "100",
  unitType: 2,
  realName: "王老师",
  avatar: null,
  accessToken: "secret",
} as const;

const open = () => fakePortal({ app: "notes", user: sessionUser(user) });

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

/** What was printed for authors. */
const printed = () => consoleError.mock.calls.map((words) => words.map(String).join(" "));
let consoleError: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  consoleError.mockRestore();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe("what a sub-application receives", () => {
  it("has the contract's number, and cannot be changed for another [VIEW-05]", () => {
    const { portal } = open();
    expect(portal.contract).toBe(CONTRACT);
    for (const part of [portal, portal.request, portal.navigation]) expect(Object.isFrozen(part)).toBe(true);
  });

  it("shows the person without anything else the portal knows [VIEW-05]", () => {
    expect(sessionUser(user)).not.toHaveProperty("accessToken");
    expect(open().portal.session.get()).toEqual(sessionUser(user));
  });

  it("sends get, post and upload in the wrapper's words, under its own code [VIEW-05, API-02]", async () => {
    const { portal, sent } = open();
    await portal.request.get("/api/a", { page: 1 }, { quiet: true });
    await portal.request.post("/api/b", [1], { json: true });
    await portal.request.upload("/api/c", { file: "f" });
    expect(sent).toEqual([
      { app: "notes", method: "get", path: "/api/a", data: { page: 1 }, quiet: true },
      { app: "notes", method: "post", path: "/api/b", data: [1], json: true },
      { app: "notes", method: "upload", path: "/api/c", data: { file: "f" } },
    ]);
  });

  it("hands a plain script's put and delete on as well, to be refused and warned of [API-10]", async () => {
    const { portal, sent } = open();
    const script = portal.request as unknown as Record<"put" | "delete", (path: string) => Promise<unknown>>;
    await script.put("/api/a");
    await script.delete("/api/a");
    expect(sent.map(({ method }) => method)).toEqual(["put", "delete"]);
  });

  it("does not let it call under another's code [API-02]", async () => {
    const { portal, sent } = open();
    await portal.request.get("/api/a", {}, Object.assign({ quiet: true }, { app: "grades" }));
    expect(sent.map(({ app }) => app)).toEqual(["notes"]);
  });
});

describe("what a sub-application tells about itself", () => {
  it("is kept with its code for the search, and can be read back [API-13]", () => {
    const { portal, searchKeys } = open();
    portal.setSearchKeys(["memo", "备忘"]);
    expect(searchKeys).toEqual([["notes", ["memo", "备忘"]]]);
    expect(portal.settings.get().searchKeys).toEqual(["memo", "备忘"]);
  });

  it.each([
    [
      "messages",
      (portal: Portal) => Reflect.apply(portal.setMessages, null, [["x"]]) as unknown,
      "kit.call.objectExpected",
    ],
    [
      "search keys",
      (portal: Portal) => Reflect.apply(portal.setSearchKeys, null, ["x"]) as unknown,
      "kit.call.listExpected",
    ],
  ])("is refused where it is of the wrong type, in words of the portal's: %s [API-13]", (_what, tell, id) => {
    const { portal, searchKeys } = open();
    const before = portal.settings.get();
    let refused: unknown;
    try {
      tell(portal);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(LocalizedError);
    expect(refused).toMatchObject({ text: { id } });
    expect([portal.settings.get(), searchKeys]).toEqual([before, []]);
  });

  it("lays its words over those it was built with, at once and in each language [API-13]", async () => {
    const { portal, language } = open();
    await mounted(portal);
    act(() => portal.setMessages({ "zh-CN": { hello: "欢迎，{name}" } }));
    expect(screen.getByRole("button")).toHaveTextContent("欢迎，王老师");
    act(() => language.set("en"));
    expect(screen.getByRole("button")).toHaveTextContent("Hello, 王老师");
    act(() => portal.setMessages({ en: { hello: "Welcome, {name}" } }));
    expect(screen.getByRole("button")).toHaveTextContent("Welcome, 王老师");
    act(() => language.set("zh-CN"));
    expect(screen.getByRole("button")).toHaveTextContent("欢迎，王老师");
  });
});

describe("a sub-application of React components", () => {
  it("draws its own words in the portal's language and follows a switch [VIEW-05]", async () => {
    const { portal, language } = open();
    await mounted(portal);
    expect(screen.getByRole("button")).toHaveTextContent("你好，王老师");
    act(() => language.set("en"));
    expect(screen.getByRole("button")).toHaveTextContent("Hello, 王老师");
  });

  it("is told whether it is in front, and leaves nothing when it ends [VIEW-01]", async () => {
    const { portal } = open();
    const { element, instance } = await mounted(portal);
    expect(screen.getByRole("button")).toHaveAttribute("data-active", "false");
    act(() => instance.setActive(true));
    expect(screen.getByRole("button")).toHaveAttribute("data-active", "true");
    act(() => instance.unmount());
    expect(element).toBeEmptyDOMElement();
  });

  it("writes no :root variables and does not touch the page's attributes [VIEW-02]", async () => {
    const before = document.documentElement.outerHTML.split(">")[0];
    const { portal } = open();
    await mounted(portal);
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText);
    expect(rules.filter((rule) => rule.includes(":root"))).toEqual([]);
    expect(document.documentElement.outerHTML.split(">")[0]).toBe(before);
  });

  it("hands what breaks while drawing to its pane [VIEW-04, REL-03]", async () => {
    const { portal, crashes } = open();
    await mounted(portal);
    await userEvent.click(screen.getByRole("button"));
    expect(crashes).toEqual([expect.objectContaining({ message: "drawing" })]);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(printed()).toEqual([expect.stringMatching(/^\[notes\/notes\] broke while drawing:\s+at /)]);
  });

  it("prints an error that the application's own boundary has caught, and where [REL-03]", async () => {
    const { portal, crashes } = open();
    const Breaking = (): never => {
      throw new Error("inside");
    };
    const apart = defineSubApp({
      messages,
      render: () => (
        <ErrorBoundary fallback={() => <p>the rest</p>}>
          <Breaking />
        </ErrorBoundary>
      ),
    });
    await act(async () => apart.mount(document.body.appendChild(document.createElement("div")), portal));
    expect(screen.getByText("the rest")).toBeInTheDocument();
    expect(crashes).toEqual([]);
    expect(printed()).toEqual([expect.stringMatching(/^\[notes\/notes\] Error: inside \s+at Breaking /)]);
  });

  it("says once of each message that it lacks, in whatever build [I18N-02]", async () => {
    const { portal } = open();
    const Lacking = () => {
      const words = useWords<string>();
      return <p>{`${words("lacking")} ${words("lacking")} ${words("other")}`}</p>;
    };
    const lacking = defineSubApp({
      messages,
      render: ({ active }) => <Lacking key={String(active)} />,
    });
    const instance = await act(async () =>
      lacking.mount(document.body.appendChild(document.createElement("div")), portal),
    );
    act(() => instance.setActive(true));
    expect(screen.getByText("lacking lacking other")).toBeInTheDocument();
    expect(printed()).toEqual([
      expect.stringMatching(/^\[notes\/notes\] .*Missing message: "lacking" for locale "zh-CN"/),
      expect.stringMatching(/^\[notes\/notes\] .*Missing message: "other" for locale "zh-CN"/),
    ]);
  });
});

describe("a live value", () => {
  it("notifies once of each change, even if a listener throws [VIEW-05]", () => {
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
