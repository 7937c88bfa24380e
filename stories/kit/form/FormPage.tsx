import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { Text } from "../../../src/base/core/wire/text";
import type { Question } from "../../../src/base/kit/DialogQueue";
import { FormDialog } from "../../../src/base/kit/form/FormDialog";
import { FormDrawer } from "../../../src/base/kit/form/FormDrawer";
import type { FormStatus, SubmitResult } from "../../../src/base/kit/form/formTypes";
import { object, phone, text } from "../../../src/base/kit/form/schemas";
import { TextInput } from "../../../src/base/kit/form/TextInput";
import { useKit } from "../../../src/base/kit/KitContext";
import { EMPTY_PUPIL, PUPIL, PupilFields, pupilSchema } from "./pupil";

/** What the sample form saves. */
export interface Teacher {
  readonly name: string;
  readonly phone: string;
}

interface Props {
  /** What the platform answers. */
  readonly save: (teacher: Teacher) => Promise<SubmitResult<string>>;
}

interface TeacherProps extends Props, Question<string> {
  readonly status: FormStatus;
  readonly submitText?: Text;
  readonly drawer: boolean;
}

const teacherSchema = object({ name: text().max(20).required(), phone: phone().required() });

const NEW = { name: "", phone: "" };
const EXISTING = { name: "王老师", phone: "13800000000" };

/** A form of two fields, as a feature writes one. */
function TeacherDialog({ status, submitText, drawer, save, close }: TeacherProps) {
  const Form = drawer ? FormDrawer : FormDialog;
  return (
    <Form
      title={status === "add" ? "新增教师|||Add a teacher" : "修改教师|||Change a teacher"}
      status={status}
      {...(submitText !== undefined && { submitText })}
      schema={teacherSchema}
      initial={status === "add" ? NEW : EXISTING}
      submit={save}
      close={close}
    >
      <TextInput name="name" label="姓名|||Name" autoComplete="name" />
      <TextInput
        name="phone"
        type="tel"
        label="手机|||Mobile"
        autoComplete="tel"
        hint="用于接收学校通知。|||Receives the school’s notices."
      />
    </Form>
  );
}

interface PupilProps extends Question<string> {
  readonly drawer: boolean;
  readonly status: FormStatus;
}

/** A form with a field of every kind. */
function PupilDialog({ drawer, status, close }: PupilProps) {
  const Form = drawer ? FormDrawer : FormDialog;
  return (
    <Form
      title={status === "add" ? "新增学生|||Add a pupil" : "修改学生|||Change a pupil"}
      status={status}
      schema={pupilSchema}
      initial={status === "add" ? EMPTY_PUPIL : PUPIL}
      submit={() => Promise.resolve({ data: "7" })}
      close={close}
    >
      <PupilFields hints />
    </Form>
  );
}

/** A page that opens forms and shows what they answer. */
export function FormPage({ save }: Props) {
  const { dialogs } = useKit();
  const [answer, setAnswer] = useState("–");
  const tell = (given: string | undefined) => setAnswer(String(given));
  const teacher = (status: FormStatus, drawer = false) =>
    void dialogs.open(TeacherDialog, { status, drawer, save }).then(tell);
  const invite = () =>
    void dialogs
      .open(TeacherDialog, { status: "add", submitText: "发出邀请|||Send invitation", drawer: false, save })
      .then(tell);
  const pupil = (drawer: boolean, status: FormStatus) =>
    void dialogs.open(PupilDialog, { drawer, status }).then(tell);
  return (
    <main>
      <h1>表单 Forms</h1>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <Button onClick={() => teacher("add")}>新增教师 Add teacher</Button>
        <Button onClick={() => teacher("edit")}>修改教师 Edit teacher</Button>
        <Button onClick={() => teacher("edit", true)}>教师抽屉 Teacher drawer</Button>
        <Button onClick={invite}>邀请教师 Invite teacher</Button>
        <Button onClick={() => pupil(false, "add")}>新增学生 Add pupil</Button>
        <Button onClick={() => pupil(true, "edit")}>学生抽屉 Pupil drawer</Button>
      </Stack>
      <p>
        答复 Answer: <output>{answer}</output>
      </p>
    </main>
  );
}
