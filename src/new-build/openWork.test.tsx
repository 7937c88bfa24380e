import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ReactElement } from "react";
import { InboxWorld } from "../../stories/support/InboxWorld";
import { answered, fakeHttp, fakeNavigation } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { latePart } from "../base/kit/latePart";
import { NewBuildWatcher } from "./NewBuildWatcher";
import { watchWork } from "./openWork";

describe("open work", () => {
  const work = watchWork(window);
  afterAll(work.stop);
  afterEach(cleanup);

  const put = (page: ReactElement) => void render(page);
  const type = (field: HTMLInputElement | HTMLTextAreaElement, words: string) => {
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  it("is none on a page that is only read, with fields that the page has filled itself [MORE-04]", () => {
    put(
      <main>
        <input defaultValue="filled" />
      </main>,
    );
    expect(work.open()).toBe(false);
  });

  it("is what was typed, until it is empty again or gone [MORE-04]", () => {
    const field = document.createElement("textarea");
    document.body.append(field);
    type(field, "a letter");
    expect(work.open()).toBe(true);
    type(field, " ");
    expect(work.open()).toBe(false);
    type(field, "more");
    field.remove();
    expect(work.open()).toBe(false);
  });

  it.each([
    ["a dialog", <div key="1" className="MuiModal-root" />],
    [
      "a page in a frame",
      <main key="2">
        <iframe title="page" />
      </main>,
    ],
  ])("is %s [MORE-04]", (_, page) => {
    put(page);
    expect(work.open()).toBe(true);
  });

  it("is whatever keeps the browser from leaving, such as a form or an upload [MORE-04]", () => {
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    expect(work.open()).toBe(true);
    window.removeEventListener("beforeunload", hold);
    expect(work.open()).toBe(false);
  });
});

describe("a part of the page that does not load", () => {
  const FILE = "https://portal.test/assets/5.js";

  /** A page of build `a` with a part that is missing; the server has build `b`, and answers for the file as it says. */
  async function missAPart(status: number) {
    const script = document.createElement("script");
    script.dataset["build"] = "a";
    document.head.append(script);
    const { http, requests } = fakeHttp(({ url }) => {
      if (url === FILE) return answered("", status);
      return answered(url.includes("package.json") ? { version: "2.0.0", build: "b" } : {});
    });
    const { navigation, done } = fakeNavigation();
    const gone = Object.assign(new Error("gone"), { name: "ChunkLoadError", request: FILE });
    const Late = latePart(
      () => Promise.reject<() => null>(gone),
      ({ retry }) => <button onClick={retry}>again</button>,
    );
    await act(() =>
      Promise.resolve(
        render(
          <KitPage>
            <InboxWorld answers={{}} ports={{ http, navigation }}>
              <NewBuildWatcher />
              <Suspense>
                <Late />
              </Suspense>
            </InboxWorld>
          </KitPage>,
        ),
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "again" }));
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain(FILE));
    script.remove();
    return done;
  }

  it("has the new build loaded where the server no longer has it [MORE-04]", async () => {
    const done = await missAPart(404);
    await waitFor(() => expect(done).toEqual(["reload"]));
  });

  it("changes nothing where the server has trouble [MORE-04]", async () => {
    const done = await missAPart(503);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(done).toEqual([]);
  });
});
