import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { ReactNode } from "react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { yupResolver } from "@hookform/resolvers/yup";
import { KitPage } from "../../../../test/KitPage";
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
import { TimeInput } from "./TimeInput";

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

  it("is typed in many ways, written in one, and whole or nothing [WID-02, I18N-04]", async () => {
    const { user, valueOf, check } = setUp({ born: "" }, <DateInput name="born" label="出生日期" />);
    await user.type(field(), "2015年9月");
    await check();
    expect(field()).toHaveAccessibleDescription("请输入完整、真实的日期。");
    await user.type(field(), "1日");
    expect(field()).toHaveValue("2015年9月1日");
    expect(valueOf("born")).toBe("2015-09-01");
    await user.tab();
    expect(field()).toHaveValue("2015-09-01");
    await user.clear(field());
    expect(valueOf("born")).toBe("");
    await check();
    expect(field()).toHaveAccessibleDescription("请填写此项。");
  });

  it("is chosen in a calendar by the keys of a date picker, within bounds, and has the focus again [WID-02, A11Y-02]", async () => {
    const { user, valueOf } = setUp(
      { born: "2015-09-01" },
      <DateInput name="born" label="出生日期" min="2015-08-20" max="2015-10-10" today="2015-09-02" />,
    );
    const open = screen.getByRole("button", { name: "选择日期" });
    await user.click(open);
    const dialog = await screen.findByRole("dialog", { name: "选择日期" });
    const day = (name: string) => within(dialog).getByRole("button", { name });
    await waitFor(() => expect(day("2015年9月1日星期二")).toHaveFocus());
    expect(day("2015年9月2日星期三")).toHaveAttribute("aria-current", "date");
    expect(within(dialog).getAllByRole("columnheader")[0]).toHaveTextContent("一");
    expect(await axe(dialog)).toHaveNoViolations();
    await user.keyboard("{ArrowDown}{End}{PageDown}");
    expect(day("2015年10月10日星期六")).toHaveFocus();
    expect(day("2015年10月11日星期日")).toHaveAttribute("aria-disabled", "true");
    await user.click(day("2015年10月11日星期日"));
    expect(dialog).toBeVisible();
    await user.keyboard("{PageUp}{Home}{Enter}");
    expect(valueOf("born")).toBe("2015-09-07");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(open).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("button", { name: "今天" }));
    expect(valueOf("born")).toBe("2015-09-02");
  });
});

describe("a time's field", () => {
  it("is typed, or chosen from a list by its step [WID-02, A11Y-02]", async () => {
    const { user, valueOf } = setUp(
      { arrives: "" },
      <TimeInput name="arrives" label="到校" min="07:00" max="08:30" step={30} />,
    );
    const field = screen.getByRole("textbox", { name: "到校" });
    await user.type(field, "７：５");
    expect(valueOf("arrives")).toBe("?");
    await user.type(field, "0");
    await user.tab();
    expect(field).toHaveValue("07:50");
    await user.click(screen.getByRole("button", { name: "选择时刻" }));
    // It hangs outside the page's landmarks, so it is one of its own.
    const list = within(
      await within(screen.getByRole("region", { name: "选择时刻" })).findByRole("listbox", {
        name: "选择时刻",
      }),
    );
    expect(list.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "07:00",
      "07:30",
      "08:00",
      "08:30",
    ]);
    expect(list.getByRole("option", { name: "08:00" })).toHaveFocus();
    await user.keyboard("{Home}{Enter}");
    expect(valueOf("arrives")).toBe("07:00");
    expect(field).toHaveValue("07:00");
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

  it("of one among many are a list that is opened, walked through and typed in, with a way to choose none [WID-02, A11Y-02]", async () => {
    const { user, valueOf } = setUp(
      { club: "" },
      <SelectInput
        name="club"
        label="小组"
        options={[...OPTIONS, { value: "robots", label: "机器人", disabled: true }]}
      />,
    );
    const select = screen.getByRole("combobox", { name: "小组" });
    expect(select).toHaveTextContent("请选择");
    await user.click(screen.getByText("小组"));
    expect(select).toHaveFocus();
    await user.keyboard("{Enter}");
    const option = (name: string) => screen.getByRole("option", { name });
    await waitFor(() => expect(option("请选择")).toHaveFocus());
    // It hangs outside the page's landmarks, so it is one of its own.
    expect(screen.getByRole("region", { name: "小组" })).toContainElement(option("机器人"));
    expect(option("机器人")).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{End}{Enter}");
    expect(valueOf("club")).toBe("choir");
    await waitFor(() => expect(select).toHaveFocus());
    await user.keyboard("象");
    expect(valueOf("club")).toBe("chess");
    await user.keyboard("{ArrowDown}");
    await user.click(await screen.findByRole("option", { name: "请选择" }));
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
