import { baseApi } from "./base.api";
import "./baseLate.api";
import type { ApiCall } from "./baseQuery";
import "../../desktop/card.api";
import "../../children/children.api";
import "../../inbox/inbox.api";
import "../../licence/licence.api";
import { portalApi } from "./portalApi";
import "../../search/search.api";
import "./uaa.api";
import "./unit.api";
import "./versions.api";

/** What stands in no place of its own, where a failure could be shown with a way to try again. */
const PLACELESS = ["desktopColor"];

/** An argument of which any field may be read. */
const anything: unknown = new Proxy({}, { get: () => "" });

interface Definition {
  readonly type: "query" | "mutation";
  readonly query?: (asked: unknown) => ApiCall;
}

it("what a page reads for one of its places fails there alone, without a toast that would cover the way to try again [API-07, REL-01]", () => {
  const read = new Map<string, Definition>();
  const collect = (name: string) => (definition: object) => void read.set(name, definition as Definition);
  const names = Object.keys(portalApi.endpoints);
  (portalApi.enhanceEndpoints as (with_: object) => unknown)({
    endpoints: Object.fromEntries(names.map((name) => [name, collect(name)])),
  });
  expect(names).toEqual(expect.arrayContaining([...Object.keys(baseApi.endpoints), "cardRows", "modules"]));
  const queries = [...read].filter(([, { type, query }]) => type === "query" && query !== undefined);
  expect(queries.length).toBeGreaterThan(10);
  const loud = queries.filter(([, { query }]) => {
    const call = query?.(anything);
    return !call?.quiet && !call?.noIntercept;
  });
  expect(loud.map(([name]) => name).sort()).toEqual(PLACELESS);
});
