import { applyTheme } from "./applyTheme";
import { followPagePictures } from "./pagePictures";
import { colorTokensOf, PICTURED, USUAL } from "./tokens";

const root = document.documentElement;
const PICTURES = new Map([
  ["ink", "https://school.example/hall.jpg"],
  ["red", 'https://school.example/a")b.jpg'],
]);
const shown = () => root.style.getPropertyValue("--page-picture");
const wear = async (value: string) => {
  applyTheme({ value, scheme: "light" }, root);
  await new Promise((resolve) => setTimeout(resolve));
};

let stop: (() => void) | undefined;
afterEach(() => stop?.());

it("shows the picture of the theme in use, with words that read over it, until another is chosen [THEME-03, THEME-05]", async () => {
  await wear("ink");
  stop = followPagePictures(PICTURES, root, () => Promise.resolve());
  expect(shown()).toBe("");
  await wear("ink");
  expect(shown()).toBe('url("https://school.example/hall.jpg")');
  expect(root.dataset["picture"]).toBe("");
  const secondary = () => root.style.getPropertyValue("--text-secondary");
  expect(secondary()).toBe(colorTokensOf("#a9947f", "ink", "light", PICTURED)["--text-secondary"]);
  await wear("lotus");
  expect([shown(), root.dataset["picture"]]).toEqual(["", undefined]);
  expect(secondary()).toBe(colorTokensOf("#68a265", "lotus", "light", USUAL)["--text-secondary"]);
});

it("lets no address out of its place in the style [SEC-02]", async () => {
  await wear("red");
  stop = followPagePictures(PICTURES, root, () => Promise.resolve());
  await wear("red");
  expect(shown()).toBe('url("https://school.example/a%22)b.jpg")');
});

it("leaves the look's own art where a picture does not load, and where it comes too late [THEME-05]", async () => {
  await wear("ink");
  stop = followPagePictures(PICTURES, root, () => Promise.reject(new Error("404")));
  await wear("ink");
  expect(root.dataset["picture"]).toBeUndefined();
  stop();
  let come: () => void = () => undefined;
  stop = followPagePictures(PICTURES, root, () => new Promise<void>((resolve) => (come = resolve)));
  await wear("lotus");
  come();
  await wear("lotus");
  expect([shown(), root.dataset["picture"]]).toEqual(["", undefined]);
});
