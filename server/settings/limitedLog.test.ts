import { limitedLog } from "./limitedLog";

describe("a log that any client can fill", () => {
  it("takes a few lines a minute, and as many in the next one [SEC-05]", () => {
    const lines: string[] = [];
    let time = 0;
    const log = limitedLog(
      (line) => lines.push(line),
      2,
      () => time,
    );
    for (const line of ["a", "b", "c", "d"]) log(line);
    expect(lines).toEqual(["a", "b"]);
    time = 60_000;
    log("e");
    expect(lines).toEqual(["a", "b", "e"]);
  });
});
