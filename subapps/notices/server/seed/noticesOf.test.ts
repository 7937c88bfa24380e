import fc from "fast-check";
import { CATEGORIES } from "../../client/manage/categories";
import { categories } from "../../../../server/demo/seed/apps";
import { people } from "../../../../server/demo/seed/people";
import { clockOf } from "../../../../server/platform/modules/clockOf";
import { units } from "../../../../server/demo/seed/units";
import { messagesOf, todosOf } from "./inbox";
import { noticesOf, type SeedNotice } from "./noticesOf";

const CLOCK = clockOf({ timeZone: "Asia/Shanghai" });
const WEEKEND = ["Sat", "Sun"];
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Shanghai",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment as a clock in Shanghai shows it. */
function shanghai(moment: number): { readonly weekday: string; readonly time: string } {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { weekday: String(parts.weekday), time: `${String(parts.hour)}:${String(parts.minute)}` };
}

/** Any first start of a quarter of a century, to the minute. */
const firstStart = fc
  .integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2049, 0) / 60_000 })
  .map((minutes) => minutes * 60_000);

/** What sixty of them seed, drawn for all tests: to work out the notices takes longer than to look at them. */
const STARTS = fc.sample(firstStart, 60).map((now) => ({
  now,
  ofUnit: new Map(units.map(({ id }) => [id, noticesOf(id, now)])),
}));
const allOf = ({ ofUnit }: (typeof STARTS)[number]) => [...ofUnit.values()].flat();

/** Expects of every notice that any first start would seed that nothing is wrong with it. */
const expectOfAll = (faultsOf: (notice: SeedNotice, now: number) => readonly string[]) => {
  for (const start of STARTS) {
    const faults = allOf(start).flatMap((notice) =>
      faultsOf(notice, start.now).map((fault) => `${fault}: ${start.now} ${notice.id} ${notice.title}`),
    );
    expect(faults).toEqual([]);
  }
};
const faultsIn = (found: Readonly<Record<string, boolean>>) =>
  Object.keys(found).filter((fault) => found[fault]);

const GRADES = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
const textOf = ({ title, content, author }: SeedNotice) => [title, content, author].join("\n");

/** Every grade a text names: as 三年级, in 一、二年级 and 三至六年级, as 5（2）班, Grade 3, Grades 3 and 4, Class 6 (1). */
function gradesIn(text: string): readonly number[] {
  const chinese = [...text.matchAll(/([一二三四五六七八九](?:[、至到和—][一二三四五六七八九])*)年级/g)];
  const senior = /高[一二三]|Grade 1[0-2]/.test(text) ? [10] : [];
  const digits = [
    ...text.matchAll(/(\d+)（\d+）班/g),
    ...text.matchAll(/(?:Grades?|Class|Classes) (\d+)(?:(?: \(\d+\))?(?:,| and| to) (\d+))*/g),
    ...text.matchAll(/(\d+) \(\d+\)/g),
  ];
  return [
    ...senior,
    ...chinese.flatMap(([, named = ""]) =>
      GRADES.flatMap((sign, index) => (named.includes(sign) ? [index + 1] : [])),
    ),
    ...digits.flatMap(([, ...found]) => found.filter(Boolean).map(Number)),
  ];
}

describe("the notices of the demo schools", () => {
  it("are posted on school days between 7:30 and 18:00, and never in the future [RUN-01]", () => {
    expectOfAll(({ published_at }, now) => {
      const { weekday, time } = shanghai(published_at);
      return faultsIn({
        weekend: WEEKEND.includes(weekday),
        "outside school hours": time < "07:30" || time > "18:00",
        "in the future": published_at > now,
      });
    });
  });

  it("go back over the last month without a gap of a school week [RUN-01]", () => {
    for (const { now, ofUnit } of STARTS)
      for (const unit of ["2", "3"]) {
        const moments = [now, ...(ofUnit.get(unit) ?? []).map(({ published_at }) => published_at)];
        const recent = moments.filter((moment) => moment > now - 28 * 86_400_000);
        expect(recent).toEqual([...recent].sort((a, b) => b - a));
        const gaps = recent
          .slice(1)
          .filter((moment, index) => (recent[index] ?? 0) - moment >= 7 * 86_400_000);
        expect([now, unit, gaps]).toEqual([now, unit, []]);
      }
  });

  it("are told apart by title, time and id, as many at every start [RUN-01]", () => {
    for (const { now, ofUnit } of STARTS)
      for (const [unit, count] of [
        ["1", 62],
        ["2", 120],
        ["3", 120],
      ] as const) {
        const notices = ofUnit.get(unit) ?? [];
        expect([now, notices.length]).toEqual([now, count]);
        for (const key of ["id", "title", "published_at"] as const)
          expect([now, new Set(notices.map((notice) => notice[key])).size]).toEqual([now, count]);
      }
  });

  it("have messages that say and open one of them, which has been published [MSG-01, VIEW-08]", () => {
    const ids = new Set(people.map(({ id }) => id));
    for (const start of STARTS.slice(0, 20)) {
      const { now } = start;
      const notices = allOf(start);
      const messages = messagesOf(notices, ids);
      expect(messages.map(({ person_id }) => person_id)).toEqual(["2001", "2005"]);
      for (const { memo, at, url } of messages) {
        expect(at).toBeLessThanOrEqual(now);
        const id = new URLSearchParams(url).get("at")?.replace("/?notice=", "");
        expect(notices.find((notice) => notice.id === id)?.title).toBe(memo);
      }
      const todos = todosOf(notices, ids, { now, ...CLOCK });
      expect(todos).toHaveLength(22);
      for (const { person_id, title, at, due, url } of todos) {
        expect(at).toBeLessThanOrEqual(now);
        expect(due).toBeGreaterThan(now);
        const id = new URLSearchParams(url).get("at")?.replace("/?notice=", "");
        const notice = notices.find((each) => each.id === id);
        expect(notice?.unit_id).toBe(person_id[0]);
        expect(title).toBe(notice?.title);
      }
    }
  });

  it("send people to no application that is not installed [RUN-01, DESK-15]", () => {
    const others = categories.flatMap(({ apps }) => apps);
    expectOfAll(({ content }) =>
      others
        .filter(
          ({ name, english }) => content.includes(`“${name}”`) || content.includes(` in ${english} by `),
        )
        .map(({ code }) => code),
    );
  });

  it("say the same in both languages, with every date filled in, under a category people can choose [I18N-03]", () => {
    const han = /\p{Script=Han}/u;
    expectOfAll(({ title, content, author, category }) => {
      const texts = [title, content, author].map((text) => text.split("|||"));
      const [chineseParagraphs, englishParagraphs] = content
        .split("|||")
        .map((half) => half.split("\n\n").length);
      const [chineseTitle = "", englishTitle = ""] = title.split("|||");
      return faultsIn({
        "unknown category": !CATEGORIES.includes(category),
        "not two languages": texts.some(
          ([chinese = "", english = "", ...more]) =>
            !han.test(chinese) || !/[A-Za-z]{3}/.test(english) || han.test(english) || more.length > 0,
        ),
        "date left open": /[{}]|Invalid|NaN|undefined/.test(title + content),
        "paragraphs differ": chineseParagraphs !== englishParagraphs,
        "title too long": chineseTitle.length > 60 || englishTitle.length > 120,
      });
    });
  });

  it.each([
    ["2", 1, 6],
    ["3", 7, 9],
  ])("of school %s name its own grades alone, as its pupils have [RUN-01]", (unit, first, last) => {
    const named = noticesOf(unit, Date.UTC(2026, 10, 20, 4)).flatMap((notice) => gradesIn(textOf(notice)));
    expect([...new Set(named)].sort()).toEqual(
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    const pupils = people.filter((person) => person.unit === unit && person.grade !== undefined);
    for (const { grade = "" } of pupils) expect(named).toEqual(expect.arrayContaining([...gradesIn(grade)]));
  });

  it("are searched for every form in which a text names grades [RUN-01]", () => {
    const text = "一、二年级，三至六年级；8（1）班 Grades 7 and 8, Class 9 (1)";
    expect(new Set(gradesIn(text))).toEqual(new Set([1, 2, 3, 6, 7, 8, 9]));
    expect(gradesIn("高一年级")).toContain(10);
  });
});
