import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useRef, type ReactElement } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { LabSubject, LabVisit } from "../../src/lab/core/labReport";
import type { LabPorts } from "../../src/lab/flow/LabEngine";
import type { Refusal } from "../../src/lab/flow/step";
import { LabPage } from "../../src/lab/LabPage";

const ORIGIN = "https://school.example";
const PATH = "/notes/manifest.json";

const SUBJECT: LabSubject = {
  address: ORIGIN + PATH,
  app: "notes",
  page: "notes",
  manifest: {
    pages: [{ fileId: "notes", entry: { script: `${ORIGIN}/notes/notes.0123456789.js` } }],
    count: 1,
    badNames: [],
    version: "1.0.0",
    serverVersion: "1.1.0",
  },
  declared: {
    fields: ["code", "name", "version", "kit", "icon", "category", "permissions", "fills"],
    app: {
      code: "notes",
      version: "1.0.0",
      kit: "^2.0.0",
      permissions: [{ code: "notes" }, { code: "notes_write" }],
      fills: { page: { notes: "./main.tsx" } },
    },
  },
  gap: { older: "server", has: "1.0.0", needs: "1.1.0" },
  kitVersion: "1.21.0",
};

const VISIT: LabVisit = {
  language: "zh-CN",
  failure: null,
  grows: false,
  audits: [
    { scheme: "light", violations: [] },
    {
      scheme: "dark",
      violations: [
        {
          id: "color-contrast",
          impact: "serious",
          help: "Elements must meet minimum color contrast ratio thresholds",
          count: 3,
          target: ".notes > p",
        },
      ],
    },
  ],
  during: { outside: ["div#toast"], styles: [], attributes: [], above: [] },
  after: { nodes: [], styles: [], attributes: [], listeners: ["window resize"], timers: [] },
  recorded: {
    codes: ["notes_write", "notes_delete"],
    calls: [
      { method: "GET", path: "/api/notes/list", held: false, refused: null },
      { method: "POST", path: "/api/notes/seen", held: true, refused: null },
    ],
    callsLeft: 0,
    unknownMessages: [],
    catalogues: { "zh-CN": { title: "笔记", count: "{n} 条" }, en: { title: "Notes" } },
  },
  files: [{ path: "/notes/notes.0123456789.js", size: 51_200 }],
  react: { draws: true, copies: 0 },
};

interface Args {
  /** What comes of the manifest; nothing while it is waited for. */
  readonly answer: { readonly subject: LabSubject } | Refusal | null;
  /** Whether the application stays on the stage. */
  readonly stays: boolean;
}

const never = () => new Promise<never>(() => undefined);

/** A stage on which an application stands, or from which it has been taken at once. */
const portsOf =
  ({ answer, stays }: Args) =>
  (host: () => HTMLElement | null): LabPorts => {
    let audits: LabVisit["audits"] = [];
    return {
      readManifest: () => (answer ? Promise.resolve(answer) : never()),
      stage: {
        open: (_subject, language) => {
          // Both schemes are judged in the first of the two languages.
          audits = language === "en" ? [] : VISIT.audits;
          host()?.replaceChildren("笔记");
          return stays ? never() : Promise.resolve(true);
        },
        settle: () => Promise.resolve(),
        audit: () => Promise.resolve(),
        leave: () => {
          host()?.replaceChildren();
          return Promise.resolve({ ...VISIT, audits });
        },
      },
    };
  };

function Lab(args: Args): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <main>
      <LabPage origin={ORIGIN} apps={[]} createPorts={portsOf(args)} titleRef={title} />
    </main>
  );
}

const meta = {
  title: "Lab",
  component: Lab,
  args: { answer: { subject: SUBJECT }, stays: false },
} satisfies Meta<typeof Lab>;

export default meta;
type Story = StoryObj<typeof meta>;

const read = async (canvas: HTMLElement, address = PATH) => {
  const page = within(canvas);
  await userEvent.type(page.getByRole("textbox"), `${address}{Enter}`);
  return page;
};

const run = async (canvas: HTMLElement) => {
  const page = await read(canvas);
  await userEvent.click(await page.findByRole("button", { name: /开始检测|Run checks/ }));
  return page;
};

/** Before anything was typed. */
export const Begin: Story = {};

/** The manifest is waited for, which can be cancelled. */
export const Reading: Story = {
  args: { answer: null },
  play: async ({ canvasElement }) => {
    const page = await read(canvasElement);
    await expect(await page.findByRole("button", { name: /取消|Cancel/ })).toBeVisible();
  },
};

/** What the server answered is no manifest. */
export const Refused: Story = {
  args: { answer: { problem: "html" } },
  play: async ({ canvasElement }) => {
    const page = await read(canvasElement);
    await expect(await page.findByText(/不是清单|instead of a manifest/)).toBeVisible();
  },
};

/** An application stands in the pane while it is checked. */
export const Running: Story = {
  args: { stays: true },
  play: async ({ canvasElement }) => {
    const page = await run(canvasElement);
    await expect(await page.findByRole("button", { name: /停止检测|Stop checks/ })).toBeVisible();
  },
};

/** A report with something in each section. */
export const Report: Story = {
  play: async ({ canvasElement }) => {
    const page = await run(canvasElement);
    await expect(await page.findByRole("heading", { name: /^(检测结果|Results)$/ })).toBeVisible();
  },
};
