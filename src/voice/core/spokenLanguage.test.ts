import { isIn, spokenLanguage } from "./spokenLanguage";

it.each([
  [null, "zh-CN", "zh-CN"],
  [["en"], "zh-CN", "en"],
  [["en"], "en", "en"],
  [["zh-CN"], "en", "zh-CN"],
  [["en", "zh-CN"], "zh-CN", "zh-CN"],
  [[], "zh-CN", "zh-CN"],
] as const)(
  "is the page's unless the recogniser is known not to hear it: %j on a page in %s [VOICE-01]",
  (voiceLanguages, language, spoken) => {
    expect(spokenLanguage({ voiceLanguages }, language)).toBe(spoken);
  },
);

it("takes a name that is Chinese in part for no English one [VOICE-01]", () => {
  expect([isIn("Homework", "en"), isIn("OA办公", "en"), isIn("OA办公", "zh-CN")]).toEqual([
    true,
    false,
    true,
  ]);
});
