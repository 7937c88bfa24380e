// Decides which messages come with which code. A page begins with the messages that the code of its first load names, and with those that
// another page may leave for it. Each
// part that is loaded lazily brings those that its code names and that no page which loads it has begun with.
import { readdirSync } from "node:fs";
import path from "node:path";
import { codeOf, importGraph } from "./importGraph.mjs";

/** What each page begins with, by the name of the page. */
const PAGES = { account: "pages/accountEntry.ts", portal: "pages/portalEntry.ts" };
/** The kit of sub-applications: their pages have no messages of the portal, so a part of the kit brings all that it names. */
const KIT = "subapp/sdk/";

const LITERAL = /"([a-z]\w*(?:\.[\w-]+)+)"/g;
/** An id that is put together: its beginning, and its end where one value stands between them. */
const BUILT = /`([a-z]\w*\.[\w.-]*)\$\{(?:[^{}`]*\}([\w.-]*)`)?/g;

/** Answers, for a source, which of these ids it names, whole or put together. */
export const idNames = (ids) => {
  const known = new Set(ids);
  return (source) => {
    const code = codeOf(source);
    const literal = [...code.matchAll(LITERAL)].map(([, id]) => id).filter((id) => known.has(id));
    const built = [...code.matchAll(BUILT)].flatMap(([, start, end = ""]) =>
      ids.filter((id) => id.startsWith(start) && id.endsWith(end) && id.length > start.length + end.length),
    );
    return [...literal, ...built];
  };
};

/**
 * The plan for a source folder whose catalogues have these ids. Ids of `carried` are said by a page other than the one whose code names
 * them. `pages` has the ids that each page begins with; `parts` the ids that each
 * lazily loaded file brings, in groups: the ids of a group are brought by the same files, so that a group is one module. `closureOf` names
 * the files on which the ids of a part depend.
 */
export const planWords = (source, ids, carried = []) => {
  const graph = importGraph();
  const named = idNames(ids);
  const idsOf = new Map();
  const namedBy = (file) => {
    if (!idsOf.has(file)) idsOf.set(file, named(graph.sourceOf(file)));
    return idsOf.get(file);
  };
  const closures = new Map();
  const closureOf = (entry) => {
    if (!closures.has(entry)) closures.set(entry, graph.closure(entry));
    return closures.get(entry);
  };
  const idsWith = (entry) => new Set([...closureOf(entry)].flatMap(namedBy));

  const needs = new Map();
  const isOfKit = (file) => file.startsWith(path.join(source, KIT));
  const follow = (entries, begun, stays) => {
    const parts = new Set(entries);
    for (const part of parts) {
      const own = needs.get(part) ?? needs.set(part, new Set()).get(part);
      for (const id of idsWith(part)) if (!begun.has(id)) own.add(id);
      for (const file of closureOf(part))
        graph
          .lazily(file)
          .filter(stays)
          .forEach((other) => parts.add(other));
    }
  };
  const lazyOf = (entry) => [...closureOf(entry)].flatMap(graph.lazily);
  const pages = Object.fromEntries(
    Object.entries(PAGES).map(([page, file]) => {
      const entry = path.join(source, file);
      const begun = new Set([...idsWith(entry), ...carried]);
      follow(
        lazyOf(entry).filter((part) => !isOfKit(part)),
        begun,
        (part) => !isOfKit(part),
      );
      return [page, [...begun].sort()];
    }),
  );
  const kit = readdirSync(path.join(source, KIT))
    .map((name) => path.join(source, KIT, name))
    .filter((file) => [...closures.keys()].some((entry) => lazyOf(entry).includes(file)));
  follow(kit, new Set(), () => true);

  const users = new Map();
  for (const [part, own] of needs)
    for (const id of own) (users.get(id) ?? users.set(id, []).get(id)).push(part);
  const groups = new Map();
  for (const [id, parts] of users) {
    const key = parts.toSorted().join("\n");
    (groups.get(key) ?? groups.set(key, { parts, ids: [] }).get(key)).ids.push(id);
  }
  const parts = new Map([...needs.keys()].map((part) => [part, []]));
  for (const { parts: users, ids: group } of groups.values())
    for (const part of users) parts.get(part).push(group.toSorted());
  return { pages, parts, closureOf };
};
