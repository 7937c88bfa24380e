import { changeOf } from "./sourceWatch.mjs";

describe("a change under npm run dev", () => {
  it.each([
    "server/platform/register.ts",
    "contract/base.ts",
    "src/base/core/date/day.ts",
    "subapps/duty/contract.ts",
    "subapps/duty/server/index.ts",
  ])("of %s starts the platform again [RUN-03, VIEW-05]", (file) => {
    expect(changeOf(file)).toEqual({ declared: null });
  });

  it("of an app.json declares its application differently [RUN-03, VIEW-07]", () => {
    expect(changeOf("subapps/duty/app.json")).toEqual({ declared: "duty" });
  });

  it.each([
    "server/platform/register.test.ts",
    "src/shell/Shell.tsx",
    "subapps/duty/client/main.tsx",
    "docs/site.md",
  ])("of %s is not the platform's [RUN-03]", (file) => {
    expect(changeOf(file)).toBeNull();
  });
});
