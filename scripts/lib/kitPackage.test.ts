import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { KIT_NAMES, KIT_VERSION } from "../../src/subapp/sdk/contract";
import { kitPackage, writeKitPackage } from "./kitPackage";

jest.setTimeout(60_000);

const root = path.join(__dirname, "../..");

/** The folder of an author outside of the repository, who has installed the package and what it needs. */
const home = mkdtempSync(path.join(tmpdir(), "author-"));
const kit = path.join(home, "node_modules/@portal/kit");
let file: string;
afterAll(() => rmSync(home, { recursive: true }));

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

beforeAll(() => {
  file = writeKitPackage(home);
  mkdirSync(kit, { recursive: true });
  execFileSync("tar", ["-xzf", file, "-C", kit, "--strip-components=1"]);
  const { dependencies, peerDependencies } = manifest();
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const place = path.join(home, "node_modules", name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(root, "node_modules", name), place, "junction");
  }
});

const manifest = () => JSON.parse(readFileSync(path.join(kit, "package.json"), "utf8")) as Manifest;

const EXAMPLE = `
import { Button } from "@mui/material";
import { defineSubApp, textOf, useLoaded, usePortal, useWords, type Portal } from "@portal/kit";
import { FormDialog, object, text, TextInput } from "@portal/kit/forms";
import { PageContainer, usePortalList } from "@portal/kit/lists";
import { NoData } from "@portal/kit/parts";

const zh = { title: "笔记" };
const schema = object({ title: text().max(60).required() });

function Page({ active }: { readonly active: boolean }) {
  const portal: Portal = usePortal();
  const words = useWords<keyof typeof zh>();
  const list = usePortalList({ api: "/api/notes/list" });
  const first = useLoaded("", () => portal.request.get("/api/notes/first"), textOf);
  // @ts-expect-error a message that there is none of
  words("titel");
  // @ts-expect-error a kind of toast that there is none of
  portal.notify({ severity: "loud", text: "x" });
  // @ts-expect-error a number is no path
  void portal.request.get(1);
  // @ts-expect-error data is a text here, or null
  const wrong: number = first.data;
  return (
    <PageContainer
      title={words("title")}
      list={list}
      columns={[{ field: "text", title: { id: "title" }, grow: 2 }]}
      actions={<Button sx={{ bgcolor: "brand.tint3", width: { mobile: 1, pc: 0.5 } }}>{String(active && wrong)}</Button>}
    />
  );
}

export const Form = () => (
  <FormDialog
    title="笔记|||Note"
    status="add"
    schema={schema}
    initial={{ title: "" }}
    submit={({ title }) => Promise.resolve({ data: title.length })}
    close={() => undefined}
  >
    <TextInput name="title" label={{ id: "title" }} />
    <NoData />
  </FormDialog>
);

export const { contract, mount } = defineSubApp({
  messages: { "zh-CN": zh, en: zh },
  render: ({ active }) => <Page active={active} />,
});
`;

it("an author elsewhere who has installed the kit's package compiles with its types, and what is wrong does not compile [VIEW-05]", () => {
  writeFileSync(path.join(home, "example.tsx"), EXAMPLE);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    skipLibCheck: false,
    types: [],
  };
  writeFileSync(
    path.join(home, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["example.tsx"] }),
  );
  const tsc = path.join(root, "node_modules/typescript-7/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", home], { encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
});

it("the kit's package has each entry with its types, the version of the kit, and says why it must not be built in [VIEW-05]", () => {
  const { version, exports, peerDependencies } = manifest();
  expect(version).toBe(KIT_VERSION);
  expect(peerDependencies).toMatchObject({ react: expect.stringMatching(/^\^\d/) as string });
  expect(Object.keys(exports).sort()).toEqual(
    KIT_NAMES.map((name) => name.replace("@portal/kit", ".")).sort(),
  );
  for (const entry of Object.values(exports)) {
    expect(statSync(path.join(kit, entry.types)).isFile()).toBe(true);
    expect(() => jest.requireActual<object>(path.join(kit, entry.default))).toThrow(
      "share it by module federation with import: false",
    );
  }
});

it("the kit's package is the same bytes each time, and names no place of this machine [VIEW-05]", () => {
  expect(kitPackage().equals(readFileSync(file))).toBe(true);
  const declarations = readdirSync(kit, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".d.ts"),
  );
  expect(declarations.length).toBeGreaterThan(100);
  const naming = declarations.filter((name) => {
    const text = readFileSync(path.join(kit, name), "utf8");
    return (
      text.includes(root) ||
      text.includes("node_modules") ||
      /\b(from |import\()"@portal/.test(text.replaceAll(/\/\*[^]*?\*\//g, ""))
    );
  });
  expect(naming).toEqual([]);
});
