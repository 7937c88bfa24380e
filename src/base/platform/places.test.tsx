import { act, render, screen } from "@testing-library/react";
import { useInsertionEffect, type ReactElement } from "react";
import { PlaceProvider, usePlace } from "./PlaceProvider";
import { hashPlaces } from "./places";

let made = 0;
const random = { id: () => `name-${(made += 1)}` };

/** Takes a step of the history or follows a link, and waits until the window has told its listeners of the other address. */
const moving = (move: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("hashchange", () => setTimeout(resolve), { once: true });
        move();
      }),
  );

/** The history of a page that has just been opened at an address, and what its listener was told of. */
function open(address: string) {
  window.history.replaceState(null, "", address);
  const places = hashPlaces(window, random);
  const seen: string[] = [];
  const stop = places.watch(() => {
    const { path, search, by } = places.current();
    seen.push(`${by} ${path}${search}`);
  });
  return { places, seen, stop };
}

/** What a click on a plain link does. */
const follow = (hash: string) => {
  window.location.hash = hash;
};

describe("the places of a window", () => {
  it("are those of its address: opened, gone to, replaced, and returned to [ROUTE-01, VIEW-08]", async () => {
    const { places, seen, stop } = open("#/");
    expect(places.current()).toMatchObject({ path: "/", search: "", by: "opened" });
    places.go("/todo");
    places.go("/todo?page=2", { replace: true });
    expect(places.canGoBack()).toBe(true);
    await moving(() => places.back());
    expect(places.canGoBack()).toBe(false);
    expect(seen).toEqual(["pushed /todo", "replaced /todo?page=2", "returned /"]);
    expect(window.location.hash).toBe("#/");
    stop();
  });

  it("have names of their own, those of plain links too, which stay with them [VIEW-08]", async () => {
    const { places, seen, stop } = open("#/");
    const first = places.current().entry;
    await moving(() => follow("#/messages"));
    const second = places.current().entry;
    await moving(() => follow("#/messages?id=1"));
    expect(new Set([first, second, places.current().entry]).size).toBe(3);
    await moving(() => places.back());
    expect(places.current()).toMatchObject({ entry: second, by: "returned" });
    await moving(() => places.back());
    expect(places.current().entry).toBe(first);
    expect(seen).toEqual(["pushed /messages", "pushed /messages?id=1", "returned /messages", "returned /"]);
    stop();
    // As after a reload.
    expect(hashPlaces(window, random).current()).toMatchObject({ entry: first, by: "opened" });
  });

  it("are numbered in their order, by which a dialog finds the way back [WID-01]", async () => {
    const { places, stop } = open("#/");
    const number = () => (window.history.state as { idx: number }).idx;
    expect(number()).toBe(0);
    places.go("/todo");
    await moving(() => follow("#/me"));
    expect(number()).toBe(2);
    places.go("/apps", { replace: true });
    expect(number()).toBe(2);
    await moving(() => places.back());
    expect(number()).toBe(1);
    stop();
  });

  it("are the same object until something moves [ROUTE-01]", () => {
    const { places, stop } = open("#/");
    const before = places.current();
    expect(places.current()).toBe(before);
    places.go("/");
    expect(places.current()).not.toBe(before);
    stop();
  });
});

it("a page shows the address that changed before it listened [ROUTE-01]", () => {
  window.history.replaceState(null, "", "#/");
  function Page(): ReactElement {
    // Before the effects of the provider, as a person does who does not wait.
    useInsertionEffect(() => window.history.replaceState(null, "", "#/messages"), []);
    return <p>{usePlace().path}</p>;
  }
  render(
    <PlaceProvider places={hashPlaces(window, random)}>
      <Page />
    </PlaceProvider>,
  );
  expect(screen.getByText("/messages")).toBeInTheDocument();
});
