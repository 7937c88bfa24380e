import { readFileSync } from "node:fs";
import path from "node:path";
import { readAppFile } from "./readAppFile";

const duty: unknown = JSON.parse(readFileSync(path.join(__dirname, "../../subapps/duty/app.json"), "utf8"));

it("reads an app.json by the schema of the build [MORE-06]", () => {
  const read = readAppFile(duty);
  expect(read).toMatchObject({ app: { code: "duty" } });
  expect(read?.fields).toEqual(Object.keys(Object(duty) as object));
});

it("names the fields that the schema refuses, and the codes all the same [MORE-06]", () => {
  const read = readAppFile({ ...Object(duty), icon: "No Icon", kit: 1 });
  expect(read).toMatchObject({
    issues: [{ path: ["kit"] }, { path: ["icon"] }],
    codes: ["duty", "duty_assign"],
  });
  expect(readAppFile(null)).toMatchObject({ issues: [{ path: [] }], codes: [] });
});
