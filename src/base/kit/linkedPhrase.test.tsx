import { render, screen } from "@testing-library/react";
import type { Language } from "../core/language/languages";
import { allMessages } from "../../../stories/support/allMessages";
import { KitPage } from "../../../test/KitPage";
import { LinkedPhrase } from "./LinkedPhrase";

beforeAll(() => allMessages.load("en"));

const draw = (text: string, language: Language = "zh-CN") =>
  render(
    <KitPage language={language}>
      <LinkedPhrase text={text} />
    </KitPage>,
  );

it("makes addresses in a text links that open beside the page and learn nothing of it [MSG-03, SEC-02]", () => {
  draw(
    "报名：https://school.example/sports?class=5，周五截止。|||Sign up at https://school.example/sports?class=5.",
  );
  const link = screen.getByRole("link", { name: "https://school.example/sports?class=5" });
  expect(link).toHaveAttribute("href", "https://school.example/sports?class=5");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(link.parentElement).toHaveTextContent("报名：https://school.example/sports?class=5，周五截止。");
});

it("leads nowhere by what is no plain address [SEC-02]", () => {
  draw("javascript:alert(1) //evil.example https://school.example@evil.example/ data:text/html,x");
  expect(screen.queryByRole("link")).toBeNull();
});

it("marks words of the other language around an address [I18N-05]", () => {
  draw("请看 https://school.example/12周五", "en");
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://school.example/12");
  expect(screen.getByText("周五")).toHaveAttribute("lang", "zh-CN");
});
