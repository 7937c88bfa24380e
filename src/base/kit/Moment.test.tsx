import { screen } from "@testing-library/react";
import { dateTimeWords } from "../core/date/dateWords";
import * as stories from "../../../stories/kit/Moment.stories";
import { prepareStories, storiesOf } from "../../../test/stories";

beforeAll(prepareStories);

const composed = storiesOf(stories);

it("shows the whole date by the clock of its place, and names the zone if that is another time [I18N-04]", async () => {
  await composed.AtAnotherPlace.run();
  const { time, now } = composed.AtAnotherPlace.args as { time: number; now: number };
  const shown = screen.getByText("3小时前");
  const there = dateTimeWords(time, "zh-CN", { now, zone: "Pacific/Kiritimati" });
  expect(shown).toHaveAttribute("title", `${there} (Pacific/Kiritimati)`);
});

it.each([
  ["JustNow", "刚刚"],
  ["MinutesAgo", "5分钟前"],
  ["Yesterday", "昨天"],
  ["LastYear", "2025年11月21日"],
] as const)(
  "%s shows a moment in the page's language, and the whole date as a tooltip [I18N-04]",
  async (name, words) => {
    await composed[name].run();
    const time = screen.getByText(words);
    expect(time).toHaveAttribute("title", expect.stringMatching(/^(2025年)?11月2[01]日 周. \d\d:\d\d$/));
    expect(time).toHaveAttribute("dateTime", expect.stringMatching(/^20\d\d-.*Z$/));
  },
);
