import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { SideProps } from "../apps/SideProps";
import { SidePlace } from "./SidePlace";

const SIDE: SideProps = {
  grouped: false,
  groups: [],
  current: null,
  locked: false,
  onLock: () => undefined,
  onOpen: () => undefined,
};

function Side(): never {
  throw new Error("Cannot read properties of undefined");
}

async function place(load: ComponentProps<typeof SidePlace>["load"]) {
  const [onFail, onCrash] = [jest.fn(), jest.fn()];
  await act(async () => {
    render(<SidePlace {...SIDE} load={load} onFail={onFail} onCrash={onCrash} />);
    await Promise.resolve();
  });
  return { onFail, onCrash };
}

describe("the place at the page's side", () => {
  it("is empty until the side's code has come, and then shows it [DESK-06]", async () => {
    let arrive: (side: () => React.ReactElement) => void = () => undefined;
    const coming = new Promise<() => React.ReactElement>((resolve) => (arrive = resolve));
    const { onFail } = await place(() => coming);
    expect(document.body).toHaveTextContent(/^$/);
    await act(async () => {
      arrive(() => <p>here</p>);
      await coming;
    });
    expect(screen.getByText("here")).toBeInTheDocument();
    expect(onFail).not.toHaveBeenCalled();
  });

  it("tells code that does not load from code that crashes [DESK-06, REL-03]", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const missing = await place(() => Promise.reject(new Error("ChunkLoadError")));
    expect(missing.onFail).toHaveBeenCalledTimes(1);
    expect(missing.onCrash).not.toHaveBeenCalled();
    const crashed = await place(() => Promise.resolve(Side));
    expect(crashed.onCrash).toHaveBeenCalledTimes(1);
    expect(crashed.onFail).not.toHaveBeenCalled();
    quiet.mockRestore();
  });
});
