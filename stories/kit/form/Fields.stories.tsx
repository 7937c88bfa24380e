import { yupResolver } from "@hookform/resolvers/yup";
import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FormScopeProvider } from "../../../src/base/kit/form/FormScope";
import { requiredNames } from "../../../src/base/kit/form/schemas";
import { TextInput } from "../../../src/base/kit/form/TextInput";
import { RadioInput } from "../../../src/base/kit/form/RadioInput";
import { EMPTY_PUPIL, PUPIL, PupilFields, pupilSchema, WRONG_PUPIL } from "./pupil";

interface Props {
  readonly values: Record<string, unknown>;
  /** Whether the rules have been applied. */
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly hints: boolean;
  readonly busy: boolean;
  /** Labels of unusual length. */
  readonly long: boolean;
  /** Widest the form gets, in pixels. */
  readonly room: number;
}

const required = requiredNames(pupilSchema);

const LONG =
  "请填写学生在最近一次体检中由校医测量并登记在册的身高、体重以及左右眼裸眼视力|||Please enter the height, weight and uncorrected eyesight that the school’s doctor measured and recorded at the last check-up";

function Fields({ values, checked, disabled, hints, busy, long, room }: Props) {
  const form = useForm({ defaultValues: values, resolver: yupResolver(pupilSchema) as never });
  useEffect(() => {
    if (checked) void form.trigger();
  }, [checked, form]);
  return (
    <main>
      <h1>表单项 Fields</h1>
      <Box
        component="form"
        noValidate
        sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)", maxInlineSize: `${room}px` }}
      >
        <FormProvider {...form}>
          <FormScopeProvider value={{ busy, required }}>
            {long ? (
              <>
                <TextInput name="name" label={LONG} hint={LONG} />
                <RadioInput
                  name="gender"
                  label={LONG}
                  options={[
                    { value: "f", label: LONG },
                    { value: "m", label: LONG },
                  ]}
                />
              </>
            ) : (
              <PupilFields disabled={disabled} hints={hints} />
            )}
          </FormScopeProvider>
        </FormProvider>
      </Box>
    </main>
  );
}

const meta = {
  title: "Kit/Form/Fields",
  component: Fields,
  parameters: { layout: "padded" },
  args: {
    values: EMPTY_PUPIL,
    checked: false,
    disabled: false,
    hints: false,
    busy: false,
    long: false,
    room: 560,
  },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { values: PUPIL } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText(/^(姓名|Name)/));
  },
};

export const WithHints: Story = { args: { hints: true } };

export const Required: Story = { args: { checked: true } };

export const Wrong: Story = {
  args: { values: WRONG_PUPIL, checked: true, hints: true },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^(身份证号码|Identity card)/);
    await expect(field).toHaveAccessibleDescription(/15/);
  },
};

export const Disabled: Story = { args: { values: PUPIL, disabled: true } };

export const BeingSaved: Story = {
  args: { values: PUPIL, busy: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^(姓名|Name)/), "!");
    await userEvent.click(canvas.getByRole("checkbox", { name: /合唱|Choir/ }));
    await expect(canvas.getByLabelText(/^(姓名|Name)/)).toHaveValue(PUPIL.name);
    await expect(canvas.getByRole("checkbox", { name: /合唱|Choir/ })).not.toBeChecked();
  },
};

const press = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }));

export const ChoosingAClass: Story = {
  args: { values: PUPIL, room: 360 },
  play: async () => {
    await userEvent.click(await screen.findByRole("combobox", { name: /^(班级|Class)/ }));
    await expect(await screen.findByRole("listbox")).toBeVisible();
  },
};

export const ChoosingADay: Story = {
  args: { values: PUPIL, room: 360 },
  play: async () => {
    await press(/^(选择日期|Choose a date)/);
    await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
  },
};

export const ChoosingATime: Story = {
  args: { values: PUPIL, room: 360 },
  play: async () => {
    await press(/^(选择时刻|Choose a time)/);
    await expect(await screen.findByRole("listbox")).toBeVisible();
  },
};

export const LongLabels: Story = { args: { long: true, checked: true } };

export const Narrow: Story = { args: { values: WRONG_PUPIL, checked: true, hints: true, room: 272 } };
