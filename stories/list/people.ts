import type { ListRow } from "../../src/list/core/listAnswer";
import type { ListCall } from "../../src/list/core/listCall";
import type { ListPort } from "../../src/list/core/listPort";
import type { Text } from "../../src/base/core/wire/text";
import type { ListColumn } from "../../src/list/columns";

const FAMILY = [
  "王|||Wang",
  "李|||Li",
  "张|||Zhang",
  "刘|||Liu",
  "陈|||Chen",
  "杨|||Yang",
  "赵|||Zhao",
  "黄|||Huang",
];
const GIVEN = [
  "明远|||Mingyuan",
  "思琪|||Siqi",
  "浩然|||Haoran",
  "雨桐|||Yutong",
  "子涵|||Zihan",
  "文博|||Wenbo",
  "佳怡|||Jiayi",
];
const STATES = ["在读|||Enrolled", "休学|||On leave", "毕业|||Graduated"];

const pick = (from: readonly string[], index: number): readonly [string, string] => {
  const [zh = "", en = ""] = (from[index % from.length] ?? "").split("|||");
  return [zh, en];
};

/** So many made-up pupils, always the same. */
export const people = (count: number): readonly ListRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [family, familyEnglish] = pick(FAMILY, index * 3);
    const [given, givenEnglish] = pick(GIVEN, index * 5 + Math.floor(index / 8));
    const [state, stateEnglish] = pick(STATES, index % 17 === 0 ? 1 : 0);
    return {
      id: index + 1,
      name: `${family}${given}|||${givenEnglish} ${familyEnglish}`,
      number: `2026${String(index + 1).padStart(5, "0")}`,
      grade: (index % 6) + 1,
      className: `${String((index % 6) + 1)} 年级 ${String((index % 4) + 1)} 班|||Grade ${String((index % 6) + 1)}, class ${String((index % 4) + 1)}`,
      score: 60 + ((index * 37) % 41),
      state: `${state}|||${stateEnglish}`,
    };
  });

/** The columns of the pupils. */
export const COLUMNS: readonly ListColumn[] = [
  { field: "name", title: "姓名|||Name", grow: 1.4, sortable: true },
  { field: "number", title: "学号|||Number", width: 10, sortable: true },
  { field: "className", title: "班级|||Class", grow: 1.4 },
  { field: "score", title: "成绩|||Score", width: 8, align: "end", sortable: true },
  { field: "state", title: "状态|||State" },
];

const numberOf = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);

const plain = (value: unknown) => (typeof value === "string" || typeof value === "number" ? value : "");

const compare = (one: unknown, other: unknown) => {
  const [left, right] = [plain(one), plain(other)];
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left).localeCompare(String(right), "zh-CN");
};

function answer(all: readonly ListRow[], { data }: ListCall): unknown {
  const { sort, order, start, size } = data;
  const sorted =
    typeof sort === "string"
      ? [...all].sort((one, other) => compare(one[sort], other[sort]) * (order === "desc" ? -1 : 1))
      : all;
  if (start === undefined) return sorted;
  const rows = numberOf(size, 30);
  const from = (numberOf(start, 1) - 1) * rows;
  return { list: sorted.slice(from, from + rows), total: sorted.length };
}

/** A platform that has these rows, sorts them and gives them in pages. */
export const portOf = (rows: readonly ListRow[]): ListPort => ({
  load: (call) => Promise.resolve({ ok: true, data: answer(rows, call) }),
});

/** The same, where rows can be deleted. */
export function removablePort(
  rows: readonly ListRow[],
): ListPort & { remove: (ids: readonly unknown[]) => void } {
  let left = rows;
  return {
    load: (call, signal) => portOf(left).load(call, signal),
    remove: (ids) => {
      left = left.filter((row) => !ids.includes(row["id"]));
    },
  };
}

/** The same, where a keyword leaves those whose names have it. */
export const searchablePort = (rows: readonly ListRow[]): ListPort => ({
  load: (call, signal) => {
    const { keyword } = call.data;
    const found = rows.filter(({ name }) => String(plain(name)).includes(String(plain(keyword))));
    return portOf(found).load(call, signal);
  },
});

/** A platform that never answers. */
export const silentPort: ListPort = { load: () => new Promise(() => undefined) };

/** A platform that refuses the first so many calls, and then has these rows. */
export function failingPort(
  rows: readonly ListRow[],
  text: Text,
  times = Number.POSITIVE_INFINITY,
): ListPort {
  const after = portOf(rows);
  let asked = 0;
  return {
    load: (call, signal) => {
      asked += 1;
      return asked > times ? after.load(call, signal) : Promise.resolve({ ok: false, text });
    },
  };
}
