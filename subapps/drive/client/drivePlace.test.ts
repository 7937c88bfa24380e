import { readDrivePlace, TOP, writeDrivePlace } from "./drivePlace";

it("writes what is shown into the address and reads it again [UP-12, VIEW-08]", () => {
  const places = [
    TOP,
    { ...TOP, folder: "f1" },
    { ...TOP, room: "bin", sort: "changedAt", order: "desc" },
    { ...TOP, room: "shared", folder: "f2", view: "tiles" },
    { ...TOP, room: "class", of: "5（2）班", folder: "f2" },
    { ...TOP, folder: "f1", keyword: "录像 & 1", item: "i.9" },
  ] as const;
  expect(places.map((place) => readDrivePlace(writeDrivePlace(place)))).toEqual(places);
  expect(writeDrivePlace(TOP)).toBe("");
});

it("leaves out what no drive has [UP-12, SEC-03]", () => {
  expect(readDrivePlace("/?folder=../x&sort=owner&order=up&item=a b")).toEqual(TOP);
  expect(readDrivePlace("/elsewhere?of=5")).toEqual(TOP);
  expect(readDrivePlace(`/class?of=${"x".repeat(65)}`)).toEqual({ ...TOP, room: "class" });
  expect(readDrivePlace(`/?keyword=${"x".repeat(99)}`).keyword).toHaveLength(60);
});
