import { readBeginning } from "./beginning";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const readText = async (body: Response["body"]) => ({ text: await new Response(body).text() });
const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

/** What a file begins with, of which the platform sends a range with these headers. */
const ranged = (text: string, headers: Record<string, string> = {}, status = 206) =>
  readBeginning(new Response(text, { status, headers }), 1024, readText);

it("reads a range of a file, and how large the whole is [UP-12, API-01]", async () => {
  expect(await ranged("abc", { "Content-Range": "bytes 0-2/9000000" })).toMatchObject({
    kind: "answered",
    status: 206,
    body: { bytes: { bytes: bytesOf("abc"), size: 9_000_000 } },
  });
  expect(await ranged("abc")).toMatchObject({ body: { bytes: { size: null } } });
});

it("reads an empty file, which has no first byte [UP-12]", async () => {
  expect(await ranged("", {}, 416)).toMatchObject({
    status: 200,
    body: { bytes: { bytes: bytesOf(""), size: 0 } },
  });
});

it("waits for no more than was asked for, where the platform sends all without end [UP-12, REL-01]", async () => {
  const cancel = jest.fn();
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1000)), cancel });
  const read = await readBeginning(new Response(endless), 1024, readText);
  expect(read).toMatchObject({ body: { bytes: { bytes: new Uint8Array(1024), size: null } } });
  expect(cancel).toHaveBeenCalledTimes(1);
});

it("takes an envelope that refuses for no file, and a file of JSON for one [UP-12, API-11]", async () => {
  const lapsed = '{"status":401,"message":"expired"}';
  expect(await ranged(lapsed, JSON_TYPE, 200)).toMatchObject({ body: { text: lapsed } });
  for (const file of ['{"status":200}', "[1", '{"name":"x"}'])
    expect(await ranged(file, JSON_TYPE, 200)).toMatchObject({ body: { bytes: { bytes: bytesOf(file) } } });
});

it("hands a refusal on as a text [API-11]", async () => {
  expect(await ranged("no", { "Retry-After": "3" }, 404)).toEqual({
    kind: "answered",
    status: 404,
    statusText: "",
    retryAfter: "3",
    body: { text: "no" },
  });
});
