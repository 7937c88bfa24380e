import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "./contract";
import { useDayWords } from "./useDayWords";

const wordsIn = (locale: Language) =>
  renderHook(() => useDayWords(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider locale={locale} timeZone="Pacific/Kiritimati">
        {children}
      </IntlProvider>
    ),
  }).result.current;

const all = ({ weekday, short, long, full, week, month, span }: ReturnType<typeof useDayWords>) => [
  weekday("2026-11-23"),
  short("2026-11-23"),
  long("2026-11-23"),
  full("2026-10-10"),
  week("2026-11-23", 5),
  month("2026-11"),
  span("2026-12-30", "2027-01-02"),
  span("2026-10-01", "2026-10-01"),
];

it("writes days of a calendar in the person's language, the same wherever the reader is [I18N-04]", () => {
  expect(all(wordsIn("zh-CN"))).toEqual([
    "周一",
    "11月23日",
    "11月23日星期一",
    "2026年10月10日星期六",
    "11月23日 – 11月27日",
    "2026年11月",
    "2026年12月30日 – 2027年1月2日",
    "2026年10月1日",
  ]);
  expect(all(wordsIn("en"))).toEqual([
    "Mon",
    "Nov 23",
    "Monday, November 23",
    "Saturday, October 10, 2026",
    "Nov 23 – Nov 27",
    "November 2026",
    "Dec 30, 2026 – Jan 2, 2027",
    "Oct 1, 2026",
  ]);
});
