import { MOST_LOGGED, readToastLog, storable, type LoggedToast } from "./toastLog";

const entry = (id: number, text = `text ${id}`): LoggedToast => ({
  id,
  severity: "info",
  text,
  time: 1_000 + id,
  times: 1,
  held: false,
  read: true,
});

it("a stored log is read as it was written, as long as it may be [MORE-03]", () => {
  const log = Array.from({ length: MOST_LOGGED + 1 }, (_, index) => entry(index + 1));
  const stored: unknown = JSON.parse(JSON.stringify({ person: "100:7", log }));
  expect(readToastLog(stored)).toEqual({ person: "100:7", log: log.slice(0, MOST_LOGGED) });
});

it.each([null, "x", [], {}, { person: 7, log: [] }])("there is no log in %j [MORE-03, REL-03]", (value) => {
  expect(readToastLog(value)).toBeNull();
});

it("what is no toast is left out of a stored log [MORE-03, REL-03]", () => {
  const broken = [
    null,
    "x",
    {},
    { ...entry(1), text: "" },
    { ...entry(1), severity: "loud" },
    { ...entry(0) },
  ];
  expect(readToastLog({ person: "100:7", log: [...broken, entry(2)] })?.log).toEqual([entry(2)]);
});

it("no more of a log is stored than has room, the newest first [MORE-03, SEC-06]", () => {
  const few = [entry(2), entry(1)];
  expect(storable(few)).toEqual(few);
  expect(storable([entry(4, "x".repeat(60_000)), entry(3), entry(2)])).toEqual([entry(3), entry(2)]);
  const long = Array.from({ length: 9 }, (_, at) => entry(9 - at, "x".repeat(10_000)));
  expect(storable(long).map(({ id }) => id)).toEqual([9, 8, 7, 6, 5]);
});
