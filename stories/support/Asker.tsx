import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { DialogQueue } from "../../src/base/kit/DialogQueue";
import { useKit } from "../../src/base/kit/KitContext";
import { SampleDialog, type FrameOptions } from "./SampleDialog";

interface Props {
  /** Asks a question of its own instead of opening the sample. */
  readonly ask?: (dialogs: DialogQueue) => Promise<unknown>;
  readonly frame?: FrameOptions;
  readonly paragraphs?: number;
  /** Whether the button that asked is gone when the answer comes. */
  readonly vanishing?: boolean;
}

/** A page with a button that asks, and the answer it got. */
export function Asker({ ask, frame = {}, paragraphs = 1, vanishing = false }: Props) {
  const { dialogs } = useKit();
  const [answer, setAnswer] = useState("–");
  const [asked, setAsked] = useState(false);
  const open = async () => {
    setAsked(true);
    const given = ask ? ask(dialogs) : dialogs.open(SampleDialog, { ...frame, paragraphs });
    setAnswer(String(await given));
  };
  return (
    <main>
      <h1>学生名册 Students</h1>
      <Stack component="ul" direction="row" spacing={1} sx={{ padding: 0, listStyle: "none" }}>
        <li>
          <Button variant="outlined">导出 Export</Button>
        </li>
        {!(vanishing && asked) && (
          <li>
            <Button variant="contained" onClick={() => void open()}>
              打开 Open
            </Button>
          </li>
        )}
      </Stack>
      <p>
        答复 Answer: <strong>{answer}</strong>
      </p>
    </main>
  );
}
