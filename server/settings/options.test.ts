import path from "node:path";
import { REJECTED_EXTENSIONS, REJECTED_FEW } from "../../src/core/upload/fileNames";
import { readOptions } from "./options";

it("files have limits and a folder, which a deployment may change [UP-05, UP-12]", () => {
  const standard = readOptions({ DATA_DIR: "/srv/data" }).files;
  expect(standard).toEqual({
    folder: path.resolve("/srv/data"),
    uploadLimit: 20 * 2 ** 30,
    personQuota: 10 * 2 ** 30,
    unitQuota: 2 ** 40,
    rejected: REJECTED_EXTENSIONS,
  });
  const changed = {
    STORAGE_DIR: "/srv/files",
    UPLOAD_LIMIT: "1000",
    PERSON_QUOTA: "2000",
    UNIT_QUOTA: "3000",
  };
  expect(readOptions({ ...changed, UPLOAD_REJECTED: " EXE, jsp " }).files).toEqual({
    folder: path.resolve("/srv/files"),
    uploadLimit: 1000,
    personQuota: 2000,
    unitQuota: 3000,
    rejected: new Set(["exe", "jsp"]),
  });
  expect(readOptions({ UPLOAD_REJECTED: "few" }).files.rejected).toBe(REJECTED_FEW);
});

it.each([
  ["UPLOAD_LIMIT", "20 GB"],
  ["PERSON_QUOTA", "0"],
  ["UNIT_QUOTA", "-1"],
  ["UPLOAD_REJECTED", "exe;*.jsp"],
])("%s=%s ends the start with a line that says what it should be [UP-05]", (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(new RegExp(`^${name}=.*Use one such as`));
});
