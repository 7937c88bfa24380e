import path from "node:path";
import { DATABASES } from "../../../server/testing/databases";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { withApplication } from "../../../server/testing/withApplication";
import { contract } from "../contract";
import { MOST } from "./index";

jest.setTimeout(60_000);

describe.each(DATABASES)("the notes on %s", (kind) => {
  const platform = platformOn(kind, {}, withApplication(path.join(__dirname, "..")));
  const { teacher, student } = signedInOn(platform, "teacher", "student");
  const textsOf = async (who: typeof teacher) =>
    (await who.ask(contract.list, {})).data?.map(({ text }) => text);
  const add = async (who: typeof teacher, text: string) => {
    platform.pass(1);
    return (await who.ask(contract.add, { text })).data?.id ?? "";
  };

  it("are each person's own, the newest first", async () => {
    await add(teacher, "Water the plants");
    await add(teacher, "  Return the books ");
    expect(await textsOf(teacher)).toEqual(["Return the books", "Water the plants"]);
    expect(await textsOf(student)).toEqual([]);
    expect(await platform.client().ask(contract.list, {})).toMatchObject({ status: 401 });
  });

  it("go, and come back where they were", async () => {
    const before = await textsOf(teacher);
    const id = await add(teacher, "Call the museum");
    expect(await student.ask(contract.remove, { id })).toMatchObject({ status: 404 });
    expect(await teacher.ask(contract.remove, { id })).toMatchObject({ status: 200 });
    expect(await textsOf(teacher)).toEqual(before);
    expect(await student.ask(contract.restore, { id })).toMatchObject({ status: 404 });
    expect(await teacher.ask(contract.restore, { id })).toMatchObject({ status: 200 });
    expect(await textsOf(teacher)).toEqual(["Call the museum", ...(before ?? [])]);
  });

  it("are refused without words, and where there are too many", async () => {
    for (const text of [" ", "x".repeat(201)])
      expect(await teacher.ask(contract.add, { text })).toMatchObject({ status: 400 });
    const { userId = "" } = (await student.call("me", {})).data ?? {};
    const row = { person_id: userId, text: "x", at: 0, removed: 0 };
    const rows = Array.from({ length: MOST }, (_, place) => ({ ...row, id: `full-${place}` }));
    await platform.database
      .insertInto("new_app_note" as never)
      .values(rows)
      .execute();
    expect(await student.ask(contract.add, { text: "x" })).toMatchObject({ status: 409, code: "too_many" });
  });
});
