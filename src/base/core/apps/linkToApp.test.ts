import { linkToApp } from "./linkToApp";

const link = (code: string, href: string) => ({ app: { code } as never, href });

it.each([
  ["duty", true],
  ["exam-pages", true],
  ["exams", true],
  ["outside", true],
  ["finance", false],
  ["main", false],
])("a menu leads to %s: %p [ROUTE-02]", (name, expected) => {
  const links = [
    link("duty", "#/viewport?app=duty&fileId=duty"),
    link("exams", "#/viewport?app=exam-pages&fileId=main"),
    link("outside", "https://partner.example/?app=finance"),
  ];
  expect(linkToApp(links, name) !== undefined).toBe(expected);
});

it("the entry of an application's own code comes before others that lead to it [DESK-09]", () => {
  const links = [
    link("marks-of-class", "#/viewport?app=marks&fileId=class"),
    link("marks", "#/viewport?app=marks&fileId=main"),
  ];
  expect(linkToApp(links, "marks")).toBe(links[1]);
  expect(linkToApp(links.slice(0, 1), "marks")).toBe(links[0]);
});
