import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { yupResolver } from "@hookform/resolvers/yup";
import { KitPage } from "../../../test/KitPage";
import { CheckboxGroup } from "./CheckboxGroup";
import { DateInput } from "./DateInput";
import { FormScopeProvider } from "./FormScope";
import { NumberInput } from "./NumberInput";
import { PasswordInput } from "./PasswordInput";
import { RadioInput } from "./RadioInput";
import { array, choice, day, number, object, requiredNames } from "./schemas";
import { SelectInput } from "./SelectInput";
import { SwitchInput } from "./SwitchInput";
import { TextArea } from "./TextArea";

const schema = object({
  height: number().nullable().integer(),
  born: day().required(),
  clubs: array(choice(["chess", "choir"]))
    .min(1)
    .required(),
  gender: choice(["f", "m"]),
});

const OPTIONS = [
  { value: "chess", label: "象棋|||Chess" },
  { value: "choir", label: "合唱|||Choir" },
];

const required = requiredNames(schema);

function setUp(initial: Record<string, unknown>, children: ReactNode) {
  const forms: UseFormReturn[] = [];
  function Form() {
    const form = useForm({ defaultValues: initial, resolver: yupResolver(schema) as never });
    forms[0] = form;
    return (
      <FormProvider {...form}>
        <FormScopeProvider value={{ busy: false, required }}>{children}</FormScopeProvider>
      </FormProvider>
    );
  }
  render(
    <KitPage>
      <Form />
    </KitPage>,
  );
  const form = () => forms[0]!;
  return {
    user: userEvent.setup({ delay: null }),
    valueOf: (name: string): unknown => form().getValues(name),
    check: () =>
      act(async () => {
        await form().trigger();
      }),
    reset: () => act(() => form().reset()),
  };
}

describe("a number's field", () => {
  const field = () => screen.getByRole("textbox", { name: "身高" });

  it("holds a number, null while empty and NaN for what is none, as it was typed [WID-02]", async () => {
    const { user, valueOf, check } = setUp({ height: 132 }, <NumberInput name="height" label="身高" whole />);
    expect(field()).toHaveValue("132");
    await user.clear(field());
    expect(valueOf("height")).toBeNull();
    await user.type(field(), "１２．50");
    expect(field()).toHaveValue("１２．50");
    expect(valueOf("height")).toBe(12.5);
    await check();
    expect(field()).toHaveAccessibleDescription("请输入整数。");
    await user.type(field(), "cm");
    expect(valueOf("height")).toBeNaN();
    await check();
    expect(field()).toHaveAccessibleDescription("请输入数字。");
  });

  it("shows the first value again after a reset [WID-02]", async () => {
    const { user, reset } = setUp({ height: null }, <NumberInput name="height" label="身高" />);
    await user.type(field(), "1.");
    expect(field()).toHaveValue("1.");
    reset();
    expect(field()).toHaveValue("");
  });
});

describe("a day's field", () => {
  const field = () => screen.getByLabelText<HTMLInputElement>(/^出生日期/);

  it.each(["2015/9/1", "20150901", "2015-09-01 08:00:00"])("begins with the day of %s [I18N-04]", (born) => {
    setUp({ born }, <DateInput name="born" label="出生日期" />);
    expect(field()).toHaveValue("2015-09-01");
  });

  it("shows no date for one that does not exist, and says so when checked [I18N-04, WID-02]", async () => {
    const { check } = setUp({ born: "2015-02-30" }, <DateInput name="born" label="出生日期" />);
    expect(field()).toHaveValue("");
    await check();
    expect(field()).toHaveAccessibleDescription("请输入完整、真实的日期。");
  });

  it("knows a day of which parts are missing from none [WID-02]", async () => {
    const { user, valueOf, check } = setUp({ born: "" }, <DateInput name="born" label="出生日期" />);
    const half = jest.spyOn(field(), "validity", "get");
    half.mockReturnValue({ badInput: true } as ValidityState);
    await user.click(field());
    await user.keyboard("1");
    await check();
    expect(field()).toHaveAccessibleDescription("请输入完整、真实的日期。");
    half.mockReturnValue({ badInput: false } as ValidityState);
    await user.keyboard("{Backspace}");
    expect(valueOf("born")).toBe("");
    await check();
    expect(field()).toHaveAccessibleDescription("请填写此项。");
  });
});

describe("choices", () => {
  it("of any number are kept in the options' order; the group says what is wrong [WID-02, A11Y-02]", async () => {
    const { user, valueOf, check } = setUp(
      { clubs: [] },
      <CheckboxGroup name="clubs" label="兴趣小组" options={OPTIONS} hint="至少一项" />,
    );
    const group = screen.getByRole("group", { name: "兴趣小组 （必填）" });
    await check();
    expect(group).toHaveAccessibleDescription("至少选择 1 项。 至少一项");
    expect(screen.getByRole("checkbox", { name: "象棋" })).toBeInvalid();
    await user.click(screen.getByText("合唱"));
    await user.click(screen.getByText("象棋"));
    expect(valueOf("clubs")).toEqual(["chess", "choir"]);
    await user.click(screen.getByText("合唱"));
    expect(valueOf("clubs")).toEqual(["chess"]);
  });

  it("of one among a few are radio buttons in a required group [WID-02, A11Y-02]", async () => {
    const { user, valueOf, check } = setUp(
      { gender: "" },
      <RadioInput
        name="gender"
        label="性别"
        options={[
          { value: "f", label: "女" },
          { value: "m", label: "男", disabled: true },
        ]}
      />,
    );
    const group = screen.getByRole("radiogroup", { name: "性别" });
    expect(group).toBeRequired();
    await check();
    expect(group).toHaveAccessibleDescription("请选择一项。");
    expect(screen.getByRole("radio", { name: "男" })).toBeDisabled();
    await user.click(screen.getByRole("radio", { name: "女" }));
    expect(valueOf("gender")).toBe("f");
  });

  it("of one among many are the browser's list, with a way to choose none [WID-02]", async () => {
    const { user, valueOf } = setUp(
      { clubs: "" },
      <SelectInput name="club" label="小组" options={OPTIONS} />,
    );
    const select = screen.getByRole("combobox", { name: "小组" });
    expect(select).toHaveDisplayValue("请选择");
    await user.selectOptions(select, "合唱");
    expect(valueOf("club")).toBe("choir");
    await user.selectOptions(select, "请选择");
    expect(valueOf("club")).toBe("");
  });

  it("of yes and no are a switch [WID-02]", async () => {
    const { user, valueOf } = setUp(
      { boards: false },
      <SwitchInput name="boards" label="住校" hint="可更改" />,
    );
    const input = screen.getByRole("switch", { name: "住校" });
    expect(input).toHaveAccessibleDescription("可更改");
    await user.click(input);
    expect(input).toBeChecked();
    expect(valueOf("boards")).toBe(true);
  });
});

describe("text", () => {
  it("of several lines and of passwords, which can be shown and hidden [WID-02]", async () => {
    const { user, valueOf } = setUp(
      { remarks: "", password: "lotus" },
      <>
        <TextArea name="remarks" label="备注" />
        <PasswordInput name="password" label="密码" />
      </>,
    );
    await user.type(screen.getByRole("textbox", { name: "备注" }), "一{Enter}二");
    expect(valueOf("remarks")).toBe("一\n二");
    expect(screen.getByLabelText("密码")).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "显示密码" }));
    expect(screen.getByRole("textbox", { name: "密码" })).toHaveValue("lotus");
    await user.click(screen.getByRole("button", { name: "隐藏密码" }));
    await waitFor(() => expect(screen.getByLabelText("密码")).toHaveAttribute("type", "password"));
  });
});
