import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DesktopAsked } from "../../src/core/site/drawing";
import { startDrawing, type Drawing } from "./drawing";

const asked = { language: "en", href: "http://localhost/" } as DesktopAsked;

/** A program that asks for one address, and draws the answer, its own time zone and mode; `/end` makes it end. */
const PROGRAM = `
process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
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
process.send({ ready: true });
`;

describe("the program that draws desktops", () => {
  let dist: string;
  let drawing: Drawing | null = null;
  const log: string[] = [];

  beforeAll(() => {
    dist = mkdtempSync(path.join(tmpdir(), "portal-draw-"));
    mkdirSync(path.join(dist, "draw"));
    writeFileSync(path.join(dist, "draw/program.cjs"), PROGRAM);
  });
  afterEach(() => drawing?.close());
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  const start = () => {
    drawing = startDrawing(dist, { timeZone: "Asia/Urumqi" }, (line) => log.push(line));
    if (!drawing) throw new Error("There is no program");
    return drawing;
  };
  /** Draws as soon as the program is ready: before, pages draw themselves. */
  const drawWith = async (program: Drawing, text: string | null) => {
    for (;;) {
      const heard: string[] = [];
      const desktop = await program.draw(asked, (url) => {
        heard.push(url);
        return Promise.resolve(text === null ? null : { status: 200, text: text + url });
      });
      if (heard.length > 0) return desktop;
      await new Promise((resolve) => setTimeout(resolve, 20));
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
    const drawn = await Promise.all(["a", "b", "c"].map((text) => drawWith(program, text)));
    expect(drawn.map((desktop) => desktop?.markup.charAt(0))).toEqual(["a", "b", "c"]);
  });

  it("logs faults on one line each, and not as many as anybody likes [SEC-04]", async () => {
    const program = start();
    await drawWith(program, "one ");
    const before = log.length;
    for (let time = 0; time < 30; time += 1)
      await program.draw({ ...asked, href: "/fault" }, () => Promise.resolve(null));
    const faults = log.slice(before);
    expect(faults[0]).toBe("A desktop was not drawn: One line A false line");
    expect(faults.length).toBeLessThanOrEqual(20);
  });

  it("leaves pages to draw themselves once it has ended [DESK-14, REL-03]", async () => {
    const program = start();
    expect(await drawWith(program, null)).toBeNull();
    expect(await program.draw(asked, () => Promise.resolve(null))).toBeNull();
    expect(log.join()).toContain("has ended");
  });
});
