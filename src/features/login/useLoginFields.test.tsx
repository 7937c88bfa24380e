import type { SyntheticEvent } from "react";
import { act, renderHook } from "@testing-library/react";
import { useLoginFields } from "./useLoginFields";

it("keeps both fields where both change before the box is drawn anew [AUTH-03]", () => {
  const options = { remembered: null, signIn: () => Promise.resolve(null), focus: () => undefined };
  const { result } = renderHook(() => useLoginFields(options));
  const { change } = result.current;
  act(() => {
    change("username", "wang");
    change("password", "secret");
  });
  expect(result.current.values).toEqual({ username: "wang", password: "secret" });
});

it.each([
  ["they are taken", null, { username: "", password: "" }],
  ["they are refused", { form: { id: "api.network" } } as const, { username: "wang", password: "secret" }],
])(
  "keeps the name and the password for another try alone: %s [AUTH-04, AUTH-08]",
  async (_how, problem, left) => {
    const options = {
      remembered: { username: "wang", password: "secret" },
      signIn: () => Promise.resolve(problem),
      focus: () => undefined,
    };
    const { result } = renderHook(() => useLoginFields(options));
    await act(async () => {
      result.current.submit({ preventDefault: () => undefined } as SyntheticEvent);
      await Promise.resolve();
    });
    expect(result.current.values).toEqual(left);
  },
);
