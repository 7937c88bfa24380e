import { healthIn, type AppHealth, type Health } from "../../base/core/apps/appHealth";
import type { AppLink } from "../../base/core/apps/links";
import type { ClosedApp } from "./closedApps";
import { fold } from "./fold";

/** As many as are explained at once. */
const MOST = 5;

function reasonOf(health: AppHealth | null): ClosedApp["reason"] | null {
  if (health?.kind === "unreachable") return "unreachable";
  if (health?.kind !== "version") return null;
  return health.older === "server" ? "serverOlder" : "clientOlder";
}

/** The person's own applications that a query means by code or name and that do not work as they should [MORE-07]. */
export function ailingApps(links: readonly AppLink[], health: Health, query: string): readonly ClosedApp[] {
  const wanted = fold(query).text;
  if (wanted === "") return [];
  const found = new Map<string, ClosedApp>();
  for (const { app, name } of links) {
    const { code, names } = app;
    const reason = reasonOf(healthIn(health, code));
    if (
      reason === null ||
      ![code, ...Object.values<string>({ ...names })].some((text) => fold(text).text.includes(wanted))
    )
      continue;
    found.set(code, { code, name, reason, permission: "", userTypes: [], ask: [] });
  }
  return [...found.values()].slice(0, MOST);
}
