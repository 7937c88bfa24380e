import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CallAnswer, DesktopAsked } from "../../src/base/core/site/drawing";
import type { PersonKey } from "../../src/base/core/wire/user";
import { manualTimer } from "../../test/manualTimer";
import { startDrawing, TIMES, type Drawing } from "./drawing";

const asked = { language: "en", href: "http://localhost/" } as DesktopAsked;

/**
 * A program that asks for one address, and draws the answer, its own time zone and mode. No answer makes it end, and `/hang`
 * hang; it is never ready where its time zone is UTC.
 */
const PROGRAM = `
process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message.asked?.href === "/hang") for (;;);
  if (message.asked?.href === "/fault")
    process.send({ drawn: message.draw, desktop: null, fault: "One line\\nA false line" });
  else if ("draw" in message) process.send({ ask: message.draw, draw: message.draw, url: message.asked.href });
  else if (message.given === null) process.exit(1);
  else {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const markup = [message.given.text, zone, process.env.NODE_ENV].join(" ");
    process.send({ drawn: message.answer, desktop: { markup } });
  }
});
if (process.env.TZ === "UTC") for (;;);
process.send({ ready: true });
`;

const nothing = () => Promise.resolve(null);
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("the program that draws desktops", () => {
  let dist: string;
  let drawing: Drawing | null = null;
  const log: string[] = [];
  /** It passes only when the test says so. */
  const time = manualTimer();

  beforeAll(() => {
    dist = mkdtempSync(path.join(tmpdir(), "portal-draw-"));
    mkdirSync(path.join(dist, "draw"));
    writeFileSync(path.join(dist, "draw/program.cjs"), PROGRAM);
  });
  afterEach(() => drawing?.close());
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  const start = (timeZone = "Asia/Urumqi") => {
    drawing = startDrawing(dist, { timeZone }, (line) => log.push(line), {
      now: time.now,
      timer: time.start,
    });
    if (!drawing) throw new Error("There is no program");
    return drawing;
  };
  /** Draws as soon as the program is ready: before, pages draw themselves. */
  const drawWith = async (program: Drawing, text: string | null, person: PersonKey = "1:1") => {
    for (;;) {
      const heard: string[] = [];
      const desktop = await program.draw(
        asked,
        (url) => {
          heard.push(url);
          return Promise.resolve(text === null ? null : { status: 200, text: text + url });
        },
        person,
      );
      if (heard.length > 0) return desktop;
      await later(20);
    }
  };

  it("is none where the build has none [DESK-14]", () => {
    expect(startDrawing(path.join(dist, "nothing"), { timeZone: "Asia/Shanghai" })).toBeNull();
  });

  it("asks what it needs to know, and draws in the school's time zone [DESK-14]", async () => {
    const program = start();
    expect(await drawWith(program, "one ")).toEqual({
      markup: "one http://localhost/ Asia/Urumqi production",
    });
    // Several at once are not mixed up.
    const drawn = await Promise.all(["a", "b", "c"].map((text) => drawWith(program, text, `1:${text}`)));
    expect(drawn.map((desktop) => desktop?.markup.charAt(0))).toEqual(["a", "b", "c"]);
  });

  it("logs faults on one line each, and not as many as anybody likes [SEC-04]", async () => {
    const program = start();
    await drawWith(program, "one ");
    const before = log.length;
    for (let time = 0; time < 30; time += 1) await program.draw({ ...asked, href: "/fault" }, nothing, "1:1");
    const faults = log.slice(before);
    expect(faults[0]).toBe("A desktop was not drawn: One line A false line");
    expect(faults.length).toBeLessThanOrEqual(20);
  });

  it("leaves pages to draw themselves once it has ended [DESK-14, REL-03]", async () => {
    const program = start();
    expect(await drawWith(program, null)).toBeNull();
    expect(await program.draw(asked, nothing, "1:1")).toBeNull();
    expect(log.join()).toContain("has ended");
  });

  it("ends a program that hangs, whose pages come without a drawing, and starts it again [SEC-06, REL-03]", async () => {
    const program = start();
    await drawWith(program, "one ");
    log.length = 0;
    const hung = [
      program.draw({ ...asked, href: "/hang" }, nothing, "1:1"),
      program.draw(asked, nothing, "1:2"),
    ];
    time.pass(TIMES.drawing - 1);
    expect(log).toEqual([]);
    time.pass(1);
    expect(await Promise.all(hung)).toEqual([null, null]);
    expect(log.join()).toMatch(/^The program that draws desktops hangs/);
    expect(await program.draw(asked, nothing, "1:1")).toBeNull();
    time.pass(TIMES.rest + 1);
    expect((await drawWith(program, "again "))?.markup).toContain("again");
  });

  it("leaves a program alone that waits for the platform but lives [REL-03]", async () => {
    const program = start();
    await drawWith(program, "one ");
    log.length = 0;
    const never = () => new Promise<null>(() => undefined);
    const stuck = program.draw(asked, never, "1:1");
    time.pass(TIMES.silence + 1);
    await drawWith(program, "two ", "1:2");
    time.pass(TIMES.drawing - TIMES.silence);
    expect(await stuck).toBeNull();
    expect((await drawWith(program, "three "))?.markup).toContain("three");
    expect(log).toEqual([]);
  });

  it("ends a program that does not become ready [SEC-06, REL-03]", async () => {
    const program = start("UTC");
    log.length = 0;
    time.pass(TIMES.start);
    expect(log.join()).toMatch(/hangs/);
    expect(await program.draw(asked, nothing, "1:1")).toBeNull();
  });

  it("gives one person two places at a time, and the others theirs [SEC-04, SEC-06]", async () => {
    const program = start();
    await drawWith(program, "one ");
    const answers: (() => void)[] = [];
    const slow = () =>
      new Promise<CallAnswer>((resolve) => answers.push(() => resolve({ status: 200, text: "mine" })));
    const mine = [program.draw(asked, slow, "1:1"), program.draw(asked, slow, "1:1")];
    const beyond = program.draw(asked, slow, "1:1");
    expect(await Promise.race([beyond, later(1_000).then(() => "waits")])).toBeNull();
    expect((await drawWith(program, "theirs ", "1:2"))?.markup).toContain("theirs");
    answers.forEach((answer) => answer());
    expect((await Promise.all(mine)).map((desktop) => desktop?.markup.slice(0, 4))).toEqual(["mine", "mine"]);
    expect((await drawWith(program, "next "))?.markup).toContain("next");
  });
});
