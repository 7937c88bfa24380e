import { renderHook } from "@testing-library/react";
import { useReturned } from "./useReturned";

it("reloads each time that a page comes back to the front, and at no other [REL-01]", () => {
  const reload = jest.fn();
  const { rerender } = renderHook(({ active, call }) => useReturned(active, call), {
    initialProps: { active: true, call: reload },
  });
  expect(reload).not.toHaveBeenCalled();
  rerender({ active: false, call: reload });
  rerender({ active: true, call: reload });
  expect(reload).toHaveBeenCalledTimes(1);
  const other = jest.fn();
  rerender({ active: true, call: other });
  expect(other).not.toHaveBeenCalled();
});
