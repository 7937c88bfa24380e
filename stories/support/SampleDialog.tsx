import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { useState, type ComponentProps } from "react";
import { DialogFrame } from "../../src/base/kit/DialogFrame";
import type { Question } from "../../src/base/kit/DialogQueue";
import { useKit } from "../../src/base/kit/KitContext";
import { useLeaveGuard } from "../../src/base/kit/dialog/useLeaveGuard";

/** How a story has its dialog drawn. */
export type FrameOptions = Partial<
  Pick<
    ComponentProps<typeof DialogFrame>,
    "title" | "size" | "width" | "position" | "modal" | "draggable" | "described"
  >
>;

interface Props extends Question<string>, FrameOptions {
  /** How many paragraphs the body has besides its fields. */
  readonly paragraphs?: number;
}

const CLASSES = ["一（1）班 Class 1-1", "一（2）班 Class 1-2", "二（1）班 Class 2-1"];

/** A dialog as features write them: some fields, a way out and a main button, and care for what is not saved. */
export function SampleDialog({ close, paragraphs = 1, title = "编辑学生 Edit student", ...frame }: Props) {
  const { toasts } = useKit();
  const [name, setName] = useState("");
  const mayLeave = useLeaveGuard(name !== "");
  const cancel = async () => {
    if (await mayLeave()) close();
  };
  return (
    <DialogFrame
      {...frame}
      title={title}
      onClose={() => close()}
      onBeforeClose={mayLeave}
      actions={
        <>
          <Tooltip describeChild title="还没有保存 Not saved yet">
            <Button onClick={() => void cancel()}>取消 Cancel</Button>
          </Tooltip>
          <Button onClick={() => toasts.notify({ severity: "success", text: "已保存 Saved", duration: 0 })}>
            暂存 Keep
          </Button>
          <Button variant="contained" onClick={() => close(name)}>
            保存 Save
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <TextField
          label="姓名 Name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField select label="班级 Class" defaultValue={CLASSES[0]}>
          {CLASSES.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete
          options={CLASSES}
          renderInput={(field) => <TextField {...field} label="原班级 Former class" placeholder="–" />}
        />
        {Array.from({ length: paragraphs }, (_, index) => (
          <p key={index}>
            学籍信息以入学登记为准，修改后由年级组长核对。 Records follow the enrolment form; the head of the
            year checks what is changed.
          </p>
        ))}
      </Stack>
    </DialogFrame>
  );
}
