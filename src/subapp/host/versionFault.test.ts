import { versionFaultOf } from "./versionFault";

it.each([
  [
    "Unsatisfied version 19.3.1 from portal of shared singleton module react (required ^18.3.1)",
    "react: ^18.3.1 ≠ 19.3.1",
  ],
  [
    "No satisfying version (^2.0.0) of shared module @portal/kit found in shared scope default.\nAvailable versions: 1.4.0 from portal",
    "@portal/kit: ^2.0.0 ≠ 1.4.0 from portal",
  ],
  ["Shared module @portal/kit/charts doesn't exist in shared scope default", "@portal/kit/charts: ? ≠ -"],
])("names the package of “%s” [VIEW-04]", (message, words) => {
  expect(versionFaultOf(new Error(message))).toBe(words);
});

it.each([new Error("react is not defined"), "Unsatisfied version 1 of shared singleton module", null])(
  "takes %s for no fault of a version [VIEW-04]",
  (thrown) => {
    expect(versionFaultOf(thrown)).toBeNull();
  },
);
