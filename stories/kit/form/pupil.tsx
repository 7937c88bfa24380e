import { CheckboxGroup } from "../../../src/base/kit/form/CheckboxGroup";
import { DateInput } from "../../../src/base/kit/form/DateInput";
import { NumberInput } from "../../../src/base/kit/form/NumberInput";
import { PasswordInput } from "../../../src/base/kit/form/PasswordInput";
import { RadioInput } from "../../../src/base/kit/form/RadioInput";
import {
  array,
  boolean,
  choice,
  contact,
  day,
  email,
  idCard,
  number,
  object,
  optionalChoice,
  phone,
  text,
  time,
} from "../../../src/base/kit/form/schemas";
import { SelectInput } from "../../../src/base/kit/form/SelectInput";
import { SwitchInput } from "../../../src/base/kit/form/SwitchInput";
import { TextArea } from "../../../src/base/kit/form/TextArea";
import { TextInput } from "../../../src/base/kit/form/TextInput";
import { TimeInput } from "../../../src/base/kit/form/TimeInput";

const CLASSES = ["1", "2", "3"] as const;
const CLUBS = ["chess", "choir", "robots"] as const;

/** A pupil as a form of a school takes one up; every rule and every field once. */
export const pupilSchema = object({
  name: text().max(20).required(),
  idCard: idCard().required(),
  gender: choice(["f", "m"] as const),
  born: day({ earliest: "2000-01-01", latest: "2026-08-31" }).required(),
  arrives: time({ earliest: "06:30", latest: "09:00" }),
  grade: optionalChoice(CLASSES),
  height: number().nullable().integer().min(50).max(250),
  phone: phone().required(),
  email: email(),
  contact: contact(),
  clubs: array(choice(CLUBS)).min(1).required(),
  password: text().min(8).required(),
  boards: boolean().required(),
  remarks: text().max(50),
});

export const EMPTY_PUPIL = {
  name: "",
  idCard: "",
  gender: "",
  born: "",
  arrives: "",
  grade: "",
  height: null,
  phone: "",
  email: "",
  contact: "",
  clubs: [],
  password: "",
  boards: false,
  remarks: "",
} as const;

export const PUPIL = {
  name: "欧阳晓雨",
  idCard: "11010519491231002X",
  gender: "f",
  born: "2015/9/1",
  arrives: "07:20",
  grade: "2",
  height: 132,
  phone: "13800000000",
  email: "xiaoyu@school.cn",
  contact: "0571-8888 8888",
  clubs: ["chess", "robots"],
  password: "lotus2026",
  boards: true,
  remarks: "对花生过敏。",
} as const;

/** What a person gets wrong in every field that can be wrong. */
export const WRONG_PUPIL = {
  ...EMPTY_PUPIL,
  name: "这个名字实在是太长了一点没有人能够把它完整地写下来",
  idCard: "110105194912310021",
  born: "1999-12-31",
  arrives: "5:10",
  grade: "9",
  height: 12.5,
  phone: "12345",
  email: "xiaoyu",
  contact: "四楼",
  password: "short",
  remarks: "很长。".repeat(20),
};

interface Props {
  readonly disabled?: boolean;
  readonly hints?: boolean;
}

/** One field of every kind. */
export function PupilFields({ disabled = false, hints = false }: Props) {
  const hint = (words: string) => (hints ? { hint: words } : {});
  return (
    <>
      <TextInput
        name="name"
        label="姓名|||Name"
        disabled={disabled}
        {...hint("与户口本一致。|||As in the register.")}
      />
      <TextInput
        name="idCard"
        label="身份证号码|||Identity card"
        disabled={disabled}
        {...hint("15 位或 18 位，末位可以是 X。|||15 or 18 characters; the last may be X.")}
      />
      <RadioInput
        name="gender"
        label="性别|||Gender"
        disabled={disabled}
        {...hint("按身份证填写。|||As on the card.")}
        options={[
          { value: "f", label: "女|||Female" },
          { value: "m", label: "男|||Male" },
        ]}
      />
      <DateInput
        name="born"
        label="出生日期|||Born on"
        min="2000-01-01"
        max="2026-08-31"
        today="2026-08-20"
        disabled={disabled}
        {...hint("2000 年以后。|||In 2000 or later.")}
      />
      <TimeInput
        name="arrives"
        label="到校时刻|||Arrives at"
        min="06:30"
        max="09:00"
        step={10}
        disabled={disabled}
        {...hint("校车到站的时刻。|||When the school bus stops.")}
      />
      <SelectInput
        name="grade"
        label="班级|||Class"
        disabled={disabled}
        {...hint("可以以后再分班。|||This can wait.")}
        options={[
          { value: "1", label: "一年级（1）班|||Class 1 of grade 1" },
          { value: "2", label: "一年级（2）班|||Class 2 of grade 1" },
          { value: "3", label: "一年级（3）班（已满）|||Class 3 of grade 1 (full)", disabled: true },
        ]}
      />
      <NumberInput
        whole
        name="height"
        label="身高（厘米）|||Height (cm)"
        disabled={disabled}
        {...hint("用于安排座位。|||For seating.")}
      />
      <TextInput
        name="phone"
        type="tel"
        autoComplete="tel"
        label="家长手机|||Parent’s mobile"
        disabled={disabled}
        {...hint("用于接收通知。|||Receives notices.")}
      />
      <TextInput
        name="email"
        type="email"
        label="邮箱|||E-mail"
        disabled={disabled}
        {...hint("选填。|||Optional.")}
      />
      <TextInput
        name="contact"
        type="tel"
        label="其他联系电话|||Other phone"
        disabled={disabled}
        {...hint("可以带区号。|||With area code.")}
      />
      <CheckboxGroup
        name="clubs"
        label="兴趣小组|||Clubs"
        disabled={disabled}
        {...hint("至少一项。|||At least one.")}
        options={[
          { value: "chess", label: "象棋|||Chess" },
          { value: "choir", label: "合唱|||Choir" },
          { value: "robots", label: "机器人|||Robots" },
        ]}
      />
      <PasswordInput
        name="password"
        label="初始密码|||First password"
        disabled={disabled}
        {...hint("第一次登录后更换。|||To be changed after the first sign-in.")}
      />
      <SwitchInput
        name="boards"
        label="住校|||Boards at school"
        disabled={disabled}
        {...hint("可随时更改。|||Can change.")}
      />
      <TextArea
        name="remarks"
        label="备注|||Remarks"
        disabled={disabled}
        {...hint("最多 50 个字。|||Up to 50 characters.")}
      />
    </>
  );
}
