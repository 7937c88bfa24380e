import { TestPlatform, type Client } from "../../../server/testing/platform";
import { contract } from "../contract";

jest.setTimeout(300_000);

const HOUR = 3_600_000;
const FIFTH = "5（2）班";

/** The demo school is looked at, from its first start on, at these times; minutes stand for where something has just happened. */
const TIMES = [
  "2026-10-15 06:57:00",
  "2026-10-15 07:50:00",
  "2026-10-15 08:45:00",
  "2026-10-15 19:30:00",
  "2026-10-16 03:57:00",
  "2026-10-17 10:00:00",
] as const;

const momentOf = (time: string) => Date.parse(`${time.replace(" ", "T")}+08:00`);

/** Mondays to Fridays, and the Saturday on which lessons of the National Day's holidays are made up. */
const isSchoolDay = (day: string) =>
  day === "2026-10-10" || ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

interface Glance {
  readonly code: string;
  readonly total: number;
}

describe("the demo school", () => {
  const platform = new TestPlatform({}, { living: true });
  beforeAll(async () => {
    platform.pass(momentOf(TIMES[0]) - platform.now);
    await platform.start();
    await platform.openDatabase();
  });
  afterAll(() => platform.remove());

  const figures = async (who: Client) => {
    const { data } = await who.ask(contract.classes, {});
    return data?.list ?? [];
  };
  const badge = async (who: Client) =>
    (await who.call("unreadCodeCount", {})).data?.find(({ code }) => code === "attendance")?.num ?? 0;

  it.each(TIMES)(
    "says the same in every application at %s, and nothing that cannot be yet [SCH-13]",
    async (time) => {
      const now = momentOf(time);
      if (platform.now < now) {
        await platform.stop();
        platform.pass(now - platform.now);
        await platform.start();
      }
      const [teacher, admin] = await Promise.all(
        ["teacher", "admin"].map((login) => platform.client().signIn(login)),
      );
      if (!teacher || !admin) throw new Error("Two people sign in.");
      const [hour, isWeekend] = [time.slice(11, 16), time.startsWith("2026-10-17")];
      const list = await figures(admin);

      // One roster: each class has as many pupils wherever they are counted.
      const photos = (await (await admin.fetch("/api/records/classes")).json()) as {
        readonly data: { readonly list: readonly Glance[] };
      };
      for (const { code, total } of list)
        expect({ code, total: photos.data.list.find((each) => each.code === code)?.total }).toEqual({
          code,
          total,
        });
      expect(list.find(({ code }) => code === "5（1）班")?.total).toBe(22);

      // The figures of a class add up, and say no more than the hour allows.
      for (const { total, present, late, absent, leave, waiting, closed } of list) {
        if (isWeekend) continue;
        expect(present + late + absent + leave + waiting).toBe(total);
        if (hour < "07:30") expect({ waiting, closed }).toEqual({ waiting: total, closed: false });
        if (hour < "08:25") expect(absent).toBe(0);
      }
      const fifth = list.find(({ code }) => code === FIFTH);
      if (hour > "08:30" && !isWeekend) expect(fifth).toMatchObject({ absent: 3, waiting: 0, closed: true });

      // What the card says is what the list says.
      const { data: card } = await teacher.ask(contract.card, { start: 1, size: 10 });
      const { data: shown } = await teacher.ask(contract.classes, isWeekend ? { date: "2026-10-16" } : {});
      expect(card?.total).toBe(shown?.list.length);
      for (const { id, title } of card?.list ?? []) {
        expect(title.startsWith("10月16日周五 ")).toBe(isWeekend);
        const own = shown?.list.find(({ code }) => id.endsWith(`.${code}`));
        expect(own).toBeDefined();
        for (const [word, count] of [
          ["按时", own?.present ?? 0],
          ["迟到", own?.late ?? 0],
        ] as const)
          if (count > 0) expect(title).toContain(`${word} ${count}`);
        if (own && own.waiting > 0) expect(title).toContain(`未到校 ${own.waiting}`);
      }

      // The badge counts unread messages, and registers that are open after the bell.
      const { data: mine } = await teacher.ask(contract.classes, {});
      const open =
        isWeekend || hour <= "08:00" ? 0 : (mine?.list ?? []).filter(({ closed }) => !closed).length;
      const messages = await platform.database.selectFrom("message").selectAll().execute();
      const told = messages.filter(({ person_id, app }) => person_id === "2001" && app === "attendance");
      expect(await badge(teacher)).toBe(told.length + open);

      // Each message of a register has the figures of its day.
      expect(told.length).toBeGreaterThan(0);
      for (const { memo, at } of told) {
        const date = new Date(at + 8 * HOUR).toISOString().slice(0, 10);
        const { data: day } = await teacher.ask(contract.classes, { date });
        expect(memo).toContain(`有 ${day?.list.find(({ code }) => code === FIFTH)?.absent ?? -1} 名学生`);
      }

      // People write while they are at school, and never later than now.
      const todos = await platform.database.selectFrom("todo").selectAll().execute();
      for (const { id, at } of [...messages, ...todos]) {
        const local = new Date(at + 8 * HOUR).toISOString();
        expect({ id, early: at > now }).toEqual({ id, early: false });
        expect({ id, atSchool: local.slice(11, 16) > "06:30" && local.slice(11, 16) < "18:31" }).toEqual({
          id,
          atSchool: true,
        });
        expect({ id, day: isSchoolDay(local.slice(0, 10)) }).toEqual({ id, day: true });
      }
      const { last } = await platform.database
        .selectFrom("attendance_clocking" as never)
        .select(({ fn }) => fn.max<number>("at" as never).as("last"))
        .executeTakeFirstOrThrow();
      expect(last).toBeLessThanOrEqual(now);
    },
  );
});
