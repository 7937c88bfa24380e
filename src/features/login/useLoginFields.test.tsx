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
