import { dayInText } from "./dayInText";

it("names a day within a sentence of either language [I18N-03, I18N-04]", () => {
  expect(dayInText("2026-11-27")).toEqual(["11月27日周五", "Fri 27 Nov"]);
});
