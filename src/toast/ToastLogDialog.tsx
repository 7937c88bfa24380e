import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import type { DialogPosition } from "../base/core/dialog/placement";
import type { ToastKeeper } from "./flow/ToastKeeper";
import { type LessonEnds, lessonRunning, USUAL_LESSONS } from "./flow/quiet";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { useEngine } from "../base/kit/useEngine";
import { useLater } from "../base/kit/useLater";
import { type NowSources, useNowOf } from "../base/platform/useNow";
import { ToastLog } from "./ToastLog";
import { QuietControls } from "./QuietControls";
import { StayChoice } from "./StayChoice";

const WIDTH = "clamp(min(22rem, 100%), 40vw, 34rem)";

/** Along the window's right edge, from its top to its foot. */
const EDGE: DialogPosition = ["0", "0", "0", null];

const Parts = styled("div")({ display: "grid", gap: "1.5rem" });

interface Props extends Question<never> {
  readonly keeper: Pick<ToastKeeper, "subscribe" | "getSnapshot" | "chooseStay" | "chooseQuiet">;
  readonly ports: NowSources;
  /** Asks when the lesson ends that the person has now, and how long their lessons last. */
  readonly lessonEnd: () => Promise<LessonEnds>;
}

/** All toasts that came, what a person wants of those to come, and quiet until after class [MORE-03]. */
export function ToastLogDialog({ close, keeper, ports, lessonEnd }: Props): ReactElement {
  const { log, stay, quietUntil } = useEngine(keeper);
  const now = useNowOf(ports);
  const known = useLater(lessonEnd, USUAL_LESSONS);
  const lessons = { ...known, end: lessonRunning(known.end, now) };
  return (
    <DialogFrame
      title={{ id: "toastLog.title" }}
      width={WIDTH}
      position={EDGE}
      draggable={false}
      onClose={() => close()}
    >
      <Parts>
        <QuietControls
          until={quietUntil}
          lessons={lessons}
          onChoose={(span) => keeper.chooseQuiet(span, lessons)}
        />
        <StayChoice stay={stay} onChoose={keeper.chooseStay} />
        <ToastLog log={log} now={now} />
      </Parts>
    </DialogFrame>
  );
}
