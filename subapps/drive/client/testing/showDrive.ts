import { act, screen, waitFor } from "@testing-library/react";
import { fakePortal } from "../../../../test/fakePortal";
import type { Answer } from "../../../../src/subapp/sdk/contract";
import { textOf } from "@portal/kit";
import { contract } from "../../contract";
import { mount } from "../main";

/** A thing of the drive in memory. */
interface Row {
  id: string;
  kind: "folder" | "file";
  name: string;
  folder: string;
  bin: boolean;
}

/** A share of the drive in memory. */
interface SharedRow {
  readonly id: string;
  readonly item: string;
  readonly kind: "person" | "class";
  readonly target: string;
  readonly name: string;
  readonly lastDay: string;
}

/** A drive in memory, as far as these tests go: the platform's own tests are about its rules. */
function driveOf(rows: Row[], shares: SharedRow[]) {
  let last = 0;
  const wire = ({ id, kind, name, folder }: Row) => ({
    id,
    kind,
    name,
    folder,
    size: kind === "file" ? 1_200_000 : 0,
    changedAt: "2026-11-24 07:20:00",
    url: kind === "file" ? `/api/storage/show/file/${id}` : "",
  });
  const find = (id: unknown) => rows.find((row) => row.id === id);
  const ok = (data: unknown): Answer => ({ ok: true, data });
  const each = (ids: unknown, change: (row: Row) => void) => {
    const found = (ids as string[]).flatMap((id) => find(id) ?? []);
    found.forEach(change);
    return ok({ ids: found.map(({ id }) => id) });
  };
  const pathOf = (folder: string): { id: string; name: string }[] => {
    const row = find(folder);
    return row ? [...pathOf(row.folder), { id: row.id, name: row.name }] : [];
  };
  const answers: Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => Answer>> = {
    [contract.list.path]: ({ folder = "", bin, keyword = "", start = 1, size = 400 }) => {
      const isBin = String(bin) === "true";
      const list = rows.filter(
        (row) =>
          row.bin === isBin &&
          (isBin || (keyword ? row.name.includes(textOf(keyword)) : row.folder === folder)),
      );
      const first = (Number(start) - 1) * Number(size);
      return ok({
        list: list.slice(first, first + Number(size)).map(wire),
        total: list.length,
        path: pathOf(String(folder)),
      });
    },
    [contract.one.path]: ({ id }) => {
      const row = find(id);
      return row ? ok(wire(row)) : { ok: false, status: 404, text: "没有" };
    },
    [contract.folders.path]: ({ folder = "", start, size }) => {
      const list = rows.filter((row) => row.kind === "folder" && row.folder === folder).map(wire);
      const [first, most] = [(Number(start) - 1) * Number(size), Number(size)];
      return ok({
        list: list.slice(first, first + most),
        total: list.length,
        path: pathOf(String(folder)),
      });
    },
    [contract.space.path]: () => ok({ used: 1_200_000, limit: 10_000_000_000 }),
    [contract.clashes.path]: ({ folder = "", names }) =>
      ok({
        names: (names as string[]).filter((name) =>
          rows.some((row) => !row.bin && row.folder === folder && row.name === name),
        ),
      }),
    [contract.makeFolder.path]: ({ folder = "", name }) => {
      if (name === "教案") return { ok: false, status: 409, text: "已有同名的文件夹" };
      rows.push({
        id: `n${(last += 1)}`,
        kind: "folder",
        name: String(name),
        folder: String(folder),
        bin: false,
      });
      return ok(null);
    },
    [contract.makeTree.path]: ({ paths }) =>
      ok({ ids: (paths as string[][]).map((path) => `made-${path.join("-")}`) }),
    [contract.classes.path]: () =>
      ok({
        list: [
          { code: "5（2）班", name: "5（2）班|||Class 5(2)" },
          { code: "5（1）班", name: "5（1）班|||Class 5(1)" },
        ],
        shares: true,
      }),
    [contract.sharedList.path]: ({ class: code, folder }) => {
      if (code === "5（1）班") return ok({ list: [], total: 0, path: [], mine: true });
      const list = rows
        .filter((row) => !row.bin && row.folder === (folder ?? "f1"))
        .map((row) => ({
          ...wire(row),
          owner: "孙丽华",
          mine: row.id === "c",
          lastDay: code === undefined ? "2026-12-31" : "",
        }));
      return ok({ list, total: list.length, path: [], mine: code !== undefined });
    },
    [contract.sharedOne.path]: ({ id }) => {
      const row = find(id);
      return row
        ? ok({ ...wire(row), owner: "孙丽华", mine: false, lastDay: "" })
        : { ok: false, status: 404, text: "没有" };
    },
    [contract.classFolder.path]: () =>
      ok({ ...wire({ id: "cf", kind: "folder", name: "5（2）班", folder: "", bin: false }) }),
    [contract.shares.path]: ({ id }) => ok({ list: shares.filter(({ item }) => item === id) }),
    [contract.audience.path]: ({ q }) =>
      ok({
        people: [
          { id: "2002", name: "李思涵", type: 1, className: "5（2）班|||Class 5(2)" },
          { id: "2008", name: "孙丽华", type: 2, className: "" },
        ].filter(({ name }) => name.includes(textOf(q))),
      }),
    [contract.sharing.path]: () =>
      ok({
        sending: {
          count: 1,
          about: ["李思涵"],
          title: "王雅琴与您共享了“春游.png”|||Wang Yaqin shares “春游.png” with you",
          text: [],
        },
      }),
    [contract.share.path]: ({ ids, to, lastDay = "" }) => {
      if (lastDay === "2020-01-01") return { ok: false, status: 400, text: "截止日期已过或不正确" };
      for (const { kind, target } of to as SharedRow[])
        shares.push({
          id: `s${(last += 1)}`,
          item: (ids as string[])[0] ?? "",
          kind,
          target,
          name: kind === "class" ? `${target}|||Class` : target === "2002" ? "李思涵" : "孙丽华",
          lastDay: textOf(lastDay),
        });
      return ok({ count: 1 });
    },
    [contract.unshare.path]: ({ ids }) => {
      const gone = shares.filter(({ id }) => (ids as string[]).includes(id));
      gone.forEach((each) => shares.splice(shares.indexOf(each), 1));
      return ok({ count: gone.length });
    },
    [contract.leave.path]: ({ ids }) => each(ids, (row) => (row.folder = "not shared")),
    [contract.rename.path]: ({ id, name }) => each([id], (row) => (row.name = String(name))),
    [contract.move.path]: ({ ids, to = "" }) => each(ids, (row) => (row.folder = String(to))),
    [contract.copy.path]: ({ ids, to = "" }) => {
      const folder = String(to);
      const copies = (ids as string[])
        .flatMap((id) => find(id) ?? [])
        .map((row) => ({
          ...row,
          id: `n${(last += 1)}`,
          folder,
          name: row.folder === folder ? `${row.name} 2` : row.name,
        }));
      rows.push(...copies);
      return ok({ ids: copies.map(({ id }) => id) });
    },
    [contract.remove.path]: ({ ids }) => each(ids, (row) => (row.bin = true)),
    [contract.restore.path]: ({ ids }) => each(ids, (row) => (row.bin = false)),
    [contract.purge.path]: ({ ids }) => {
      const gone = rows.filter((row) => row.bin && (!ids || (ids as string[]).includes(row.id)));
      gone.forEach((row) => rows.splice(rows.indexOf(row), 1));
      return ok({ count: gone.length });
    },
  };
  return (path: string, data: unknown): Answer =>
    answers[path]?.((data ?? {}) as Record<string, unknown>) ?? { ok: false, status: 404, text: path };
}

const ROWS: readonly Row[] = [
  { id: "f1", kind: "folder", name: "课件", folder: "", bin: false },
  { id: "f2", kind: "folder", name: "教案", folder: "", bin: false },
  { id: "a", kind: "file", name: "春游.png", folder: "", bin: false },
  { id: "b", kind: "file", name: "录像.mp4", folder: "", bin: false },
  { id: "c", kind: "file", name: "讲义.pdf", folder: "f1", bin: false },
];

// jsdom lays nothing out.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

let unmount: () => void = () => undefined;
afterEach(() => unmount());

/** Shows Drive at a place, with a platform in memory. */
export async function show(at = "", more: readonly Row[] = []) {
  const rows = [...ROWS, ...more].map((row) => ({ ...row }));
  const shares: SharedRow[] = [];
  const answer = driveOf(rows, shares);
  const broken = { isSo: false };
  /** What each file begins with, and how many bytes of it were asked for. */
  const files = { begin: "", asked: [] as number[] };
  const fake = fakePortal({
    app: "drive",
    at,
    answer: ({ path, data }) => {
      if (broken.isSo) return { ok: false, status: 500, text: "平台暂时不可用" };
      return answer(path, data);
    },
    file: ({ most }) => {
      files.asked.push(most);
      if (broken.isSo) return { ok: false, status: 500, text: "平台暂时不可用" };
      return { ok: true, data: { bytes: new TextEncoder().encode(files.begin), size: null } };
    },
  });
  const main = document.body.appendChild(document.createElement("main"));
  const instance = await act(async () => mount(main, fake.portal));
  act(() => instance.setActive(true));
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
    expect(fake.crashes).toEqual([]);
  };
  return { main, rows, shares, broken, files, ...fake };
}

/** A thing of the list. */
export const option = (name: RegExp) => screen.findByRole("option", { name });
/** The things of the list in their order, without their figures. */
export const names = () =>
  screen.queryAllByRole("option").map((each) => each.getAttribute("aria-label")?.split("，")[0]);
/** Waits for these things. */
export const listed = async (...wanted: readonly string[]) => waitFor(() => expect(names()).toEqual(wanted));
/** The chosen things. */
export const chosen = () =>
  screen
    .queryAllByRole("option", { selected: true })
    .map((each) => each.getAttribute("aria-label")?.split("，")[0]);
/** What is at the top. */
export const TOP = ["文件夹 课件", "文件夹 教案", "春游.png", "录像.mp4"];
