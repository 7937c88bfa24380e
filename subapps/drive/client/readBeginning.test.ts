import { beginsAsPdf, readBeginning, textOfBytes } from "./readBeginning";

const answers = (status: number, body: string, headers: Record<string, string> = {}) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(body, { status, headers })));
};

it("reads a text as UTF-8, or as older Chinese programs wrote it; half a character at the end is left out [UP-12]", () => {
  const bytes = new TextEncoder().encode("姓名,成绩");
  expect(textOfBytes(bytes)).toBe("姓名,成绩");
  expect(textOfBytes(bytes.subarray(0, -1))).toBe("姓名,成");
  expect(textOfBytes(Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb))).toBe("姓名");
});

it("reads the beginning of a file and says whether there is more; null where it cannot be read [UP-12]", async () => {
  answers(206, "abc", { "content-range": "bytes 0-2/3" });
  expect(await readBeginning("/f")).toEqual({ text: "abc", isCut: false });
  answers(206, "abc", { "content-range": "bytes 0-262143/9000000" });
  expect(await readBeginning("/f")).toEqual({ text: "abc", isCut: true });
  answers(416, "");
  expect(await readBeginning("/f")).toEqual({ text: "", isCut: false });
  answers(404, "no");
  expect(await readBeginning("/f")).toBeNull();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError("offline")));
  expect(await readBeginning("/f")).toBeNull();
});

it("knows a pdf by its beginning, asks for no more than that, and waits for no more where all is sent [UP-12, REL-01]", async () => {
  answers(206, `\n%PDF-1.7`);
  expect(await beginsAsPdf("/f")).toBe(true);
  expect(fetch).toHaveBeenCalledWith("/f", { headers: { range: "bytes=0-1023" } });
  answers(206, "<html>");
  expect(await beginsAsPdf("/f")).toBe(false);
  const cancel = jest.fn();
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1000)), cancel });
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(endless)));
  expect(await beginsAsPdf("/f")).toBe(false);
  expect(cancel).toHaveBeenCalledTimes(1);
});

it("takes an envelope that refuses for no file, and a file of JSON for one [UP-12, API-11]", async () => {
  const json = { "content-type": "application/json; charset=utf-8" };
  answers(200, '{"status":401,"message":"expired"}', json);
  expect(await beginsAsPdf("/f")).toBeNull();
  expect(await readBeginning("/f")).toBeNull();
  answers(200, '{"status":200}', json);
  expect(await readBeginning("/f")).toEqual({ text: '{"status":200}', isCut: false });
  answers(200, "[1", json);
  expect(await readBeginning("/f")).toEqual({ text: "[1", isCut: false });
});
