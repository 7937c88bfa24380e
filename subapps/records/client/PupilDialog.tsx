import { Alert, Box, Button } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import {
  ConfirmDialog,
  DialogFrame,
  FaceCollecting,
  type Question,
  useDialogs,
  usePortal,
  usePersonName,
} from "@portal/kit";
import { canBeAsked, nextReady, progressOf, type Pupil } from "./records";
import { StateTag } from "./StateTag";
import { usePupils } from "./usePupils";
import { usePupilWords } from "./usePupilWords";
import { useReminder } from "./useReminder";
import { useRecordsWords } from "./words";

/** The platform's call that deletes a face. */
const DELETE = "/api/uaa/face/delete";

type Progress = ReturnType<typeof progressOf>;

interface WaitingProps {
  readonly pupil: Pupil;
  readonly group: string;
  readonly changed: () => void;
}

/** Why a pupil cannot be photographed, and the way to ask the guardians. */
function Waiting({ pupil, group, changed }: WaitingProps) {
  const words = useRecordsWords();
  const { isBusy, remind } = useReminder(group, changed);
  const why = pupil.state === "done" ? "old" : pupil.guardians === 0 ? "noGuardian" : pupil.consent;
  return (
    <>
      <Alert severity="info" role="status">
        {words(`why.${why === "given" ? "none" : why}`)}
      </Alert>
      {canBeAsked(pupil) && (
        <Button
          variant="outlined"
          aria-disabled={isBusy || undefined}
          onClick={() => remind(pupil.id)}
          sx={{ justifySelf: "start" }}
        >
          {words("remindOne")}
        </Button>
      )}
    </>
  );
}

/** Puts the focus on the first button of a pupil's part, or on the part itself, whenever it is another pupil's [A11Y-02]. */
function usePartFocus(id: string) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    (part.current?.querySelector<HTMLElement>("button:not(:disabled)") ?? part.current)?.focus();
  }, [id]);
  return part;
}

interface PhotoGiven {
  readonly changed: ReturnType<typeof usePupils>["changed"];
  /** Takes the focus to the button that goes on. */
  readonly focusOnward: () => void;
}

/** The photo of a pupil: what follows when it was taken, and its deletion after a question. */
function usePhoto({ changed, focusOnward }: PhotoGiven) {
  const words = useRecordsWords();
  const named = usePersonName();
  const dialogs = useDialogs();
  const { request, notify, announce } = usePortal();
  const [deletions, setDeletions] = useState(0);

  const kept = ({ id, name, state }: Pupil, progress: Progress) => {
    changed(id, { state: "done" });
    announce(
      words("keptNow", {
        name: named(name),
        done: progress.done + (state === "done" ? 0 : 1),
        total: progress.all,
      }),
    );
    focusOnward();
  };
  const remove = async ({ id, name, consent }: Pupil) => {
    const sure = await dialogs.open(ConfirmDialog, {
      title: { id: "deleteTitle", values: { name: named(name) } },
      body: { id: "deleteSure" },
      confirm: { id: "deletePhoto" },
      destructive: true,
    });
    if (!sure) return;
    const answer = await request.post(DELETE, { userId: id });
    if (!answer.ok) return;
    notify({ severity: "success", text: words("deleted", { name: named(name) }) });
    setDeletions((count) => count + 1);
    changed(id, { state: consent === "given" ? "ready" : "waiting", takenAt: "" });
    focusOnward();
  };
  return { deletions, kept, remove };
}

/** How it stands with a pupil's photo, and with those of the class. */
function PupilLine({ pupil, progress }: { readonly pupil: Pupil; readonly progress: Progress }) {
  const words = useRecordsWords();
  const beside = usePupilWords();
  const { state, consent, takenAt } = pupil;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <StateTag state={state} consent={consent} />
      <Box component="span" sx={{ marginInlineEnd: "auto" }}>
        {state === "done" && takenAt === "" ? words("takenNow") : beside(pupil)}
      </Box>
      <Box component="span" sx={{ color: "text.secondary" }}>
        {words("classLine", { done: progress.done, total: progress.all })}
      </Box>
    </Box>
  );
}

interface Props extends Question<never> {
  /** The class, by its code. */
  readonly group: string;
  /** Its pupils, as the page knows them. */
  readonly known: readonly Pupil[];
  /** The id of the pupil to begin with. */
  readonly first: string;
}

/** A pupil: the photo is taken, taken again or deleted, and then it goes on to the next who can be photographed. */
export function PupilDialog({ group, known, first, close }: Props) {
  const words = useRecordsWords();
  const named = usePersonName();
  const { announce } = usePortal();
  const { pupils, changed, reload } = usePupils(group, known);
  const [id, setId] = useState(first);
  const onward = useRef<HTMLButtonElement>(null);
  const photo = usePhoto({ changed, focusOnward: () => onward.current?.focus() });
  const part = usePartFocus(id);
  const pupil = pupils.find((each) => each.id === id);
  if (!pupil) return null;
  const { state, consent } = pupil;
  const next = nextReady(pupils, id);
  const progress = progressOf(pupils);

  const goOn = () => {
    if (!next) {
      close();
      return;
    }
    setId(next.id);
    announce(words("nowPupil", { name: named(next.name), count: progress.ready }));
  };
  return (
    <DialogFrame
      title={named(pupil.name, true)}
      width="min(100%, 40rem)"
      onClose={() => close()}
      actions={
        <>
          {state === "done" && (
            <Button color="error" variant="outlined" onClick={() => void photo.remove(pupil)}>
              {words("deletePhoto")}
            </Button>
          )}
          <Button ref={onward} variant={state === "done" ? "contained" : "outlined"} onClick={goOn}>
            {next ? words("next", { name: named(next.name) }) : words("close")}
          </Button>
        </>
      }
    >
      <Box
        ref={part}
        role="group"
        aria-label={named(pupil.name)}
        tabIndex={-1}
        // All of it is in sight on a low screen.
        sx={{ display: "grid", gap: 2, "--face-room": "23rem" }}
      >
        <PupilLine pupil={pupil} progress={progress} />
        {consent === "given" ? (
          <FaceCollecting
            key={`${id} ${photo.deletions}`}
            userId={id}
            onKept={() => photo.kept(pupil, progress)}
          />
        ) : (
          <Waiting pupil={pupil} group={group} changed={reload} />
        )}
      </Box>
    </DialogFrame>
  );
}
