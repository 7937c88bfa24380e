import fastify from "fastify";
import { Readable } from "node:stream";
import { SENT, type SentFile, sendFile } from "./sendFile";

const CONTENT = "0123456789";

let file: SentFile;
let inline: boolean;
/** How often the content has been opened. */
let opened: number;
const app = fastify();
/** What `sendFile` has told whatever awaits it. */
let told: unknown;
app.get("/file", async (request, reply) => {
  told = await sendFile(request, reply, file, { inline });
  return reply;
});
afterAll(() => app.close());
beforeEach(() => {
  opened = 0;
  inline = false;
  file = {
    name: "成绩 1.png",
    type: "image/png",
    size: CONTENT.length,
    sha256: "ab12",
    open: ({ start, end } = { start: 0, end: CONTENT.length - 1 }) => {
      opened += 1;
      return Promise.resolve(Readable.from([Buffer.from(CONTENT.slice(start, end + 1))]));
    },
  };
});

const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: "/file", headers });

it.each([
  {},
  { range: "bytes=1-3" },
  { range: "bytes=20-" },
  { "if-match": '"no"' },
  { "if-none-match": "*" },
])("a stored file that is sent says so to what awaits it: %j [UP-11, API-12]", async (headers) => {
  told = undefined;
  await get(headers);
  expect(told).toBe(SENT);
});

it("a stored file is saved by its name, is asked for again, and runs nowhere [SEC-01, SEC-04]", async () => {
  const { statusCode, headers, body } = await get();
  expect([statusCode, body]).toEqual([200, CONTENT]);
  expect(headers).toMatchObject({
    "content-type": "image/png",
    "content-length": "10",
    "accept-ranges": "bytes",
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox") as string,
    "content-disposition": `attachment; filename="__ 1.png"; filename*=UTF-8''%E6%88%90%E7%BB%A9%201.png`,
  });
});

it.each([
  ["image/png", "image/png", "inline"],
  ["video/mp4", "video/mp4", "inline"],
  ["text/html", "application/octet-stream", "attachment"],
  ["image/svg+xml", "application/octet-stream", "attachment"],
  ["application/pdf", "application/pdf", "inline"],
  ["text/plain\r\nset-cookie: a=b", "application/octet-stream", "attachment"],
])(
  "a stored file that is said to be %j is sent as %s, %s where it may be shown [SEC-01, SEC-02]",
  async (type, sent, how) => {
    file = { ...file, type };
    inline = true;
    const { headers } = await get();
    expect(headers["content-type"]).toBe(sent);
    expect(headers["content-disposition"]).toMatch(new RegExp(`^${how};`));
    expect(headers["set-cookie"]).toBeUndefined();
  },
);

it.each([
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
])("the part %s of a file is sent as such", async (range, body, contentRange) => {
  const answer = await get({ range });
  expect([answer.statusCode, answer.body, answer.headers["content-range"]]).toEqual([
    206,
    body,
    contentRange,
  ]);
  expect(answer.headers["content-length"]).toBe(String(body.length));
});

it.each(["lines=1-2", "bytes=0-1,4-5"])("of %j, which is no one part, the whole is sent", async (range) => {
  const answer = await get({ range });
  expect([answer.statusCode, answer.body]).toEqual([200, CONTENT]);
});

it("a part that the file does not have is refused with its length", async () => {
  const { statusCode, headers, body } = await get({ range: "bytes=10-" });
  expect([statusCode, headers["content-range"]]).toEqual([416, "bytes */10"]);
  expect(body).toContain("The file has no such part");
  expect(headers["cache-control"]).toBe("no-store");
});

it("a part goes on only with the file that it was begun of, and what the browser has is not sent", async () => {
  const { headers } = await get();
  const etag = String(headers.etag);
  const rest = { range: "bytes=5-" };
  expect((await get({ ...rest, "if-range": etag })).statusCode).toBe(206);
  const other = await get({ ...rest, "if-range": 'W/"0-0"' });
  expect([other.statusCode, other.body]).toEqual([200, CONTENT]);
  expect((await get({ ...rest, "if-range": `W/${etag}` })).statusCode).toBe(200);
  opened = 0;
  const known = await get({ "if-none-match": `"other", W/${etag}` });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, "", etag]);
  expect((await get({ "if-match": '"another"' })).statusCode).toBe(412);
  expect(opened).toBe(0);
  expect((await get({ "if-match": `"another", ${etag}` })).statusCode).toBe(200);
});

it("its head alone says how long it is", async () => {
  const { statusCode, headers, body } = await get({}, "HEAD");
  expect([statusCode, headers["content-length"], body]).toEqual([200, "10", ""]);
  const part = await get({ range: "bytes=0-2" }, "HEAD");
  expect([part.statusCode, part.headers["content-length"]]).toEqual([206, "3"]);
  expect(opened).toBe(0);
});

it("a file without a byte is sent as such", async () => {
  file = { ...file, size: 0 };
  const { statusCode, headers, body } = await get();
  expect([statusCode, headers["content-length"], body]).toEqual([200, "0", ""]);
});

it("a file whose content is gone is said not to be", async () => {
  file = { ...file, open: () => Promise.resolve(null) };
  const { statusCode, body, headers } = await get();
  expect([statusCode, body]).toEqual([404, "文件不存在\nThere is no such file\n"]);
  expect(headers.etag).toBeUndefined();
});

it("a content that breaks off ends the answer before its length", async () => {
  const broken = async function* () {
    yield Buffer.from("01");
    await Promise.reject(new Error("The store is gone."));
  };
  file = { ...file, open: () => Promise.resolve(Readable.from(broken())) };
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  await expect(fetch(`http://127.0.0.1:${port}/file`).then((answer) => answer.text())).rejects.toThrow();
});
