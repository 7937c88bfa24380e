import { act, render, screen } from "@testing-library/react";
import { useInsertionEffect, type ReactElement } from "react";
import { PlaceProvider, usePlace } from "./PlaceProvider";
import { hashPlaces } from "./places";

let made = 0;
const random = { id: () => `name-${(made += 1)}` };

/** Steps of the history, and clicks on links, take a task or two. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

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
    places.back();
    await settled();
    expect(seen).toEqual(["pushed /todo", "replaced /todo?page=2", "returned /"]);
    expect(window.location.hash).toBe("#/");
    stop();
  });

  it("have names of their own, those of plain links too, which stay with them [VIEW-08]", async () => {
    const { places, seen, stop } = open("#/");
    const first = places.current().entry;
    follow("#/messages");
    await settled();
    const second = places.current().entry;
    follow("#/messages?id=1");
    await settled();
    expect(new Set([first, second, places.current().entry]).size).toBe(3);
    places.back();
    await settled();
    expect(places.current()).toMatchObject({ entry: second, by: "returned" });
    places.back();
    await settled();
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
    follow("#/me");
    await settled();
    expect(number()).toBe(2);
    places.go("/apps", { replace: true });
    expect(number()).toBe(2);
    places.back();
    await settled();
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
