import { readDrivePlace, TOP, writeDrivePlace } from "./drivePlace";

it("writes what is shown into the address and reads it again [UP-12, VIEW-08]", () => {
  const places = [
    TOP,
    { ...TOP, folder: "f1" },
    { ...TOP, bin: true, sort: "changedAt", order: "desc" },
    { ...TOP, folder: "f1", keyword: "录像 & 1", item: "i.9" },
  ] as const;
  expect(places.map((place) => readDrivePlace(writeDrivePlace(place)))).toEqual(places);
  expect(writeDrivePlace(TOP)).toBe("");
});

it("leaves out what no drive has [UP-12, SEC-03]", () => {
  expect(readDrivePlace("/?folder=../x&sort=owner&order=up&item=a b")).toEqual(TOP);
  expect(readDrivePlace(`/?keyword=${"x".repeat(99)}`).keyword).toHaveLength(60);
});
