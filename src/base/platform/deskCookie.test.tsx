import { createBrowserPorts } from "./browserPorts";
import { tellDesk } from "./deskCookie";
import { createMemoryStorage } from "./storage";

const ONE = "/pages/base/pc_desktop_all/index.html";
const OTHER = "/pc_desktop_all.html";

const at = (path: string) => window.history.replaceState(null, "", path);

/** What a page of an address tells the server. */
function toldAt(path: string): string {
  at(path);
  return document.cookie;
}

const ignore = () => undefined;

afterEach(() => {
  for (const path of [ONE, OTHER]) {
    at(path);
    tellDesk(null, createMemoryStorage());
  }
  window.localStorage.clear();
  at("/");
});

describe("what the server is told of a person's desktop", () => {
  it("is at the address of their last desktop alone [DESK-14, SEC-03]", () => {
    const storage = createMemoryStorage();
    at(ONE);
    tellDesk("one", storage);
    expect([toldAt(ONE), toldAt("/login/")]).toEqual(["portal_desk=one", ""]);
    at(OTHER);
    tellDesk("other", storage);
    expect([toldAt(OTHER), toldAt(ONE)]).toEqual(["portal_desk=other", ""]);
    at(OTHER);
    tellDesk(null, storage);
    expect([toldAt(OTHER), storage.read("deskAt")]).toEqual(["", null]);
  });

  it("goes with what else tells about them, from whichever page they leave [SEC-03]", () => {
    const { storage } = createBrowserPorts({ notify: ignore, clearScreen: ignore, applyPreferences: ignore });
    at(OTHER);
    tellDesk("theirs", storage);
    at("/login/");
    void storage.wipePersonal();
    expect([toldAt(OTHER), storage.read("deskAt")]).toEqual(["", null]);
  });
});
