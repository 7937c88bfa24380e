import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { watchWork } from "./watch/openWork";

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
