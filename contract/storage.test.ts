import { storage } from "./storage";

const FILE = { md5: "900150983cd24fb0d6963f7d28e17f72", name: "a.pdf", size: 3 };

it("takes base for the place of an upload that names none [UP-02]", () => {
  expect(storage.fileCheck.in.parse(FILE).serverid).toBe("base");
  expect(storage.upload.in.parse(FILE).serverid).toBe("base");
  expect(storage.fileCheck.in.parse({ ...FILE, serverid: "drive" }).serverid).toBe("drive");
});
