import { beginning, pdfHead, readFile, textOfBytes } from "./readBeginning";

const bytesOf = (text: string) => new TextEncoder().encode(text);

it("reads a text as UTF-8, or as older Chinese programs wrote it; half a character at the end is left out [UP-12]", () => {
  const bytes = bytesOf("姓名,成绩");
  expect(textOfBytes(bytes)).toBe("姓名,成绩");
  expect(textOfBytes(bytes.subarray(0, -1))).toBe("姓名,成");
  expect(textOfBytes(Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb))).toBe("姓名");
});

it("says of the beginning of a text whether there is more [UP-12]", () => {
  const bytes = bytesOf("abc");
  expect(beginning.read({ bytes, size: 3 })).toEqual({ text: "abc", isCut: false });
  expect(beginning.read({ bytes, size: 9_000_000 })).toEqual({ text: "abc", isCut: true });
});

it.each([
  ["that ends before", 10, false],
  ["that is cut there", 256 * 1024, true],
])("where no size came, takes a text %s as its length says [UP-12]", (_, length, isCut) => {
  expect(beginning.read({ bytes: bytesOf("a".repeat(length)), size: null }).isCut).toBe(isCut);
});

it("knows a pdf by its beginning [UP-12]", () => {
  expect(pdfHead.read({ bytes: bytesOf("\n%PDF-1.7"), size: null })).toBe(true);
  expect(pdfHead.read({ bytes: bytesOf("<html>"), size: null })).toBe(false);
});

it("asks the portal for no more of a file than its reader needs, and shows a failure itself [UP-12, API-01]", async () => {
  const ask = jest.fn();
  const request = { beginning: ask };
  ask.mockResolvedValueOnce({ ok: true, data: { bytes: bytesOf("%PDF-1.7"), size: null } });
  expect(await readFile(request, "/f", pdfHead)).toEqual({ ok: true, data: true });
  expect(ask).toHaveBeenCalledWith("/f", 1024, { quiet: true });
  const refused = { ok: false, status: 404, text: "没有" };
  ask.mockResolvedValueOnce(refused);
  expect(await readFile(request, "/f", pdfHead)).toBe(refused);
});
