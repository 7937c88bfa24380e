import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { fakePortal } from "../../../test/fakePortal";
import { PortalContext } from "./PortalContext";
import { useOpening } from "./useOpening";

it("says that a part did not open, and nothing where it did [REL-03]", async () => {
  const { portal, notified } = fakePortal({ app: "x" });
  const { result } = renderHook(() => useOpening("没有打开"), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
    ),
  });
  await result.current(() => Promise.resolve());
  expect(notified).toEqual([]);
  await result.current(() => Promise.reject(new Error("no network")));
  expect(notified).toEqual([{ severity: "error", text: "没有打开", answer: true }]);
});
