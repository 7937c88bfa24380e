import { attachment, fileName, keptFileName } from "./attachment";

it.each([
  ["期中成绩", "期中成绩.xlsx"],
  ['a/b\\c:d*e?f"g<h>i|j', "a_b_c_d_e_f_g_h_i_j.xlsx"],
  ["../../etc/passwd", "_.._etc_passwd.xlsx"],
  ["  .hidden. ", "hidden.xlsx"],
  ["con", "_con.xlsx"],
  ["Console", "Console.xlsx"],
  ["a\r\nset-cookie: b", "aset-cookie_ b.xlsx"],
  ["exe\u202excod", "exexcod.xlsx"],
  ["…", "….xlsx"],
  ["...", "table.xlsx"],
  ["", "table.xlsx"],
  ["50% off; 第1次", "50% off; 第1次.xlsx"],
  ["👩‍👩‍👧 می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍👩‍👧 می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿.xlsx"],
  ["字".repeat(83), `${"字".repeat(83)}.xlsx`],
  [`甲${"字".repeat(200)}乙`, `甲${"字".repeat(41)}…${"字".repeat(39)}乙.xlsx`],
])("makes a file name of the title %j [WID-06]", (title, name) => {
  expect(fileName(title, "xlsx", "table")).toBe(name);
});

it.each([
  ["成绩.XLSX", "成绩.XLSX"],
  ["archive.tar.gz", "archive.tar.gz"],
  ["README", "README"],
  [".profile", "file.profile"],
  ['../a"b\r\n.txt', "_a_b.txt"],
  ["a.b c", "a.b c"],
  ["\u202etxt.exe ", "txt.exe"],
  ["100%.pdf", "100%.pdf"],
  ["", "file"],
])("makes a file name of the name %j that it had elsewhere [SEC-04]", (name, kept) => {
  expect(keptFileName(name, "file")).toBe(kept);
});

it("keeps both ends of a name that is too long, within 255 bytes and with whole characters [I18N-07]", () => {
  for (const each of ["a", "é", "字", "😀", "👩‍👩‍👧"]) {
    const kept = keptFileName(`Begin ${each.repeat(300)} End.docx`, "file");
    expect(kept).toMatch(/^Begin .*… ?.*End\.docx$/u);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(kept)).toBeGreaterThan(255 - 3 * Buffer.byteLength(each));
    expect(kept.replaceAll(each, "")).toMatch(/^Begin … ?End\.docx$/u);
  }
});

it("says the name in ASCII and, by RFC 5987, in full [WID-06]", () => {
  expect(attachment("成绩 (1)'s.xlsx")).toBe(
    `attachment; filename="__ (1)'s.xlsx"; filename*=UTF-8''%E6%88%90%E7%BB%A9%20%281%29%27s.xlsx`,
  );
});
