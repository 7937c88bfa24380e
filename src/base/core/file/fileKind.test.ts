import { extensionOf, fileKindOf } from "./fileKind";

it.each([
  ...["gif", "jpg", "jpeg", "bmp", "png", "tif"].map((extension) => [extension, "image"]),
  ...["mp3", "wma", "wav", "m4a", "flac"].map((extension) => [extension, "audio"]),
  ...["3gp", "avi", "flv", "rm", "rmvb", "mp4", "mkv", "mov", "wmv"].map((extension) => [extension, "video"]),
  ["docx", "document"],
  ["xls", "sheet"],
  ["pptx", "slides"],
  ["pdf", "pdf"],
  ["txt", "text"],
  ["zip", "archive"],
  ["exe", "other"],
])("knows .%s as %s [UP-09]", (extension, kind) => {
  expect(fileKindOf(`课件.v2.${extension}`)).toBe(kind);
  expect(fileKindOf(`FILE.${extension.toUpperCase()}`)).toBe(kind);
});

it.each([
  ["a.tar.gz", "gz"],
  ["folder.d/readme", ""],
  ["C:\\photos\\me.JPG", "jpg"],
  ["name.png. . ", "png"],
  [".profile", ""],
  [".png", ""],
  ["", ""],
  ["a.constructor", "constructor"],
])("reads the extension of %j as %j", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

it("takes no property of objects for an extension", () => {
  expect(fileKindOf("a.constructor")).toBe("other");
  expect(fileKindOf("a.__proto__")).toBe("other");
});
