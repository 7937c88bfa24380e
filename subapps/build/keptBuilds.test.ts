import {
  KEPT_AT_LEAST,
  KEPT_AT_MOST,
  KEPT_FOR_MS,
  keptBuilds,
  lastingFiles,
  readBuilds,
  type BuildRecord,
} from "./keptBuilds";

const build = (name: string, time: number): BuildRecord => ({ time, files: [`${name}.0123456789.js`] });
const times = (builds: readonly BuildRecord[]) => builds.map(({ time }) => time);
const HOUR = 3_600_000;

describe("the files of earlier builds", () => {
  it("stay for a week after the next build has replaced theirs [VIEW-10]", () => {
    const day = 24 * HOUR;
    const before = [build("e", 40 * day), build("d", 39 * day), build("c", 38 * day), build("b", 5 * day)];
    const next = (now: number) => times(keptBuilds(before, build("f", now).files, now)).slice(KEPT_AT_LEAST);
    expect(next(41 * day)).toEqual([38 * day, 5 * day]);
    expect(next(38 * day + KEPT_FOR_MS - 1)).toEqual([38 * day, 5 * day]);
    expect(next(38 * day + KEPT_FOR_MS)).toEqual([38 * day]);
  });

  it("of the newest three builds stay whatever their age [VIEW-10]", () => {
    const old = [build("c", 3), build("b", 2), build("a", 1)];
    expect(times(keptBuilds(old, build("d", 0).files, KEPT_FOR_MS * 9))).toEqual([KEPT_FOR_MS * 9, 3, 2]);
  });

  it("do not fill the disk on a busy day [VIEW-10]", () => {
    let builds: readonly BuildRecord[] = [];
    for (let time = 0; time < 30; time += 1) builds = keptBuilds(builds, build(`b${time}`, 0).files, time);
    expect(times(builds)).toEqual(Array.from({ length: KEPT_AT_MOST }, (_, index) => 29 - index));
  });

  it("are those of the same build where nothing has changed, or where a change was taken back [VIEW-10]", () => {
    const first = keptBuilds([], build("a", 0).files, 1);
    expect(keptBuilds(first, build("a", 0).files, 2)).toEqual(first);
    const changed = keptBuilds(first, build("b", 0).files, 3);
    const back = keptBuilds(changed, build("a", 0).files, 4);
    expect(back).toEqual([build("a", 4), build("b", 3)]);
  });

  it("are those with a hash in their name, compressed forms too [VIEW-10]", () => {
    expect(
      lastingFiles(["portal.html", "assets/b.0123456789.js.br", "assets/a.0123456789.js", "manifest.json"]),
    ).toEqual(["assets/a.0123456789.js", "assets/b.0123456789.js.br"]);
  });
});

it.each([null, "", "{}", "[1]", '[{"time":"x","files":[]}]', '[{"time":1,"files":[2]}]', "[null]"])(
  "a record of builds that is %j holds none [VIEW-10]",
  (text) => {
    expect(readBuilds(text)).toEqual([]);
  },
);
