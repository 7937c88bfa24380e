import { base64Upload, type Base64Picture } from "./base64Picture";

const refusal = (picture: Partial<Record<keyof Base64Picture, unknown>>) => {
  const asked = base64Upload(picture as unknown as Base64Picture);
  return "text" in asked ? asked.text : null;
};

it.each(["", "   ", "data:image/png;base64,", undefined, 7])(
  "needs a text, and %j is none [UP-08]",
  (base64) => {
    expect(refusal({ fileName: "a", type: "png", base64 })).toEqual({ id: "kit.picture.noText" });
  },
);

it.each(["", "  ", ".png", undefined, null])("needs a file name, and %j is none [UP-08]", (fileName) => {
  expect(refusal({ fileName, type: "png", base64: "AA==" })).toEqual({ id: "kit.picture.noName" });
});

it.each(["webp", "exe", undefined])("needs one of the known kinds, and %j is none [UP-08, UP-09]", (type) => {
  expect(refusal({ fileName: "a", type, base64: "AA==" })).toMatchObject({ id: "kit.picture.noType" });
});

it("sends name and extension apart, the one of the name where none is given, for the base service unless another is named [UP-08, API-16]", () => {
  const upload = (picture: Base64Picture) => base64Upload(picture);
  expect(upload({ fileName: "logo.PNG", base64: "AA==" })).toEqual({
    upload: { serverid: "base", fileName: "logo", base64Str: "AA==", type: "png" },
  });
  expect(
    upload({ fileName: " v1.2 ", base64: "data:image/jpeg;base64,AA==", type: "JPG", serverid: "notes" }),
  ).toEqual({
    upload: { fileName: "v1.2", base64Str: "data:image/jpeg;base64,AA==", type: "jpg", serverid: "notes" },
  });
});
