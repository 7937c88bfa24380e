import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FormPage } from "./FormPage";

const meta = {
  title: "Kit/Form/Form",
  component: FormPage,
  parameters: { layout: "padded" },
  args: { save: () => Promise.resolve({ data: "saved" }) },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<Meta<typeof FormPage>>;

const open = async (name: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};
const show = async (name: RegExp) => {
  await open(name);
};
const field = (name: RegExp) => screen.getByRole("textbox", { name });
const NAME = /^(姓名|Name)/;
const PHONE = /^(手机|Mobile)/;
const SUBMIT = /^(立即新增|立即修改|Add now|Save changes)$/;
const submit = () => userEvent.click(screen.getByRole("button", { name: SUBMIT }));
const fill = async (name: string, number: string) => {
  await userEvent.type(field(NAME), name);
  await userEvent.type(field(PHONE), number);
};
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Closed: Story = {};

export const Add: Story = {
  play: async () => {
    await open(/Add teacher/);
    await expect(field(NAME)).toHaveFocus();
  },
};

export const Edit: Story = {
  play: async () => {
    await open(/Edit teacher/);
    await expect(field(NAME)).toHaveValue("王老师");
    await expect(screen.queryByRole("checkbox")).toBeNull();
  },
};

export const OwnWords: Story = {
  play: async () => {
    await open(/Invite teacher/);
    const submitting = screen.getByRole("button", { name: /^(发出邀请|Send invitation)$/ });
    await waitFor(() => expect(submitting).toBeVisible());
  },
};

export const Drawer: Story = { play: () => show(/Teacher drawer/) };

export const EveryField: Story = { play: () => show(/Add pupil/) };

export const EveryFieldInDrawer: Story = { play: () => show(/Pupil drawer/) };

export const Saved: Story = {
  play: async () => {
    await open(/Add teacher/);
    await fill("李老师", "13900000000");
    await submit();
    await closed();
    await expect(screen.getByText("saved")).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async () => {
    await open(/Add teacher/);
    await userEvent.type(field(PHONE), "12345");
    await submit();
    await waitFor(() => expect(field(NAME)).toHaveFocus());
    await expect(field(NAME)).toBeInvalid();
    await expect(field(PHONE)).toBeInvalid();
  },
};

export const Submitting: Story = {
  args: { save: () => new Promise(() => undefined) },
  play: async () => {
    await open(/Edit teacher/);
    await submit();
    const button = await screen.findByRole("button", { name: /正在保存|Saving/ });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

export const Failed: Story = {
  args: {
    save: () =>
      Promise.resolve({
        error: { text: "学校平台正在维护，请稍后再试。|||The school’s platform is being maintained." },
      }),
  },
  play: async () => {
    await open(/Add teacher/);
    await fill("李老师", "13900000000");
    await submit();
    await screen.findByText(/正在维护|maintained/);
    await expect(field(NAME)).toHaveValue("李老师");
  },
};

export const FieldErrorsOfTheServer: Story = {
  args: {
    save: () =>
      Promise.resolve({
        error: { fields: { phone: "这个号码已经登记过。|||This number is taken." } },
      }),
  },
  play: async () => {
    await open(/Add teacher/);
    await fill("李老师", "13900000000");
    await submit();
    await waitFor(() => expect(field(PHONE)).toHaveFocus());
    await expect(field(PHONE)).toBeInvalid();
  },
};

export const UnsavedWork: Story = {
  play: async () => {
    await open(/Add teacher/);
    await userEvent.type(field(NAME), "李");
    await userEvent.click(screen.getByRole("button", { name: /^(取消|Cancel)$/ }));
    await screen.findByRole("dialog", { name: /^(放弃|Discard)/ });
  },
};

export const LeftPristine: Story = {
  play: async () => {
    await open(/Add teacher/);
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(screen.getByText("undefined")).toBeVisible();
  },
};

export const GoesOn: Story = {
  args: { save: fn(() => Promise.resolve({ data: "saved" })) },
  play: async () => {
    await open(/Add teacher/);
    await userEvent.click(screen.getByRole("checkbox", { name: /继续新增|Continue after submit/ }));
    await fill("李老师", "13900000000");
    await submit();
    await waitFor(() => expect(field(NAME)).toHaveValue(""));
    await expect(field(NAME)).toHaveFocus();
  },
};
