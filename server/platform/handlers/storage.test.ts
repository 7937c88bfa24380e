import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { request as httpRequest } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { z } from "zod";
import type { Envelope } from "../../../contract/envelope";
import { calls, type CallName } from "../../../contract/calls";
import { defineContract } from "../../../contract/define";
import { blankPng } from "../../testing/blankPng";
import { DATABASES, onOne } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { type Fields, fieldsOf, sendChunk, sendParts } from "../../testing/sendParts";
import { contentOf, CutFile, EACH } from "../../testing/storages";
import { until } from "../../../test/until";
import { defineModule } from "../module";
import type { Guest } from "../modules/load";

jest.setTimeout(60_000);

/** What the application of these tests vouches for, and for whom. */
const shown = new Map<string, string>();

const sharing = defineContract({
  read: {
    path: "/api/test-sharing/read",
    summary: "How much the application reads of a file",
    in: z.object({ id: z.string(), part: z.literal("true").optional() }),
    out: z.object({ size: z.number() }).nullable(),
  },
});

const both = (text: string) => ({ "zh-CN": text, en: text });
const GUEST: Guest = {
  folder: "/none",
  module: defineModule()({
    contract: sharing,
    handlers: {
      read: async ({ id, part }, { database, files }) => {
        const content = await files.open(database, id, part ? { start: 1, end: 3 } : undefined);
        return content && { size: (await buffer(content)).length };
      },
    },
    takes: ["txt"],
    mayRead: ({ id }, { me }) => Promise.resolve(shown.get(id) === me.id),
  }),
  app: {
    code: "test-sharing",
    name: both("Sharing"),
    version: "1.0.0",
    kit: "^1.5.0",
    icon: "clock",
    category: "administration",
    permissions: [],
    searchKeys: { "zh-CN": [], en: [] },
    keys: [],
    fills: { page: { "test-sharing": "./client/main.tsx" }, badge: false },
  },
};

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

const dataOf = <T>({ status, message, data }: Envelope<T>): T => {
  if (status !== 200 || data === null) throw new Error(message);
  return data;
};

let seeds = 5000;
const fresh = (length: number, name?: string) => new CutFile(contentOf(length, (seeds += 1)), name);

const EXTENSIONS = "exe jar jsp asp dll php aspx bat sh html com cgi class txt jspx".split(" ");
const wide = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join("");
const DISGUISES: readonly ((extension: string) => string)[] = [
  (extension) => `a.${extension}`,
  (extension) => `a.${extension.toUpperCase()}`,
  (extension) => `a.${extension.charAt(0)}${extension.slice(1).toUpperCase()}`,
  (extension) => `a.${extension}.`,
  (extension) => `a.${extension}...`,
  (extension) => `a.${extension} `,
  (extension) => `a.${extension} . .`,
  (extension) => `a.${extension}\u3000`,
  (extension) => `a.${extension}\u00a0`,
  (extension) => `a.${extension}\u200b`,
  (extension) => `a.${extension}\u202e`,
  (extension) => `a\u202e.${extension}`,
  (extension) => `a.\u200d${extension}`,
  (extension) => `a.${extension.slice(0, 1)}\u2060${extension.slice(1)}`,
  (extension) => `a\uff0e${extension}`,
  (extension) => `a.${wide(extension)}`,
  (extension) => `a.${extension}::$DATA`,
  (extension) => `a.${extension}:stream.png`,
  (extension) => `con.${extension}`,
  (extension) => `.${extension}`,
  (extension) => `a%2E${extension}`,
  (extension) => `a.${extension}%00.png`,
];
const NAMES = EXTENSIONS.flatMap((extension) => DISGUISES.map((disguise) => disguise(extension)));

describe.each(DATABASES)("the storage on %s", (kind) => {
  const platform = platformOn(kind, {}, { moreGuests: [GUEST] });
  const { teacher, student } = signedInOn(platform, "teacher", "student");
  const left = () => {
    const folder = path.join(platform.folder, "data", "spool");
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  afterEach(() => {
    expect(left()).toEqual([]);
    expect(platform.log).toEqual([]);
  });
  const uploadFile = async (file: CutFile, client = teacher) =>
    dataOf(await sendParts(client, "upload", { md5: file.md5 }, file.content, { fileName: file.name }));
  const show = (url: string, client = teacher, init: RequestInit = {}) => client.fetch(url, init);

  it("takes a small file in one request, and knows it from then on [UP-01, UP-02]", async () => {
    const file = fresh(1000, "成绩 单.docx");
    expect(await teacher.call("fileCheck", fieldsOf(file))).toMatchObject({ status: 200, data: false });
    const kept = await uploadFile(file);
    expect(kept).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/) as string,
      url: `/api/storage/show/file/${kept.id}`,
      name: "成绩 单.docx",
      size: 1000,
      md5: file.md5,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(dataOf(await teacher.call("fileCheck", fieldsOf(file)))).toEqual(kept);
    expect(await uploadFile(file)).toEqual(kept);
    const renamed = new CutFile(file.content, "定稿.docx");
    const final = { ...kept, name: "定稿.docx" };
    expect(dataOf(await teacher.call("fileCheck", fieldsOf(renamed)))).toEqual(final);
    expect(await uploadFile(renamed)).toEqual(final);
    expect(dataOf(await student.call("fileCheck", fieldsOf(file)))).toBe(false);
  });

  it("takes kinds by the last extension and for the application that it is for, and names those that it does not [UP-05]", async () => {
    const send = (name: string, serverid?: string) => {
      const file = fresh(10, name);
      const fields = { md5: file.md5, ...(serverid !== undefined && { serverid }) };
      return sendParts(teacher, "upload", fields, file.content, { fileName: name });
    };
    for (const name of ["www.school.com.pdf", "Report by Dr. Sh. Ahmadi.pdf"])
      expect(await send(name)).toMatchObject({ status: 200, data: { name } });
    expect(await send("notes.txt", "test-sharing")).toMatchObject({ status: 200 });
    const refusal = (kinds: string) => ({
      status: 415,
      code: "file_type",
      message: expect.stringContaining(`This file type isn't allowed (allowed: all but ${kinds})`) as string,
    });
    expect(await send("notes.txt")).toMatchObject(refusal(EXTENSIONS.join(", ")));
    const left = EXTENSIONS.filter((extension) => extension !== "txt").join(", ");
    expect(await send("x.jsp.txt", "test-sharing")).toMatchObject(refusal(left));
    // In chunks, as the portal sends every file.
    const file = fresh(EACH + 9, "notes.txt");
    const there = { serverid: "test-sharing" };
    expect(await teacher.call("fileCheck", fieldsOf(file))).toMatchObject(refusal(EXTENSIONS.join(", ")));
    expect(dataOf(await teacher.call("fileCheck", { ...fieldsOf(file), ...there }))).toBe(false);
    for (const chunk of [1, 2]) dataOf(await sendChunk(teacher, file, chunk, there));
    expect(await teacher.call("mergeFile", { ...fieldsOf(file), ...there })).toMatchObject({
      status: 200,
      data: { name: "notes.txt" },
    });
  });

  it("takes a large one in chunks, asks for what is missing, and tells how long it waits [UP-02, UP-06]", async () => {
    const file = fresh(EACH * 3 + 9, "a.mp4");
    const sent = dataOf(await sendChunk(teacher, file, 3));
    expect(sent).toEqual({ chunk: 3, keptUntil: "2026-10-16 16:00:00" });
    await sendChunk(teacher, file, 2, { size: EACH, crc32: crc32(file.part(2)) });
    const check = async (chunk: number) =>
      dataOf(await teacher.call("chunkCheck", { ...fieldsOf(file), chunk })).data;
    expect(await Promise.all([1, 2, 3, 4].map(check))).toEqual([false, true, true, false]);
    expect(await teacher.call("mergeFile", fieldsOf(file))).toMatchObject({
      status: 400,
      code: "chunk_missing",
      data: { missing: [1, 4] },
    });
    expect(await sendChunk(teacher, file, 1, { crc32: 1 })).toMatchObject({ code: "chunk_corrupt" });
    expect(await sendChunk(teacher, file, 1, { size: 7 })).toMatchObject({ code: "bad_cut" });
    await Promise.all([
      sendChunk(teacher, file, 1),
      sendChunk(teacher, file, 1),
      sendChunk(teacher, file, 4),
    ]);
    const merges = [1, 2].map(() => teacher.call("mergeFile", fieldsOf(file)));
    const [one, other] = (await Promise.all(merges)).map(dataOf);
    expect(one).toMatchObject({ md5: file.md5, size: file.content.length, name: "a.mp4" });
    expect(other).toEqual(one);
    const answer = await show(one?.url ?? "");
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect(Buffer.from(await answer.arrayBuffer()).equals(file.content)).toBe(true);
  });

  it("shows a file whose reader goes away in the middle without a trace of a fault [UP-11, API-12]", async () => {
    const { url } = await uploadFile(fresh(4_000_000, "a.mp4"));
    for (let time = 0; time < 3; time += 1) {
      const gone = new Promise((resolve) =>
        platform.server.once("request", (_, answer) => answer.once("close", resolve)),
      );
      const answer = await show(url);
      await answer.body?.cancel();
      await gone;
    }
    expect((await show(url, teacher, { headers: { range: "bytes=0-9" } })).status).toBe(206);
    expect(platform.log).toEqual([]);
  });

  it("shows a file and its parts to its owner, and to whom an application lets read it [UP-11, SEC-04]", async () => {
    const file = fresh(500, "a.png");
    const picture = new CutFile(Buffer.concat([PNG, file.content]), "图.png");
    const { id, url } = await uploadFile(picture);
    const whole = await show(url);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(picture.content);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": expect.stringMatching(/^inline;/) as string,
      "content-security-policy": expect.stringContaining("sandbox") as string,
      "cache-control": "private, no-cache",
    });
    // It would tell when another person had the same content first.
    expect(whole.headers.get("last-modified")).toBeNull();
    expect((await show(`${url}?save=true`)).headers.get("content-disposition")).toMatch(/^attachment;/);
    const savedAs = async (name: string) =>
      (await show(`${url}?save=true&name=${encodeURIComponent(name)}`)).headers.get("content-disposition");
    expect(await savedAs("spring.png")).toContain('filename="spring.png"');
    // A link of another person's makes no program of it.
    expect(await savedAs("spring.png.exe")).not.toContain("exe");
    const etag = whole.headers.get("etag") ?? "";
    const part = await show(url, teacher, { headers: { range: "bytes=1-3", "if-range": etag } });
    expect([part.status, await part.text()]).toEqual([206, "PNG"]);
    const head = await show(url, teacher, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "516"]);
    // Node's own fetch would ask for a fresh one.
    const known = { "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await show(url, teacher, { headers: known })).status).toBe(304);

    const none = await show("/api/storage/show/file/none", student);
    const others = await show(url, student);
    expect([others.status, await others.text()]).toEqual([404, await none.text()]);
    expect(await (await show(url, platform.client())).json()).toMatchObject({ status: 401 });
    shown.set(id, dataOf(await teacher.call("me", {})).userId);
    expect((await show(url, student)).status).toBe(404);
    shown.set(id, dataOf(await student.call("me", {})).userId);
    expect((await show(url, student)).status).toBe(200);
    shown.clear();
  });

  it("gives an application what its person may read, and nothing else [UP-11, SEC-03]", async () => {
    const { id } = await uploadFile(fresh(700));
    const read = async (client: Client, part?: "true") => (await client.ask(sharing.read, { id, part })).data;
    expect(await read(teacher)).toEqual({ size: 700 });
    expect(await read(teacher, "true")).toEqual({ size: 3 });
    expect(await read(student)).toBeNull();
    shown.set(id, dataOf(await student.call("me", {})).userId);
    expect(await read(student)).toEqual({ size: 700 });
    shown.clear();
  });

  it("gives two people with one content a file each, which is on the disk once [UP-11]", async () => {
    const file = fresh(2000);
    const folder = path.join(platform.folder, "data", "files");
    const contents = () =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
            statSync(path.join(folder, name)).isFile(),
          ).length
        : 0;
    const before = contents();
    const [mine, theirs] = [await uploadFile(file), await uploadFile(file, student)];
    expect([mine.id === theirs.id, contents()]).toEqual([false, before + 1]);
    expect((await show(mine.url, student)).status).toBe(404);
  });

  onOne(kind, () => {
    it("takes a picture as text, if it is one [UP-08]", async () => {
      const picture = Buffer.concat([PNG, contentOf(400_000, kind.length)]);
      const base64Str = picture.toString("base64");
      const send = (more: Record<string, unknown> = {}) =>
        teacher.call("base64Image", { fileName: "照片", type: "png", base64Str, ...more } as never);
      const kept = dataOf(await send());
      expect(kept).toMatchObject({ name: "照片.png", size: picture.length });
      expect(Buffer.from(await (await show(kept.url)).arrayBuffer()).equals(picture)).toBe(true);
      expect(dataOf(await send({ base64Str: `data:image/png;base64,${base64Str}` }))).toEqual(kept);
      expect(await send({ base64Str: "" })).toMatchObject({ status: 400, code: "invalid_request" });
      expect(await send({ fileName: undefined })).toMatchObject({ status: 400, code: "invalid_request" });
      expect(await send({ type: "svg" })).toMatchObject({ status: 400, code: "invalid_request" });
      expect(await send({ base64Str: "<svg>" })).toMatchObject({ status: 400, code: "no_picture" });
      expect(await send({ type: "gif" })).toMatchObject({ status: 415, code: "file_type" });
      expect(await send({ fileName: "a.php" })).toMatchObject({ status: 415, code: "file_type" });
    });
  });

  it("refuses what has no file, too much of it, or another one than was said [UP-05, REL-02]", async () => {
    const file = fresh(100);
    const md5 = { md5: file.md5 };
    const none = { status: 400, code: "no_file", message: "Not find file" };
    expect(await sendParts(teacher, "upload", md5, null)).toMatchObject(none);
    const chunk = { ...fieldsOf(file), fullSize: 100, chunk: 1 };
    expect(await sendParts(teacher, "chunkUpload", chunk, null)).toMatchObject(none);
    const unchosen = await sendParts(teacher, "upload", md5, Buffer.alloc(0), { fileName: "" });
    expect(unchosen).toMatchObject(none);
    expect(await sendParts(teacher, "upload", md5, Buffer.from("another"))).toMatchObject({
      status: 400,
      code: "md5_mismatch",
    });
    expect(await sendParts(teacher, "upload", { ...md5, crc32: 7 }, file.content)).toMatchObject({
      code: "chunk_corrupt",
    });
    expect(await sendParts(teacher, "upload", { md5: "x" }, file.content)).toMatchObject({
      code: "invalid_request",
    });
    const large = { ...fieldsOf(file), size: 21 * 2 ** 30, chunks: 10_752, eachSize: 1 << 21 };
    expect(await teacher.call("fileCheck", large)).toMatchObject({ status: 413, code: "too_large" });
    const beyond = { ...large, size: 12 * 2 ** 30, chunks: 6144 };
    expect(await teacher.call("fileCheck", beyond)).toMatchObject({ status: 413, code: "quota" });
    expect(await teacher.call("fileCheck", { ...large, size: 100 })).toMatchObject({ code: "bad_cut" });
  });

  it("leaves nothing of an upload whose sender goes away [REL-02]", async () => {
    const { hostname, port } = new URL(platform.url);
    const headers = {
      cookie: [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-device-type": "pc",
      "content-type": "multipart/form-data; boundary=b",
      "content-length": 1 << 20,
    };
    for (const name of ["upload", "chunkUpload"] as const satisfies readonly CallName[]) {
      const sending = httpRequest({ hostname, port, path: calls[name].path, method: "POST", headers });
      sending.on("error", () => undefined);
      sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n');
      sending.write(contentOf(100_000));
      await until(() => left().length === 1);
      sending.destroy();
      await until(() => left().length === 0);
    }
  });

  onOne(kind, () => {
    it("refuses names that disguise what may not be uploaded at the first question [UP-05]", async () => {
      expect(NAMES.length).toBeGreaterThan(300);
      const md5 = "0".repeat(32);
      const passed: string[] = [];
      for (const name of NAMES) {
        const answer = await teacher.call("fileCheck", { md5, name, size: 10 });
        if (answer.code !== "file_type" || answer.status !== 415) passed.push(JSON.stringify([name, answer]));
      }
      expect(passed).toEqual([]);
    });

    it("refuses such names with the file, too, and with its chunks and at their merge [UP-05]", async () => {
      const file = fresh(EACH * 2, "a.PHP::$DATA");
      const refused = { status: 415, code: "file_type" };
      const md5 = { md5: file.md5 };
      const sent = (fileName: string, more: Fields = {}) =>
        sendParts(teacher, "upload", { ...md5, ...more }, file.content, { fileName });
      expect(await sent("a.php.")).toMatchObject(refused);
      expect(await sent("a.bin", { name: "a.jsp" })).toMatchObject(refused);
      expect(await sendChunk(teacher, file, 1)).toMatchObject(refused);
      expect(await sendChunk(teacher, file, 1, { name: "a.bin" })).toMatchObject(refused);
      expect(await teacher.call("mergeFile", fieldsOf(file))).toMatchObject(refused);
      expect(await teacher.call("chunkCheck", { ...fieldsOf(file), chunk: 1 })).toMatchObject(refused);
      // A path is no name; of one in a part, its last piece is.
      for (const name of ["../a.bin", "a\\b.bin", "a\u0000.bin", "a".repeat(256)])
        expect(await teacher.call("fileCheck", { ...md5, name, size: 1 })).toMatchObject({ status: 400 });
      expect(dataOf(await sent("../../etc/a.bin"))).toMatchObject({ name: "a.bin" });
      expect(await sent(`${"a".repeat(256)}.bin`)).toMatchObject({ status: 400, code: "file_name" });
    });
  });

  it("keeps the names of devices, and has them saved under others [UP-05]", async () => {
    const file = fresh(50, "con.bin");
    const kept = dataOf(
      await sendParts(teacher, "upload", { md5: file.md5 }, file.content, { fileName: "con.bin" }),
    );
    expect(kept.name).toBe("con.bin");
    const answer = await teacher.fetch(`${kept.url}?save=true`);
    expect(answer.headers.get("content-disposition")).toContain('filename="_con.bin"');
  });

  onOne(kind, () => {
    it("shows a picture in small, upright, to those who may read it, and nothing of what is none [UP-12, SEC-06]", async () => {
      const store = async (content: Buffer, fileName: string) => {
        const md5 = createHash("md5").update(content).digest("hex");
        return dataOf(await sendParts(teacher, "upload", { md5 }, content, { fileName }));
      };
      const thumbnail = (id: string, client = teacher, query = "") =>
        client.fetch(calls.showThumbnail.path.replace("{fileId}", id) + query);
      const blue = sharp({ create: { width: 800, height: 400, channels: 3, background: "#06f" } });
      // Its camera was held upright.
      const photo = await store(await blue.jpeg().withMetadata({ orientation: 6 }).toBuffer(), "photo.jpg");
      const answer = await thumbnail(photo.id);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      const drawn = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(drawn).metadata()).toMatchObject({ format: "webp", width: 160, height: 320 });
      const large = await (await thumbnail(photo.id, teacher, "?size=large")).arrayBuffer();
      expect(await sharp(large).metadata()).toMatchObject({ width: 400, height: 800 });
      const again = await teacher.fetch(calls.showThumbnail.path.replace("{fileId}", photo.id), {
        headers: { "if-none-match": answer.headers.get("etag") ?? "", "cache-control": "max-age=0" },
      });
      expect(again.status).toBe(304);

      // The same picture in a usual size is drawn.
      expect((await thumbnail((await store(blankPng(600), "blank.png")).id)).status).toBe(200);
      const [trap, broken, text] = [
        await store(blankPng(12_000), "bomb.png"),
        await store(PNG, "broken.png"),
        await store(Buffer.from("a,b"), "a.csv"),
      ];
      for (const { id } of [trap, broken, text]) expect((await thumbnail(id)).status).toBe(404);
      expect((await thumbnail(photo.id, student)).status).toBe(404);
      expect((await thumbnail("none")).status).toBe(404);
    });
  });
});
