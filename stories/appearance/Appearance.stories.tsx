import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { calls } from "../../contract/calls";
import type { HttpResult } from "../../src/base/core/wire/exchange";
import { readUser } from "../../src/base/core/wire/user";
import { AppearanceDialog } from "../../src/appearance/AppearanceDialog";
import { useKit, type Kit } from "../../src/base/kit/KitContext";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import { signedIn } from "../../src/base/state/session";
import { createStore } from "../../src/base/state/store";
import { failure, success, wireUser } from "../../test/fakePorts";

interface Args {
  /** What the device keeps, and the address asks for. */
  readonly theme: string | null;
  readonly themeAsked: string | null;
  readonly ownColor: string | null;
  readonly unitLayout: string | null;
  readonly decorationSet: unknown;
  /** The platform's answers. */
  readonly setTheme: HttpResult;
  readonly adminRole: HttpResult;
  readonly themeSync: HttpResult;
  readonly undo: HttpResult;
  readonly onCall: (path: string, form: string) => void;
  readonly onApply: (theme: string | null) => void;
}

/** The world of a page on which the dialog opens; what the platform is told counts, as far as this page asks for it again. */
function createWorld(args: Args, { toasts }: Kit) {
  const answers: Record<string, HttpResult> = {
    [calls.desktopColor.path]: success({ color: args.theme, defaultColor: null }),
    [calls.unitConfig.path]: success({ decorationSet: args.decorationSet }),
    [calls.setTheme.path]: args.setTheme,
    [calls.adminRole.path.replace("{userId}", "7")]: args.adminRole,
    [calls.themeSyncPreview.path]: args.themeSync,
    [calls.undoThemeSync.path]: args.undo,
  };
  const ports = createInertPorts({
    clock: { now: () => AT + 3_600_000, after: () => () => undefined },
    http: {
      send: ({ url, body }) => {
        const path = url.split("?")[0] ?? "";
        const form = body && "text" in body ? body.text : "";
        args.onCall(path, form);
        if (path === calls.setTheme.path && form.includes("default_color") && args.setTheme === DONE)
          answers[calls.themeSyncPreview.path] = args.themeSync === MISSING ? MISSING : LAST;
        if (path === calls.undoThemeSync.path && args.undo === DONE)
          answers[calls.themeSyncPreview.path] = NONE_YET;
        return Promise.resolve(answers[path] ?? success(null));
      },
    },
    notify: toasts.notify,
    applyPreferences: ({ theme, themeAsked }) => args.onApply(themeAsked ?? theme),
  });
  if (args.theme !== null) ports.storage.write("theme", args.theme);
  if (args.ownColor !== null) ports.storage.write("ownColor", args.ownColor);
  const store = createStore(ports, { preferences: { themeAsked: args.themeAsked } });
  const person = readUser(wireUser());
  if (!person) throw new Error("a record without a person");
  store.dispatch(signedIn(person));
  return { ports, store, person, unitLayout: args.unitLayout };
}

function Opener(args: Args) {
  const kit = useKit();
  const [world] = useState(() => createWorld(args, kit));
  return <Button onClick={() => void kit.dialogs.open(AppearanceDialog, world)}>主题 Theme</Button>;
}

/** When the last theme for everyone was set. */
const AT = Date.UTC(2026, 9, 15, 8);
const DONE = success("success");
const MISSING = failure(404, { message: "接口不存在|||There is no such call" });
const NONE_YET = success({ people: 412, last: null });
const NO_ONE = success({ people: 0, last: null });
const LAST = success({
  people: 0,
  last: { theme: "lotus", former: null, at: AT, by: "陈志强" },
});
const THEMES = [
  { id: "1", color: "#2f7d6b", title: "育才绿|||Yucai green", bgurl: null },
  { id: "2", color: "lotus", title: "荷韵|||Lotus", bgurl: null },
  { id: "3", color: "#c0392b", title: "中国红|||China red", bgurl: null },
  { id: "4", color: "url(javascript:alert(1))", title: "坏的|||Broken", bgurl: null },
];

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "主题 Theme" }));
  const dialog = await screen.findByRole("dialog", { name: /^(主题|Theme)$/ });
  await within(dialog).findByRole("button", { name: /^(完成|Done)$/ });
  return within(dialog);
};
const ready = async () => {
  const dialog = await open();
  await dialog.findByRole("group", { name: /^(学校的主题|School’s themes)$/ });
  return dialog;
};
type Dialog = Awaited<ReturnType<typeof open>>;
const press = async (dialog: Dialog, name: RegExp) =>
  userEvent.click(await dialog.findByRole("button", { name }));
/** A story that ends where these steps end. */
const ends = (steps: () => Promise<Dialog>) => async () => {
  await steps();
};

const meta = {
  title: "Features/Appearance",
  args: {
    theme: null,
    themeAsked: null,
    ownColor: null,
    unitLayout: null,
    decorationSet: JSON.stringify({ themeList: THEMES }),
    setTheme: DONE,
    adminRole: success(false),
    themeSync: NONE_YET,
    undo: DONE,
    onCall: fn(),
    onApply: fn(),
  },
  render: (args) => <Opener {...args} />,
  play: ends(ready),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};

/** The picker is open, and the colour picked in it is in the preview alone. */
export const OwnColor: Story = {
  args: { theme: "#7a3fb0", ownColor: "#7a3fb0 #f5e663", unitLayout: "studio" },
  play: async () => {
    const dialog = await ready();
    await userEvent.click(dialog.getByText(/^(自定义颜色|Choose your own colour)$/));
    await userEvent.click(await dialog.findByRole("button", { name: "#F5E663" }));
  },
};

/** A look whose art takes the whole page leaves no choice of layouts, and says so. */
export const LayoutForced: Story = { args: { theme: "ink" }, globals: { theme: "ink" } };

/** The platform did not keep the theme. */
export const NotSaved: Story = {
  args: { setTheme: failure(500) },
  play: async () => {
    const dialog = await ready();
    await userEvent.click(dialog.getByRole("radio", { name: /^(红色|Red)$/ }));
    await dialog.findByRole("alert");
  },
};

/** The unit offers nothing that is a theme. */
export const GarbageThemes: Story = {
  args: { decorationSet: "{themeList: [" },
  play: ends(open),
};

const admin = { theme: "lotus", adminRole: success(true) };

/** An administrator may set a theme for everyone. */
export const Administrator: Story = {
  args: { ...admin, themeSync: LAST },
  play: async () => {
    const dialog = await ready();
    await dialog.findByRole("button", { name: /^(撤销全校设置|Undo for everyone)$/ });
  },
};

const toPreview = async () => {
  const dialog = await ready();
  await press(dialog, /^(预览并应用到全校|Preview and apply)/);
  return within(await screen.findByRole("dialog", { name: /^(设置全校主题|Set the school)/ }));
};
const toConfirmation = async () => {
  const steps = await toPreview();
  await press(steps, /^(继续|Continue)$/);
  await steps.findByText(/^(将更改|目前没有人|The theme|No one|平台没有|The platform)/);
  return steps;
};
const toEnd = async () => {
  const steps = await toConfirmation();
  await press(steps, /^(应用到全校|Set for everyone|设为学校主题|Set as the school’s theme)$/);
  return steps;
};

export const SyncPreview: Story = { args: admin, play: ends(toPreview) };

export const SyncConfirmation: Story = { args: admin, play: ends(toConfirmation) };

/** A platform without the call says nothing about the number, and the theme is set all the same. */
export const SyncCountUnknown: Story = {
  args: { ...admin, themeSync: MISSING },
  play: ends(toConfirmation),
};

/** All have the theme already: it is for those who join later. */
export const SyncForLater: Story = { args: { ...admin, themeSync: NO_ONE }, play: ends(toConfirmation) };

/** The platform broke down, and nobody knows how far it came. */
export const SyncFailed: Story = {
  args: { ...admin, setTheme: failure(500) },
  play: async () => {
    const steps = await toEnd();
    await steps.findByRole("alert");
  },
};

export const SyncDone: Story = {
  args: admin,
  play: async () => {
    const steps = await toEnd();
    await steps.findByRole("button", { name: /^(撤销全校设置|Undo for everyone)$/ });
  },
};

export const SyncUndone: Story = {
  args: admin,
  play: async () => {
    const steps = await toEnd();
    await press(steps, /^(撤销全校设置|Undo for everyone)$/);
    await steps.findByText(/^(已撤销|Undone)/);
  },
};

/** Another administrator has changed it meanwhile. */
export const SyncUndoRefused: Story = {
  args: { ...admin, themeSync: LAST, undo: failure(409) },
  play: async () => {
    const dialog = await ready();
    await press(dialog, /^(撤销全校设置|Undo for everyone)$/);
    await expect(await dialog.findByRole("alert")).toBeVisible();
  },
};

export const English: Story = {
  args: admin,
  globals: { language: "en", scheme: "dark" },
  play: async () => {
    const dialog = await ready();
    await dialog.findByRole("button", { name: "Preview and apply…" });
  },
};
