import type { Envelope } from "../../../contract/envelope";
import { calls, type Out } from "../../../contract/calls";
import type { DefinedCall, InOf, OutOf } from "../../../contract/define";
import { DATABASES } from "../../../server/testing/databases";
import type { Client } from "../../../server/testing/platform";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { md5Of } from "../../../server/testing/storages";
import { contract } from "../contract";

jest.setTimeout(60_000);

const HEADERS = { "x-device-type": "pc" };
const WORDS = { title: "春游安排", category: "活动", content: "见附件" };

/** Makes a call with JSON, as the portal does, and answers its envelope. */
async function ask<C extends DefinedCall>(
  who: Client,
  call: C,
  payload: InOf<C>,
): Promise<Envelope<OutOf<C>>> {
  const answer = await who.fetch(call.path, {
    method: "POST",
    headers: { ...HEADERS, "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
  return (await answer.json()) as Envelope<OutOf<C>>;
}

/** Stores a file with this text, and answers its id. */
async function store(who: Client, text: string): Promise<string> {
  const form = new FormData();
  form.append("md5", md5Of(Buffer.from(text)));
  form.append("file", new Blob([text]), "a.pdf");
  const answer = await who.fetch(calls.upload.path, { method: "POST", headers: HEADERS, body: form });
  return ((await answer.json()) as Envelope<Out<"upload">>).data?.id ?? "";
}

describe.each(DATABASES)("files of notices on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, staff, admin, admin2 } = signedInOn(platform, "teacher", "staff", "admin", "admin2");
  afterEach(() => expect(platform.log).toEqual([]));

  const save = async (who: Client, more: Partial<InOf<typeof contract.save>>) =>
    (await ask(who, contract.save, { ...WORDS, ...more })).data?.id ?? "";
  const filesOf = async (who: Client, id: string) =>
    (await who.ask(contract.one, { id })).data?.attachments.map(({ file, name }) => ({ file, name }));
  const statusOf = async (who: Client, file: string) =>
    (await who.fetch(calls.showFile.path.replace("{fileId}", file))).status;
  const usedBy = async (who: Client) =>
    ((await (await who.fetch("/api/drive/space")).json()) as Envelope<{ used: number }>).data?.used;

  it("shows the files of a notice in their order to those of its unit alone [UP-12, SEC-04]", async () => {
    const [plan, map] = [await store(admin, "plan"), await store(admin, "the map")];
    expect(await statusOf(teacher, plan)).toBe(404);
    const id = await save(admin, {
      attachments: [
        { file: map, name: " 地图.pdf " },
        { file: plan, name: "Plan.pdf" },
      ],
    });
    const url = calls.showFile.path.replace("{fileId}", map);
    const shown = [
      { file: map, name: "地图.pdf", size: 7, url },
      expect.objectContaining({ file: plan, name: "Plan.pdf", size: 4 }),
    ];
    expect((await teacher.ask(contract.one, { id })).data?.attachments).toEqual(shown);
    const { data } = await teacher.ask(contract.list, { size: 2 });
    expect(data?.list.map(({ attachments }) => attachments)).toEqual([shown, []]);
    const answer = await teacher.fetch(`${url}?save=true&name=${encodeURIComponent("地图.pdf")}`);
    expect(answer.headers.get("content-disposition")).toContain("%E5%9C%B0%E5%9B%BE.pdf");
    expect(await answer.text()).toBe("the map");
    expect(await statusOf(admin2, map)).toBe(404);
  });

  it("takes files of the author's own alone, and not more than ten [UP-12, SEC-04]", async () => {
    const [foreign, own] = [await store(teacher, "foreign"), await store(admin, "own")];
    const wanted = (file: string, name = "a.pdf") => ({
      ...WORDS,
      title: "不发布",
      attachments: [{ file, name }],
    });
    const before = (await admin.ask(contract.list, {})).data?.total;
    for (const file of [foreign, "none"])
      expect(await ask(admin, contract.save, wanted(file))).toMatchObject({ status: 404, code: "no_file" });
    expect(await ask(admin, contract.save, wanted(own, "a.jsp"))).toMatchObject({ status: 415 });
    expect(await ask(admin, contract.save, wanted(own, "a/b.pdf"))).toMatchObject({ status: 400 });
    const many = Array.from({ length: 11 }, () => ({ file: own, name: "a.pdf" }));
    expect(await ask(admin, contract.save, { ...WORDS, attachments: many })).toMatchObject({ status: 400 });
    expect(await ask(teacher, contract.save, wanted(foreign))).toMatchObject({ status: 403 });
    expect((await admin.ask(contract.list, {})).data?.total).toBe(before);
    // The same file twice under one name is one.
    const id = await save(admin, { attachments: many.slice(0, 10) });
    expect(await filesOf(teacher, id)).toEqual([{ file: own, name: "a.pdf" }]);
  });

  it("keeps a file while a notice shows it, and releases it with the last one [UP-12]", async () => {
    const file = await store(admin, "kept while it is shown");
    const attachments = [{ file, name: "a.pdf" }];
    const [first, second] = [await save(admin, { attachments }), await save(admin, { attachments })];
    const used = (await usedBy(admin)) ?? 0;
    await save(admin, { id: first, attachments: [] });
    expect(await statusOf(teacher, file)).toBe(200);
    // What says nothing of files leaves them as they are.
    await save(admin, { id: second, title: "改期" });
    expect(await filesOf(teacher, second)).toEqual([{ file, name: "a.pdf" }]);
    await save(admin, { id: second, attachments: [] });
    expect([await statusOf(teacher, file), await statusOf(admin, file)]).toEqual([404, 404]);
    expect(await usedBy(admin)).toBeLessThan(used);
  });

  it("shows equal bytes under each name that they have, and a file under its new one [UP-12]", async () => {
    const file = await store(admin, "equal bytes");
    const [draft, final] = [
      { file, name: "draft.pdf" },
      { file, name: "final.pdf" },
    ];
    const id = await save(admin, { attachments: [draft, final] });
    expect(await filesOf(teacher, id)).toEqual([draft, final]);
    await save(admin, { id, attachments: [final] });
    expect(await filesOf(teacher, id)).toEqual([final]);
    expect(await statusOf(teacher, file)).toBe(200);
    await save(admin, { id, attachments: [draft] });
    expect(await filesOf(teacher, id)).toEqual([draft]);
  });

  it("lets another editor keep what is attached, and remove it, which frees its owner's space [UP-12, SEC-04]", async () => {
    const file = await store(admin, "of the first editor");
    const id = await save(admin, { attachments: [{ file, name: "a.pdf" }] });
    const used = (await usedBy(admin)) ?? 0;
    const added = await store(staff, "of the second editor");
    await save(staff, {
      id,
      attachments: [
        { file: added, name: "b.pdf" },
        { file, name: "renamed.pdf" },
      ],
    });
    expect(await filesOf(teacher, id)).toEqual([
      { file: added, name: "b.pdf" },
      { file, name: "renamed.pdf" },
    ]);
    const forbidden = { ...WORDS, id, attachments: [{ file, name: "renamed.jsp" }] };
    expect(await ask(staff, contract.save, forbidden)).toMatchObject({ status: 415 });
    // Elsewhere it is another one's.
    expect(
      await ask(staff, contract.save, { ...WORDS, attachments: [{ file, name: "a.pdf" }] }),
    ).toMatchObject({
      status: 404,
    });
    await save(staff, { id, attachments: [{ file: added, name: "b.pdf" }] });
    expect([await statusOf(admin, file), await statusOf(teacher, added)]).toEqual([404, 200]);
    expect(await usedBy(admin)).toBeLessThan(used);
  });
});
