import { isRejectedName, rejectedAt, REJECTED_EXTENSIONS, REJECTED_FEW } from "./fileNames";

const LRM = "\u200e";
const RLO = "\u202e";

describe.each([...REJECTED_EXTENSIONS])("a name that ends in %s", (extension) => {
  const upper = extension.toUpperCase();
  const wide = Array.from(extension)
    .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
    .join("");
  it.each([
    `a.${extension}`,
    `.${extension}`,
    `课件.${upper}`,
    `a.${extension}.`,
    `a.${extension}. . .`,
    `a.${extension}\u3000`,
    `a. ${extension}`,
    `a.jpg.${extension}`,
    `a．${wide}`,
    `a。${extension}`,
    `a.${extension}::$DATA`,
    `a.${extension}\0`,
    `${RLO}gpj.${extension}`,
    `a.${extension.slice(0, 1)}${LRM}${extension.slice(1)}`,
    `a.${extension}\u00ad`,
    `a.${extension}\ufe0f`,
    `a%2e${extension}`,
    `a%252E${extension}`,
    `a.${extension}%00.jpg`,
    `a.${extension}%20`,
    `a％2e${extension}`,
    `a.%${(extension.codePointAt(0) ?? 0).toString(16)}${extension.slice(1)}`,
  ])("is refused as %j [UP-05]", (name) => {
    expect(isRejectedName(name, REJECTED_EXTENSIONS)).toBe(true);
  });
});

it.each(["x.php.jpg", "x.jsp.txt", "x.ASP;.jpg", "x.cgi .png", "x.p\u200bhp.pdf", "a.aspx%2Ejpg"])(
  "%j, which a web server might run, is refused [UP-05]",
  (name) => {
    expect(isRejectedName(name, REJECTED_EXTENSIONS)).toBe(true);
  },
);

it.each([
  "www.school.com.pdf",
  "Report by Dr. Sh. Ahmadi.pdf",
  "readme.txt.pdf",
  "archive.jar.zip",
  "a.exe.jpg",
  "课件.pptx",
  "第1.2节 语文.docx",
  "report",
  "a.phpx",
  "sh",
  "exe",
  "my.batch.zip",
  "视频.mp4",
  "100%.pdf",
  "50%25 off%2.pptx",
  "%E8%AF%BE.mp4",
  "",
  ".",
])("%j may be uploaded [UP-05]", (name) => {
  expect(isRejectedName(name, REJECTED_EXTENSIONS)).toBe(false);
});

it("takes what is inside of a name where the site's list has no such kind [UP-05]", () => {
  expect(isRejectedName("x.php.jpg", REJECTED_FEW)).toBe(false);
  expect(isRejectedName("x.jsp.jpg", REJECTED_FEW)).toBe(true);
});

it("a place takes more than the usual list lets, but nothing that the site's own list has [UP-05]", () => {
  expect([...REJECTED_EXTENSIONS].filter((each) => !rejectedAt(null, ["txt"]).has(each))).toEqual(["txt"]);
  expect(rejectedAt(new Set(["txt"]), ["txt"])).toEqual(new Set(["txt"]));
});

it("a place may have a list of its own [UP-05]", () => {
  expect(isRejectedName("notes.txt", REJECTED_FEW)).toBe(false);
  expect(isRejectedName("page.JSPX ", REJECTED_FEW)).toBe(true);
  expect(isRejectedName("setup.exe", REJECTED_FEW)).toBe(true);
});
