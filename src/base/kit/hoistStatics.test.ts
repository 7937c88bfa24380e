import { memo } from "react";
import hoistStatics from "./hoistStatics";

describe("what a component carries", () => {
  it("passes to the one that wraps it, but for what is React's and every function's own", () => {
    const inner = Object.assign(() => null, { displayName: "Inner", defaultProps: {}, rows: 3 });
    const outer = Object.assign(() => null, { displayName: "Outer" });
    expect(hoistStatics(outer, inner)).toBe(outer);
    expect([outer.displayName, Reflect.get(outer, "rows")]).toEqual(["Outer", 3]);
    expect(outer).not.toHaveProperty("defaultProps");
  });

  it("leaves what the wrapper has itself, and what a memo is made of", () => {
    const inner = memo(() => null);
    const kind = Reflect.get(inner, "$$typeof") as unknown;
    const outer = hoistStatics(
      { rows: 1, render: () => null },
      Object.assign(inner, { rows: 2, columns: 4 }),
    );
    expect(outer).toMatchObject({ rows: 1, columns: 4 });
    expect(kind).toBeDefined();
    expect(outer).not.toHaveProperty("$$typeof");
    expect(outer).not.toHaveProperty("compare");
  });

  it("is nothing for an element of the page", () => {
    expect(hoistStatics({ rows: 1 }, "button")).toEqual({ rows: 1 });
  });
});
