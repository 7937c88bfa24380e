import { Button } from "@mui/material";
import { DialogFrame, type Question, Phrase } from "@portal/kit";
import type { Clash } from "./clashes";
import { useDriveWords } from "./words";

interface Props extends Question<Clash> {
  readonly names: readonly string[];
}

// As soon as it is in the page, so that the dialog leaves the focus there: this answer loses nothing.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Names that are told; the others are counted. */
const TOLD = 5;

/** Asks once for all things whose names are taken: keep both, replace what is there, or leave them out. */
export function ClashDialog({ names, close }: Props) {
  const words = useDriveWords();
  return (
    <DialogFrame
      title={words("clash.title", { count: names.length })}
      size="question"
      described
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close("skip")}>{words("clash.skip")}</Button>
          <Button onClick={() => close("replace")}>{words("clash.replace")}</Button>
          <Button ref={takeFocus} variant="contained" onClick={() => close("both")}>
            {words("clash.both")}
          </Button>
        </>
      }
    >
      <p>{words("clash.body")}</p>
      <ul>
        {names.slice(0, TOLD).map((name) => (
          <li key={name}>
            <Phrase text={name} />
          </li>
        ))}
        {names.length > TOLD && <li>{words("clash.more", { count: names.length - TOLD })}</li>}
      </ul>
    </DialogFrame>
  );
}
