import { act, renderHook, waitFor } from "@testing-library/react";
import type { Outcome } from "../core/wire/outcome";
import { useLoaded } from "./useLoaded";

it("asks once for a question, though its reader is another function at each drawing [VIEW-05]", async () => {
  const ask = jest.fn((): Promise<Outcome> => Promise.resolve({ ok: true, data: "a" }));
  const { result, rerender } = renderHook(
    ({ question }) => useLoaded(question, ask, (data) => `${String(data)} of ${question}`),
    { initialProps: { question: "1" } },
  );
  await waitFor(() => expect(result.current.data).toBe("a of 1"));
  rerender({ question: "1" });
  await act(() => Promise.resolve());
  expect(ask).toHaveBeenCalledTimes(1);
  rerender({ question: "2" });
  await waitFor(() => expect(result.current.data).toBe("a of 2"));
  expect(ask).toHaveBeenCalledTimes(2);
});
