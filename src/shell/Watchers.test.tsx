import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect, useState, type ReactElement } from "react";
import type { Watcher } from "../base/kit/watcher";
import { Watchers } from "./Watchers";

function Broken(): ReactElement {
  throw new Error("Cannot read properties of undefined");
}

const watch = async (rows: readonly Watcher[]) => {
  jest.useFakeTimers();
  render(<Watchers rows={rows} />);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  jest.useRealTimers();
};

/** Counts the keys that it takes. */
function Counting(): ReactElement {
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const listener = () => setHeard((before) => before + 1);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return <p>heard {heard}</p>;
}

describe("what goes on beside the pages", () => {
  it("is loaded when the page is at rest, and again when the network is back [REL-03]", async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("ChunkLoadError")) : Promise.resolve(() => <p>here</p>);
    };
    await watch([{ id: "one", load }]);
    expect(screen.queryByText("here")).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("here")).toBeInTheDocument();
  });

  it("is loaded when the network is back, whichever key was pressed without it [REL-03]", async () => {
    let online = false;
    const load = (Part: () => ReactElement) => () =>
      online ? Promise.resolve(Part) : Promise.reject(new Error("ChunkLoadError"));
    await watch([
      { id: "one", load: load(() => <p>here</p>) },
      { id: "keys", startsBy: ({ key }) => key === "k", load: load(Counting) },
    ]);
    await act(async () => {
      fireEvent.keyDown(document.body, { key: "k" });
      await Promise.resolve();
    });
    online = true;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("here")).toBeInTheDocument();
    expect(await screen.findByText("heard 0")).toBeInTheDocument();
  });

  it("begins at once by its key, which it then gets, and only once [DESK-10]", async () => {
    jest.useFakeTimers();
    const load = jest.fn(() => Promise.resolve(Counting));
    render(<Watchers rows={[{ id: "keys", startsBy: ({ key }) => key === "k", load }]} />);
    fireEvent.keyDown(document.body, { key: "j" });
    expect(load).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(document.body, { key: "k" })).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    jest.useRealTimers();
    expect(screen.getByText("heard 1")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: "k" });
    expect(screen.getByText("heard 2")).toBeInTheDocument();
  });

  it("gets its key also where that is pressed when it is drawn and does not listen yet [DESK-10, REL-03]", async () => {
    function PressedEarly(): ReactElement {
      useLayoutEffect(() => {
        fireEvent.keyDown(document.body, { key: "k" });
      }, []);
      return <Counting />;
    }
    await watch([
      { id: "keys", startsBy: ({ key }) => key === "k", load: () => Promise.resolve(PressedEarly) },
    ]);
    expect(screen.getByText("heard 1")).toBeInTheDocument();
  });

  it("ends alone when it crashes [REL-03]", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await watch([
      { id: "one", load: () => Promise.resolve(Broken) },
      { id: "other", load: () => Promise.resolve(() => <p>goes on</p>) },
    ]);
    expect(screen.getByText("goes on")).toBeInTheDocument();
    quiet.mockRestore();
  });
});
