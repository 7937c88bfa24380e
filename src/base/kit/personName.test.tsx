import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { PersonName } from "./PersonName";

const show = (
  name: string,
  more: { readonly beside?: boolean; readonly as?: string } = {},
  locale: "en" | "zh-CN" = "en",
) =>
  render(
    <IntlProvider locale={locale}>
      <PersonName name={name} {...more} />
    </IntlProvider>,
  ).container;

it("writes a name in pinyin on an English page, with the Chinese in a tooltip of its own language [I18N-05, I18N-06]", () => {
  show("李思涵");
  const name = screen.getByText("Li Sihan");
  expect(name).toHaveAttribute("lang", "en");
  expect(name.parentElement).toHaveAttribute("title", "李思涵");
  expect(name.parentElement).toHaveAttribute("lang", "zh-CN");
});

it("writes the Chinese beside it where there is room, and another form of the name where that is wanted [I18N-05, I18N-06]", () => {
  expect(show("单晓明", { beside: true })).toHaveTextContent("Shan Xiaoming 单晓明");
  expect(screen.getByText("单晓明")).toHaveAttribute("lang", "zh-CN");
  expect(show("王雅琴", { as: "Wang" }).querySelector("[title]")).toHaveAttribute("title", "王雅琴");
  expect(screen.getByText("Wang")).toBeVisible();
});

it("writes the name as it is on a Chinese page, and one that is not Chinese everywhere [I18N-06]", () => {
  expect(show("李思涵", { beside: true }, "zh-CN").textContent).toBe("李思涵");
  expect(show("Zoë Schön", { beside: true }).textContent).toBe("Zoë Schön");
});
