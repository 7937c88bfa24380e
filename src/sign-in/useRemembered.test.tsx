import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { fakeNavigation, fakePorts } from "../../test/fakePorts";
import type { TabMessage } from "../base/platform/ports";
import { PortsContext } from "../base/platform/PortsContext";
import { useRemembered } from "./useRemembered";

it.each(["a person signs out in another tab", "the browser restores the page"] as const)(
  "is read again when %s [AUTH-08, SEC-03]",
  async (event) => {
    let kept = { username: "wang", password: "secret" };
    const tell: { hear: (message: TabMessage) => void; show: () => void } = {
      hear: () => undefined,
      show: () => undefined,
    };
    const inert = fakePorts().ports;
    const { ports } = fakePorts({
      vault: { ...inert.vault, read: () => Promise.resolve(kept) },
      broadcast: {
        post: () => undefined,
        listen: (listener) => {
          tell.hear = listener;
          return () => undefined;
        },
      },
      navigation: {
        ...fakeNavigation().navigation,
        restored: (listener) => {
          tell.show = listener;
          return () => undefined;
        },
      },
    });
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <PortsContext value={ports}>{children}</PortsContext>
    );
    const { result } = renderHook(() => useRemembered(), { wrapper });
    await waitFor(() => expect(result.current?.password).toBe("secret"));
    kept = { username: "li", password: "another" };
    act(() => {
      if (event === "the browser restores the page") tell.show();
      else tell.hear({ kind: "signedOut" });
    });
    // Nothing of the previous person shows while that is read.
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toEqual(kept));
  },
);
