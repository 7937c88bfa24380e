import { createFinder } from "./finder";
import { RANKS } from "./match";
import { inOrder, type Placed } from "./standing";

const apps = (best: number): Placed => ({ kind: "apps", best });
const actions = (best: number): Placed => ({ kind: "actions", best });
const contents: Placed = { kind: "contents", best: Infinity };
const kinds = (...groups: readonly Placed[]) => inOrder(groups).map(({ kind }) => kind);

it.each(["exact", "prefix", "word", "initials", "key"] as const)(
  "an action or an application that is found by %s stands above what only says so [DESK-10]",
  (rank) => {
    expect(kinds(contents, actions(RANKS[rank]))).toEqual(["actions", "contents"]);
    expect(kinds(contents, apps(RANKS[rank]))).toEqual(["apps", "contents"]);
  },
);

it.each(["part", "keyPart"] as const)("an action that is found by %s stands last [DESK-10]", (rank) => {
  expect(kinds(actions(RANKS[rank]), contents, apps(RANKS[rank]))).toEqual(["apps", "contents", "actions"]);
});

it("applications stand above actions, unless the action alone has the name that was typed [DESK-10]", () => {
  expect(kinds(actions(RANKS.prefix), apps(RANKS.initials))).toEqual(["apps", "actions"]);
  expect(kinds(actions(RANKS.exact), apps(RANKS.exact))).toEqual(["apps", "actions"]);
  expect(kinds(apps(RANKS.prefix), actions(RANKS.exact))).toEqual(["actions", "apps"]);
  expect(kinds(apps(RANKS.part), actions(RANKS.initials))).toEqual(["actions", "apps"]);
});

it("groups of one kind keep their order [DESK-10]", () => {
  const notices = { ...contents, id: "notices" };
  const messages = { ...contents, id: "messages" };
  expect(inOrder([notices, { ...actions(RANKS.word), id: "actions" }, messages]).map(({ id }) => id)).toEqual(
    ["actions", "notices", "messages"],
  );
});

it("a key that was typed as a whole is better than a part of a name, and a part of a key is not [DESK-10]", () => {
  const item = (title: string, keys: readonly string[]) => ({ title, others: [], keys, order: 0 });
  const { find } = createFinder([item("Recall", []), item("Telephone", ["call", "calls"])], null);
  expect(find("call").map(({ item: { title }, rank }) => [title, rank])).toEqual([
    ["Telephone", RANKS.key],
    ["Recall", RANKS.part],
  ]);
  expect(find("cal").map(({ item: { title }, rank }) => [title, rank])).toEqual([
    ["Recall", RANKS.part],
    ["Telephone", RANKS.keyPart],
  ]);
});
