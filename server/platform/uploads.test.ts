import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import type { Readable } from "node:stream";
import { z } from "zod";
import { defineContract } from "../../contract/define";
import { platformOn, signedInOn } from "../testing/platformOn";
import { until } from "../../test/until";
import { defineModule, Refusal, type IncomingFile } from "./module";
import type { Guest } from "./modules/load";

const MOST = 1 << 20;

const row = {
  method: "POST",
  body: "multipart",
  summary: "Takes a file",
  in: z.object({ id: z.string().regex(/^\d+$/), file: z.unknown().optional() }),
  out: z.object({
    id: z.string(),
    name: z.string().nullable(),
    type: z.string().nullable(),
    size: z.number(),
    md5: z.string(),
  }),
} as const;
const contract = defineContract({
  attach: { ...row, path: "/api/test-files/attach", maxBytes: MOST },
  ignore: { ...row, path: "/api/test-files/ignore" },
  refuse: { ...row, path: "/api/test-files/refuse" },
  plain: {
    method: "POST",
    path: "/api/test-files/plain",
    summary: "Takes a form",
    in: z.object({ id: z.string() }),
    out: z.null(),
  },
});

/** What became of each file: how much of it came in, and the most that was held of it at once. */
const seen: { bytes: number; held: number; ended: "whole" | "broken" | null }[] = [];

async function digest({ stream }: { readonly stream: Readable }) {
  const entry: (typeof seen)[number] = { bytes: 0, held: 0, ended: null };
  seen.push(entry);
  const hash = createHash("md5");
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      hash.update(part);
      entry.bytes += part.length;
      entry.held = Math.max(entry.held, part.length + stream.readableLength);
    }
    entry.ended = "whole";
  } catch (error) {
    entry.ended = "broken";
    throw error;
  }
  return { size: entry.bytes, md5: hash.digest("hex") };
}

const kept = async (file: IncomingFile) => ({ ...(await digest(file)), name: file.name, type: file.type });
const NONE = { size: 0, md5: "", name: null, type: null };

const serverPart = defineModule()({
  contract,
  handlers: {
    attach: async (upload, { me }) => {
      expect(me.id).not.toBe("");
      const { input, kept: file } = await upload.read(kept);
      return { id: input.id, ...(file ?? NONE) };
    },
    ignore: async (upload) => {
      const { input } = await upload.read(() => Promise.resolve(null));
      return { id: input.id, ...NONE };
    },
    refuse: async (upload) => {
      await upload.read(() => Promise.reject(new Refusal(409, "满|||Full", "full")));
      return { id: "", ...NONE };
    },
    plain: () => null,
  },
});

const both = (text: string) => ({ "zh-CN": text, en: text });
const GUEST: Guest = {
  folder: "/none",
  module: serverPart,
  app: {
    code: "test-files",
    name: both("Files"),
    version: "1.0.0",
    kit: "^1.5.0",
    icon: "clock",
    category: "administration",
    permissions: [],
    searchKeys: { "zh-CN": [], en: [] },
    keys: [],
    fills: { page: { "test-files": "./client/main.tsx" }, badge: false },
  },
};

const platform = platformOn("sqlite", {}, { moreGuests: [GUEST] });
const { teacher } = signedInOn(platform, "teacher");

const fileOf = (bytes: number) => Buffer.alloc(bytes, "portal ");
const formOf = (...parts: readonly (readonly [string, string | Buffer])[]) => {
  const form = new FormData();
  for (const [name, value] of parts)
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: "text/plain" }), "成绩.txt");
  return form;
};
const send = (body: BodyInit, call = "attach", headers: Record<string, string> = {}) =>
  teacher.fetch(`/api/test-files/${call}`, {
    method: "POST",
    body,
    headers: { "x-device-type": "pc", ...headers },
  });
const answerTo = async (...given: Parameters<typeof send>) => {
  const answer = await send(...given);
  return {
    http: answer.status,
    ...((await answer.json()) as { status: number; code: string; message: string }),
  };
};

describe("a call with parts", () => {
  it("is given its file as it comes in, a little at a time, and the fields before and after it", async () => {
    const file = fileOf(MOST - 1000);
    for (const parts of [
      [
        ["id", "7"],
        ["file", file],
      ],
      [
        ["file", file],
        ["id", "7"],
      ],
    ] as const)
      expect(await answerTo(formOf(...parts))).toMatchObject({
        http: 200,
        status: 200,
        data: {
          id: "7",
          name: "成绩.txt",
          type: "text/plain",
          size: file.length,
          md5: createHash("md5").update(file).digest("hex"),
        },
      });
    expect(seen.at(-1)?.held).toBeLessThan(file.length / 2);
  });

  it("takes a file of no bytes, and none at all", async () => {
    expect(await answerTo(formOf(["file", Buffer.alloc(0)], ["id", "7"]))).toMatchObject({
      data: { name: "成绩.txt", size: 0 },
    });
    expect(await answerTo(formOf(["id", "7"]))).toMatchObject({ data: { name: null } });
  });

  it("goes on to its answer where nothing of the file was read", async () => {
    expect(await answerTo(formOf(["file", fileOf(MOST * 2)], ["id", "7"]), "ignore")).toMatchObject({
      status: 200,
    });
  });

  it.each<[string, Parameters<typeof send>, Record<string, unknown>]>([
    [
      "a field that its schema refuses",
      [formOf(["file", fileOf(9)], ["id", "x"])],
      { status: 400, code: "invalid_request" },
    ],
    [
      "a zero byte",
      [formOf(["id", "7\0"])],
      { status: 400, code: "malformed", fieldErrors: [expect.objectContaining({ field: "id" })] },
    ],
    [
      "a file of another name",
      [formOf(["id", "7"], ["other", fileOf(9)])],
      { status: 400, code: "malformed" },
    ],
    [
      "a name of every object's",
      [formOf(["id", "7"], ["__proto__", "x"])],
      { status: 400, code: "malformed" },
    ],
    [
      "two files",
      [formOf(["id", "7"], ["file", fileOf(9)], ["file", fileOf(9)])],
      { http: 413, code: "too_many_files" },
    ],
    [
      "ever more fields",
      [formOf(...Array.from({ length: 60 }, (_, at) => [`f${String(at)}`, "x"] as const))],
      { http: 413, code: "too_many_fields" },
    ],
    [
      "a field as long as a file",
      [formOf(["id", "7".repeat(20_000)])],
      { http: 413, code: "too_many_fields" },
    ],
    [
      "parts without a boundary",
      ["x", "attach", { "content-type": "multipart/form-data" }],
      { status: 400, code: "malformed" },
    ],
    [
      "parts that break off",
      [
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
        "attach",
        { "content-type": "multipart/form-data; boundary=b" },
      ],
      { status: 400 },
    ],
    [
      "JSON instead",
      ["{}", "attach", { "content-type": "application/json" }],
      { status: 400, code: "malformed" },
    ],
    [
      "what its handler refuses",
      [formOf(["file", fileOf(MOST)], ["id", "7"]), "refuse"],
      { status: 409, code: "full" },
    ],
  ])("refuses %s in an envelope, and goes on [SEC-04]", async (_what, given, expected) => {
    const logged = platform.log.length;
    expect(await answerTo(...given)).toMatchObject(expected);
    expect(platform.log.slice(logged)).toEqual([]);
    expect(await answerTo(formOf(["id", "7"]))).toMatchObject({ status: 200 });
  });

  it("refuses what is longer than its row says before it is read, as HTTP too [SEC-04]", async () => {
    const reads = seen.length;
    const answer = await answerTo(formOf(["id", "7"], ["file", fileOf(MOST)]));
    expect(answer).toMatchObject({ http: 413, status: 413, code: "too_large" });
    expect(answer.message).toMatch(/.\|\|\|./);
    expect(seen).toHaveLength(reads);
    // The next row has another limit.
    expect(await answerTo(formOf(["id", "7"], ["file", fileOf(MOST)]), "ignore")).toMatchObject({
      http: 200,
    });
  });

  it("refuses what does not say how long it is [SEC-04]", async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(10));
        controller.close();
      },
    });
    const init = { duplex: "half", method: "POST", body } as RequestInit;
    const headers = { "x-device-type": "pc", "content-type": "multipart/form-data; boundary=b" };
    const answer = await teacher.fetch("/api/test-files/attach", { ...init, headers });
    expect(await answer.json()).toMatchObject({ status: 411, code: "length_required" });
  });

  it("is refused without a session or a device before anything is read [SEC-04, API-16]", async () => {
    const reads = seen.length;
    const body = formOf(["id", "7"], ["file", fileOf(9)]);
    const stranger = platform.client();
    const strange = await stranger.fetch("/api/test-files/attach", {
      method: "POST",
      body,
      headers: { "x-device-type": "pc" },
    });
    expect(await strange.json()).toMatchObject({ status: 401 });
    const planted = await teacher.fetch("/api/test-files/attach", { method: "POST", body });
    expect(await planted.json()).toMatchObject({ status: 403, code: "device_header" });
    expect(seen).toHaveLength(reads);
  });

  it("fails for its handler, and for nothing else, where the sender goes away in the middle [SEC-04]", async () => {
    const logged = platform.log.length;
    const { hostname, port } = new URL(platform.url);
    const sending = httpRequest({
      hostname,
      port,
      path: "/api/test-files/attach",
      method: "POST",
      headers: {
        cookie: [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-device-type": "pc",
        "content-type": "multipart/form-data; boundary=b",
        "content-length": MOST,
      },
    });
    sending.on("error", () => undefined);
    const reads = seen.length;
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
    sending.write(fileOf(100_000));
    await until(() => (seen[reads]?.bytes ?? 0) > 50_000);
    sending.destroy();
    await until(() => seen[reads]?.ended === "broken");
    expect(platform.log.slice(logged)).toEqual([]);
  });
});

it("a call beside it keeps the small limit, and takes no parts [SEC-04, SEC-06]", async () => {
  const form = new URLSearchParams({ id: "7".repeat(300_000) });
  expect(await answerTo(form, "plain")).toMatchObject({ http: 413, code: "too_large" });
  expect(await answerTo(formOf(["id", "7"]), "plain")).toMatchObject({ status: 400, code: "malformed" });
});
