import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.join(__dirname, "../..");

/** All messages of a language, as they are written. */
const wordsOf = (language: "en" | "zh-CN"): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(path.join("messages", `${language}.json`)))
      .map((file): unknown => JSON.parse(readFileSync(path.join(SOURCE, file), "utf8"))),
  ) as Record<string, string>;

const english = wordsOf("en");
const chinese = wordsOf("zh-CN");

it("marks importance 4 as Important in English [MSG-01]", () => {
  expect(english["messages.importance"]).toBe(
    "{degree, select, 5 {Urgent} 4 {Important} 2 {Low priority} other {For information}}",
  );
});

it("says in English that the school's licence has ended, and how to leave [LIC-01]", () => {
  expect(english["licence.unit.title"]).toBe("Your school’s licence has ended");
  expect(english["licence.unit.body"]).toBe(
    "Your school’s licence has ended, so the portal cannot be used at present. Please ask the administrator to renew it, and sign in again afterwards.",
  );
  expect(english["licence.unit.leave"]).toBe("Sign out");
});

it("says in English that a module has expired, on its tile and at its address [LIC-02]", () => {
  const words = "This module has expired, please contact the administrator!";
  expect([english["health.expired"], english["viewport.expired.body"]]).toEqual([words, words]);
});

it("names a file over the limit of its place in Chinese [UP-05]", () => {
  expect(chinese["kit.intake.size"]).toMatch(/^大小超出限制/);
});

it.each([
  ["kit.face.fault.missing", "No camera device detected by this device!"],
  ["kit.face.timedOut", "Face detection timeout, click to try again!"],
  ["kit.face.retry", "Click to try again"],
  ["kit.face.saved", "Face acquisition completed!"],
])("has the English words of the face widget: %s, %s [FACE-01, FACE-02, FACE-03]", (id, words) => {
  expect(english[id]).toBe(words);
});

it("asks for more than 2 seconds after a face has timed out, in both languages [FACE-03]", () => {
  expect(english["kit.face.timedOutHint"]).toContain("more than 2 seconds");
  expect(chinese["kit.face.timedOutHint"]).toContain("2 秒以上");
});

it("says in Chinese that a spoken phrase is not known [VOICE-01]", () => {
  expect(chinese["voice.notLearned"]).toBe("哎呀，这个技能我还没学会，换个说法试试吧！");
});

it("offers in English to go on with the next entry of a form [WID-02]", () => {
  expect(english["kit.form.continue"]).toBe("Continue after submit");
});

it.each([
  ["desktop", "There are no applications on the desktop yet"],
  ["dashboard", "There is nothing here yet"],
  ["default", "No data"],
])("says in English of the empty place %s: %s [WID-05]", (kind, words) => {
  expect(english[`kit.noData.${kind}`]).toBe(words);
});

it("alerts in English to halves whose versions do not fit [VER-01]", () => {
  expect(english["about.mismatch"]).toBe("The versions do not match");
  expect(english["about.frontNeedsBack"]).toBe(
    "Front end {front} needs the service {service} {needs} or newer; it is {back}. Please ask the administrator to update the service.",
  );
  expect(english["about.backNeedsFront"]).toBe(
    "The service {service} {back} needs front end {needs} or newer; this is {front}. Please ask the administrator to update the front end.",
  );
});

it("names a service without versions in Chinese [VER-01]", () => {
  expect(chinese["about.noInterface"]?.replace("{service}", "base")).toBe(
    "微服务 base 没有版本接口，请联系后端工程师。",
  );
});
