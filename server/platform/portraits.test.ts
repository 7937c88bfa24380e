import { calls } from "../../contract/calls";
import { PICTURES } from "../../test/pictures";
import { DATABASES } from "../testing/databases";
import type { Client } from "../testing/platform";
import { platformOn, signedInOn } from "../testing/platformOn";

jest.setTimeout(60_000);

let names = 0;

/** Stores a picture of these bytes by the call for pictures as text, and answers its id. */
async function store(
  client: Client,
  bytes: readonly number[],
  type: "png" | "jpg" | "gif" | "bmp",
): Promise<string> {
  const base64Str = Buffer.from(bytes).toString("base64");
  const { data, message } = await client.call("base64Image", {
    fileName: `portrait-${String((names += 1))}`,
    base64Str,
    type,
  });
  if (!data) throw new Error(message);
  return data.id;
}

const set = (client: Client, fileId: string) => client.call("setPortrait", { fileId });
const shown = async (client: Client) => (await client.call("me", {})).data?.avatar;
const addressOf = (id: string) => calls.showFile.path.replace("{fileId}", id);
const statusOf = async (client: Client, id: string) => (await client.fetch(addressOf(id))).status;
const refused = (status: number, code: string) => ({ status, code, data: null });

describe.each(DATABASES)("portraits on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, student, teacher2 } = signedInOn(platform, "teacher", "student", "teacher2");
  const visitor = platform.client();
  afterEach(async () => {
    await set(teacher, "");
    expect(platform.log).toEqual([]);
  });

  it("are seen by the people of the unit alone [UP-08, SEC-02]", async () => {
    const id = await store(teacher, PICTURES.png(300, 300), "png");
    expect(await statusOf(student, id)).toBe(404);
    expect(await set(teacher, id)).toMatchObject({ status: 200, data: { avatar: addressOf(id) } });
    expect([await shown(teacher), await shown(student)]).toEqual([addressOf(id), null]);
    const people = [teacher, student, teacher2];
    expect(await Promise.all(people.map((each) => statusOf(each, id)))).toEqual([200, 200, 404]);
    expect(await (await visitor.fetch(addressOf(id))).json()).toMatchObject({ status: 401, data: null });
  });

  it("are kept while they are shown, and go when they are replaced or taken away [UP-08]", async () => {
    const [one, two] = [
      await store(teacher, PICTURES.png(200, 200), "png"),
      await store(teacher, PICTURES.jpeg(200, 200), "jpg"),
    ];
    await set(teacher, one);
    await set(teacher, one);
    expect(await statusOf(teacher, one)).toBe(200);
    await set(teacher, two);
    expect([await statusOf(teacher, one), await statusOf(student, two)]).toEqual([404, 200]);
    expect(await set(teacher, "")).toMatchObject({ status: 200, data: { avatar: null } });
    expect([await shown(teacher), await statusOf(teacher, two)]).toEqual([null, 404]);
    expect(await set(teacher, "")).toMatchObject({ status: 200, data: { avatar: null } });
  });

  it("are pictures of the person's own [UP-08, SEC-02]", async () => {
    const foreign = await store(student, PICTURES.png(100, 100), "png");
    for (const id of [foreign, "no-such-file"])
      expect(await set(teacher, id)).toMatchObject(refused(404, "not_found"));
    expect(await teacher.call("setPortrait", { fileId: "../../etc" })).toMatchObject({ status: 400 });
    expect(await visitor.call("setPortrait", { fileId: foreign })).toMatchObject({ status: 401 });
    expect(await shown(teacher)).toBeNull();
  });

  it("are PNG, JPEG or GIF, and of a size that everybody can load [UP-08, SEC-06]", async () => {
    const bitmap = await store(teacher, PICTURES.bmp(100, 100), "bmp");
    // Its first bytes are a picture's, and then there is none.
    const broken = await store(teacher, PICTURES.jpeg(0, 0), "jpg");
    for (const id of [bitmap, broken])
      expect(await set(teacher, id)).toMatchObject(refused(415, "not_a_picture"));
    const wide = await store(teacher, PICTURES.gif(2049, 10), "gif");
    const long = await store(teacher, [...PICTURES.png(100, 100), ...new Uint8Array(1 << 20)], "png");
    for (const id of [wide, long])
      expect(await set(teacher, id)).toMatchObject({ code: "too_large", data: null });
    expect(await shown(teacher)).toBeNull();
  });

  it("of two requests at once leave one, and the other's file is gone [UP-08, REL-01]", async () => {
    const ids: string[] = [];
    for (const side of [11, 12, 13]) ids.push(await store(teacher, PICTURES.png(side, side), "png"));
    await Promise.all(ids.map((id) => set(teacher, id)));
    const left = await shown(teacher);
    const there = await Promise.all(ids.map((id) => statusOf(teacher, id)));
    expect(ids.filter((_, place) => there[place] === 200).map(addressOf)).toEqual([left]);
  });
});
