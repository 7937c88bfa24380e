import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BROWSER_CHECKS } from "./browser/browserChecks";
import { prepareStories, storiesOf, type StoryModule } from "../test/stories";

const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".stories.tsx"),
);

const load = (file: string): StoryModule => jest.requireActual<StoryModule>(path.join(__dirname, file));

beforeAll(prepareStories);

it("there are stories to run", () => {
  expect(files.length).toBeGreaterThan(5);
});

it("what browsers check belongs to stories that there are", () => {
  const ids = files.flatMap((file) =>
    Object.values(storiesOf(load(file)) as object).map(({ id }: { id: string }) => id),
  );
  expect(ids).toEqual(expect.arrayContaining(Object.keys(BROWSER_CHECKS)));
});

const documents = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
);
const textOf = (file: string) => readFileSync(path.join(__dirname, file), "utf8");

it("every part of the kit has a page that says when to use it", () => {
  const told = documents.flatMap((file) =>
    [...textOf(file).matchAll(/from "\.\/(\w+\.stories)"/g)].map(
      ([, name]) => `${path.dirname(file)}/${name}.tsx`,
    ),
  );
  const folders = new Set(told.map((file) => path.dirname(file)));
  const parts = files.filter((file) => /^ +title: "Kit\//m.test(textOf(file)));
  const untold = parts.filter((file) =>
    path.dirname(file) === "kit" ? !told.includes(file) : !folders.has(path.dirname(file)),
  );
  expect(parts.length).toBeGreaterThan(20);
  expect(untold).toEqual([]);
});

it("the front page leads to stories that there are", () => {
  const components = new Set(
    files.flatMap((file) =>
      Object.values(storiesOf(load(file)) as object).map(({ id }: { id: string }) => id.split("--")[0]),
    ),
  );
  const linked = [...textOf("Welcome.mdx").matchAll(/\?path=\/(?:docs|story)\/([\w-]+?)--/g)].map(
    ([, id]) => id,
  );
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((id) => !components.has(id))).toEqual([]);
});
