import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { latePart, listenToMissedParts } from "./latePart";

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

/** A part over a network that works or not; counts the requests for it. */
function lateGreeting(network: { up: boolean }) {
  const load = jest.fn(() =>
    network.up ? Promise.resolve(Greeting) : Promise.reject(new Error("no network")),
  );
  const Late = latePart<{ readonly name: string }>(load, ({ error, failures, retry }, { name }) => (
    <button onClick={retry}>{`${(error as Error).message}: ${name}, ${failures}`}</button>
  ));
  const page = (
    <Suspense fallback="waiting">
      <Late name="Lin" />
    </Suspense>
  );
  return { load, draw: () => act(() => Promise.resolve(render(page))) };
}

const missing = (failures: number) => screen.getByRole("button", { name: `no network: Lin, ${failures}` });

it("is requested once, however often it is rendered [REL-03]", async () => {
  const { load, draw } = lateGreeting({ up: true });
  await draw();
  await draw();
  expect(screen.getAllByText("Hello Lin")).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

it("is requested again in place, where the focus stays until it loads [REL-03, A11Y-02]", async () => {
  const network = { up: false };
  const { load, draw } = lateGreeting(network);
  await draw();
  await act(() => userEvent.click(missing(1)));
  expect(missing(2)).toHaveFocus();
  network.up = true;
  await act(() => userEvent.click(missing(2)));
  expect(screen.getByText("Hello Lin")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

it("asks by itself when the network is back, and then no more [REL-03]", async () => {
  const network = { up: false };
  const { load, draw } = lateGreeting(network);
  await draw();
  network.up = true;
  await act(() => Promise.resolve(fireEvent(window, new Event("online"))));
  expect(screen.getByText("Hello Lin")).toBeInTheDocument();
  await act(() => Promise.resolve(fireEvent(window, new Event("online"))));
  expect(load).toHaveBeenCalledTimes(2);
});

it("that was missed again before anything listened is known to the listener, once [REL-03, MORE-04]", async () => {
  const { draw } = lateGreeting({ up: false });
  await draw();
  await act(() => userEvent.click(missing(1)));
  const heard = jest.fn();
  listenToMissedParts(heard)();
  listenToMissedParts(heard)();
  expect(heard.mock.calls).toEqual([[new Error("no network")]]);
});

it("that was left while it was missing is requested by the next render [REL-03]", async () => {
  const network = { up: false };
  const { load, draw } = lateGreeting(network);
  const { unmount } = await draw();
  unmount();
  network.up = true;
  await draw();
  expect(screen.getByText("Hello Lin")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
