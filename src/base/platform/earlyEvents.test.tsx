import { render } from "@testing-library/react";
import { doEarlyEvents, noteEarlyEvents } from "./earlyEvents";

const done: string[] = [];

/** A page as the build draws it, with or without the code that takes care of it. */
function open(early: boolean) {
  done.length = 0;
  const made = render(
    <div id="app" {...(early && { "data-early": "" })}>
      <form method="dialog">
        <input name="username" />
        <input name="password" type="password" />
        <input type="checkbox" />
        <button type="button">Show</button>
        <button type="submit">Sign in</button>
      </form>
    </div>,
  );
  const [name, password] = made.container.querySelectorAll("input");
  const [show, submit] = made.container.querySelectorAll("button");
  const form = made.container.querySelector("form");
  if (!name || !password || !show || !submit || !form) throw new Error("The page is not whole");
  /** The code arrives. */
  const arrive = () => {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      done.push(`submit ${name.value}/${password.value}`);
    });
    show.addEventListener("click", () => void done.push("show"));
    doEarlyEvents(document);
  };
  return { form, name, password, show, submit, arrive };
}

beforeAll(() => noteEarlyEvents(document));

it("a form that is submitted before its code is there is submitted once it is [AUTH-03]", () => {
  const { name, password, submit, arrive } = open(true);
  name.value = "teacher";
  password.value = "secret";
  submit.click();
  submit.click();
  expect(done).toEqual([]);
  arrive();
  expect(done).toEqual(["submit teacher/secret"]);
});

it("Enter in a field moves on to the next one that is empty, and submits from the last [AUTH-03]", () => {
  const { form, name, password, arrive } = open(true);
  name.focus();
  name.value = "teacher";
  form.requestSubmit();
  expect(password).toHaveFocus();
  password.value = "secret";
  form.requestSubmit();
  arrive();
  expect(done).toEqual(["submit teacher/secret"]);
});

it("Enter in a field counts at the key, since the field may be gone before the submit [AUTH-03]", () => {
  const { form, password } = open(true);
  password.value = "secret";
  password.focus();
  const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  password.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
  expect(form).toHaveAttribute("data-pressed");
});

it.each([
  ["as browsers say", { isComposing: true }],
  ["as Safari says of the Enter that ends it", { keyCode: 229 }],
])("a key of an input method submits nothing, %s [AUTH-03]", (_, said) => {
  const { form, password } = open(true);
  const init = { key: "Enter", bubbles: true, cancelable: true, ...said };
  password.dispatchEvent(new KeyboardEvent("keydown", init));
  expect(form).not.toHaveAttribute("data-pressed");
});

it("the code that is just taking the page over keeps nothing from being noted and does nothing itself [AUTH-03]", () => {
  const { form, name, password, show, submit, arrive } = open(true);
  const container = form.parentElement;
  for (const type of ["focusin", "keydown", "submit", "click"])
    container?.addEventListener(type, (event) => {
      if (type !== "focusin") done.push(`${type} too early`);
      event.stopPropagation();
    });
  name.focus();
  expect(name).toHaveAttribute("data-focused");
  password.focus();
  expect([...form.querySelectorAll("[data-focused]")]).toEqual([password]);
  password.value = "secret";
  show.click();
  form.requestSubmit();
  submit.click();
  password.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(done).toEqual([]);
  arrive();
  expect(done.filter((line) => !line.includes("too early"))).toEqual(["show", "submit /secret"]);
});

it("a button that is pressed before its code is there is pressed once it is", () => {
  const { show, arrive } = open(true);
  show.click();
  arrive();
  expect(done).toEqual(["show"]);
});

it("nothing is noted, and nothing kept from its way, once the code is there", () => {
  const { form, show, arrive } = open(true);
  arrive();
  show.click();
  form.requestSubmit();
  doEarlyEvents(document);
  expect(done).toEqual(["show", "submit /"]);
});

it("pages that no build has drawn are left alone", () => {
  const { show, arrive } = open(false);
  show.click();
  arrive();
  expect(done).toEqual([]);
});

describe("a desktop that the server has drawn", () => {
  function openDesktop() {
    done.length = 0;
    const { container } = render(
      <div data-early="">
        <a href="#/viewport?app=notices">Notices</a>
        <a href="#/viewport?app=duty">Duty</a>
        <a href="#/viewport?app=library" target="_blank">
          Library
        </a>
        <a href="/help/">Help</a>
        <button type="button" aria-keyshortcuts="Control+K Meta+K">
          Search
        </button>
      </div>,
    );
    const [notices, duty, library, help] = container.querySelectorAll("a");
    if (!notices || !duty || !library || !help) throw new Error("The page is not whole");
    const arrive = () => {
      for (const element of container.querySelectorAll<HTMLElement>("a, button"))
        element.addEventListener("click", (event) => {
          event.preventDefault();
          done.push(element.textContent);
        });
      doEarlyEvents(document);
    };
    return { notices, duty, library, help, arrive };
  }
  /** Whether the browser itself still does what the click is for. */
  const click = (element: Element, init: MouseEventInit = {}) =>
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

  it("opens what was pressed in the order of the presses once its code is there [DESK-14, VIEW-01]", () => {
    const { notices, duty, arrive } = openDesktop();
    expect(click(duty)).toBe(false);
    expect(click(notices)).toBe(false);
    arrive();
    expect(done).toEqual(["Duty", "Notices"]);
  });

  it("leaves to the browser what opens elsewhere [DESK-14]", () => {
    const { notices, library, help, arrive } = openDesktop();
    expect(click(notices, { ctrlKey: true })).toBe(true);
    for (const element of [library, help]) expect(click(element)).toBe(true);
    arrive();
    expect(done).toEqual([]);
  });

  it("opens the search that was asked for by the keyboard [DESK-10]", () => {
    const { arrive } = openDesktop();
    const key = { key: "k", ctrlKey: true, bubbles: true, cancelable: true };
    expect(document.body.dispatchEvent(new KeyboardEvent("keydown", { ...key, shiftKey: true }))).toBe(true);
    expect(document.body.dispatchEvent(new KeyboardEvent("keydown", key))).toBe(false);
    arrive();
    expect(done).toEqual(["Search"]);
    expect(document.body.dispatchEvent(new KeyboardEvent("keydown", key))).toBe(true);
  });
});
