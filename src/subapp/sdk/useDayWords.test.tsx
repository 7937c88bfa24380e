import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { fakePortal } from "../../../test/fakePortal";
import type { Language } from "./contract";
import { PortalContext } from "./PortalContext";
import { useDayWords } from "./useDayWords";
import { useSchoolDate } from "./useSchoolDate";

const NOW = Date.UTC(2026, 10, 23, 1);
beforeAll(() => void jest.useFakeTimers({ now: NOW }));
afterAll(() => void jest.useRealTimers());

const inPortal = <Result,>(locale: Language, use: () => Result): Result =>
  renderHook(use, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider locale={locale} timeZone="Pacific/Kiritimati">
        <PortalContext.Provider value={fakePortal({ app: "x" }).portal}>{children}</PortalContext.Provider>
      </IntlProvider>
    ),
  }).result.current;

const all = ({ weekday, short, long, full, week, month, span }: ReturnType<typeof useDayWords>) => [
  weekday("2026-11-23"),
  short("2026-11-23"),
  long("2026-11-23"),
  long("2027-10-10"),
  full("2026-10-10"),
  week("2026-11-23", 5),
  month("2026-11"),
  span("2026-12-30", "2027-01-02"),
  span("2026-10-01", "2026-10-01"),
];

it("writes days of a calendar in the person's language, the same wherever the reader is [I18N-04]", () => {
  expect(all(inPortal("zh-CN", useDayWords))).toEqual([
    "周一",
    "11月23日",
    "11月23日星期一",
    "2027年10月10日星期日",
    "2026年10月10日星期六",
    "11月23日 – 11月27日",
    "2026年11月",
    "12月30日 – 2027年1月2日",
    "10月1日",
  ]);
  expect(all(inPortal("en", useDayWords))).toEqual([
    "Mon",
    "23 Nov",
    "Monday 23 November",
    "Sunday 10 October 2027",
    "Saturday 10 October 2026",
    "23 Nov – 27 Nov",
    "November 2026",
    "30 Dec – 2 Jan 2027",
    "1 Oct",
  ]);
});

it("writes a moment by the school's clock, with its zone for who reads another one [I18N-04, VIEW-05]", () => {
  const at = [Date.UTC(2026, 10, 22, 23, 20), Date.UTC(2026, 10, 26, 8, 30), null, NaN];
  expect(at.map(inPortal("en", useSchoolDate))).toEqual([
    "Today 07:20 GMT+8",
    "Thu 26 Nov, 16:30 GMT+8",
    "",
    "",
  ]);
  expect(at.map(inPortal("zh-CN", useSchoolDate))[1]).toBe("11月26日 周四 16:30 GMT+8");
});
