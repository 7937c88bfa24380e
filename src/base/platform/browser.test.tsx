import { render, screen } from "@testing-library/react";
import { webcrypto } from "node:crypto";
import { fakeDatabases } from "../../../test/fakeDatabase";
import { createBrowserPorts } from "./browserPorts";
import {
  browserBroadcast,
  browserLocks,
  browserNavigation,
  browserRandom,
  browserSigns,
  browserStorage,
} from "./browser";
import { browserKey } from "./browserKey";
import { openBrowserDatabase } from "./database/browserDatabase";
import { createForceLogin } from "./forceLogin";
import { fakeNavigation, fakePorts } from "../../../test/fakePorts";
import { keepsCookies } from "./keptCookie";
import type { TabMessage } from "./ports";
import { PortsContext, usePorts } from "./PortsContext";
import { languageChosen } from "../state/preferences";
import { createStore } from "../state/store";

describe("the browser's ports", () => {
  it("rewrite the address without a new history entry [AUTH-17]", () => {
    const entries = window.history.length;
    window.history.replaceState({ kept: 1 }, "", "/login/?ticket=x");
    browserNavigation.rewrite("/login/");
    expect(browserNavigation.href()).toBe("http://localhost/login/");
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ kept: 1 });
  });

  it("notify other tabs and accept only known messages [AUTH-11]", async () => {
    const [here, there] = [browserBroadcast("test"), browserBroadcast("test")];
    const heard: TabMessage[] = [];
    const last = new Promise<void>((resolve) => {
      there.listen((message) => {
        heard.push(message);
        if (message.kind === "signedIn") resolve();
      });
    });
    const stranger = new BroadcastChannel("test");
    stranger.postMessage({ kind: "signedIn" });
    stranger.postMessage("x");
    here.post({ kind: "signedOut" });
    here.post({ kind: "signedIn", person: "1:2" });
    await last;
    for (const channel of [here, there, stranger]) channel.close();
    expect(heard).toEqual([{ kind: "signedOut" }, { kind: "signedIn", person: "1:2" }]);
  });

  it("run jobs without Web Locks where the browser has none [API-11]", async () => {
    await expect(browserLocks.run("x", () => Promise.resolve(7))).resolves.toBe(7);
  });

  it("never repeat a random name", () => {
    const names = Array.from({ length: 100 }, () => browserRandom.id());
    expect(new Set(names).size).toBe(100);
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  });

  it("keep values in the browser's storage", () => {
    browserStorage().write("theme", "lotus");
    expect(window.localStorage.getItem("portal.theme")).toBe("lotus");
    expect(browserStorage().read("theme")).toBe("lotus");
  });

  it("tell the server which language is stored, wherever it is stored [I18N-01]", () => {
    const { ports } = fakePorts({ storage: browserStorage() });
    ports.storage.write("language", "zh-CN");
    expect(document.cookie).toBe("portal_kept=zh-CN");
    createStore(ports).dispatch(languageChosen("en"));
    expect(document.cookie).toBe("portal_kept=en");
  });

  it("keep no password on a page without a secure context, although it has a database [AUTH-08]", async () => {
    const { factory } = fakeDatabases();
    Object.defineProperty(window, "indexedDB", { configurable: true, value: factory });
    const vaultWhere = (isSecureContext: boolean) => {
      Object.defineProperty(window, "isSecureContext", { configurable: true, value: isSecureContext });
      return openBrowserDatabase({ now: () => 0, after: () => () => undefined }).vault;
    };
    const subtle = Object.getOwnPropertyDescriptor(crypto, "subtle");
    Object.defineProperty(crypto, "subtle", { configurable: true, value: webcrypto.subtle });
    expect(await vaultWhere(true).canKeep()).toBe(true);
    const vault = vaultWhere(false);
    expect(await vault.canKeep()).toBe(false);
    await vault.keep({ username: "wang", password: "secret" });
    expect([await vault.read(), await vaultWhere(true).read()]).toEqual([null, null]);
    if (subtle) Object.defineProperty(crypto, "subtle", subtle);
  });

  it("keep the language if a page may have no cookies [REL-03]", () => {
    const forbidden = jest.spyOn(document, "cookie", "set").mockImplementation(() => {
      throw new DOMException("sandboxed", "SecurityError");
    });
    browserStorage().write("language", "zh-CN");
    expect([forbidden.mock.calls.length, browserStorage().read("language")]).toEqual([1, "zh-CN"]);
    forbidden.mockRestore();
  });

  it("find out whether cookies are kept, and leave none behind [REL-03]", () => {
    const before = document.cookie;
    expect([keepsCookies(), document.cookie]).toEqual([true, before]);
    const forgetful = jest.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    expect(keepsCookies()).toBe(false);
    forgetful.mockImplementation(() => {
      throw new DOMException("sandboxed", "SecurityError");
    });
    expect(keepsCookies()).toBe(false);
    forgetful.mockRestore();
  });

  it("take the shell from the window and from nothing else [API-02]", () => {
    expect(browserSigns().shell).toBeNull();
    Object.assign(window, { portalShell: "desktop" });
    expect(browserSigns().shell).toBe("desktop");
    Object.assign(window, { portalShell: "anything" });
    expect(browserSigns().shell).toBeNull();
  });

  it("keep one key for all pages and tabs of the browser, and have none without storage [SEC-08]", () => {
    const key = browserKey();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect([browserKey(), localStorage.getItem("portal.key")]).toEqual([key, key]);
    localStorage.setItem("portal.key", "another tab's");
    expect(browserKey()).toBe("another tab's");
    localStorage.clear();
    const storage = jest.spyOn(window, "localStorage", "get");
    const fail = (name: string) => {
      throw new DOMException("no", name);
    };
    storage.mockReturnValue(new Proxy({} as Storage, { set: () => fail("QuotaExceededError") }));
    expect(browserKey()).toBe("");
    storage.mockImplementation(() => fail("SecurityError"));
    expect(browserKey()).toBe("");
    storage.mockRestore();
    expect(browserKey()).toMatch(/^[0-9a-f]{32}$/);
  });

  it("reach components by context, and only by it", () => {
    const ports = createBrowserPorts({
      notify: () => undefined,
      clearScreen: () => undefined,
      applyPreferences: () => undefined,
    });
    const Where = () => <p>{usePorts().navigation.href()}</p>;
    render(
      <PortsContext value={ports}>
        <Where />
      </PortsContext>,
    );
    expect(screen.getByText(/^http:\/\/localhost\//)).toBeInTheDocument();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Where />)).toThrow("PortsContext");
  });
});

describe("forced login", () => {
  it("goes to login and back, and in the desktop client to its own page [API-11, AUTH-16]", async () => {
    const browser = fakeNavigation("http://localhost/pages/x");
    await expect(createForceLogin(browser.navigation, "browser")("lapsed")).resolves.toBe(false);
    expect(browser.done).toEqual(["go /login/?redirect_uri=http%3A%2F%2Flocalhost%2Fpages%2Fx"]);
    const desktop = fakeNavigation("http://localhost/pages/x");
    await createForceLogin(desktop.navigation, "desktop")("lapsed");
    expect(desktop.done).toEqual([expect.stringMatching(/^go \/needtologinpagerelogin\?redirect_uri=/)]);
    const login = fakeNavigation("http://localhost/login/");
    await createForceLogin(login.navigation, "browser")("lapsed");
    expect(login.done).toEqual([]);
  });
});
