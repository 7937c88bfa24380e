import { readBeginning, textOfBytes } from "./readBeginning";

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
