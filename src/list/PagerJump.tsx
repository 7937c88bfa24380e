import { unicodeForm } from "../base/core/text/unicodeForm";
import { useId, useState, type SyntheticEvent } from "react";
import { useText } from "../base/i18n/useText";
import { Field, FieldForm } from "./Field";

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Digits of any width, as an input method may give them, and nothing else. */
const digits = (typed: string) => unicodeForm(typed, "NFKC").replace(/\D/g, "");

/** A field that shows the current page and goes to the one typed into it. */
export function PagerJump({ page, onPage }: Props) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed) onPage(Number(typed));
    setTyped(null);
  };
  return (
    <FieldForm onSubmit={go} noValidate>
      <label htmlFor={id}>{text({ id: "kit.list.jump" })}</label>
      <Field
        id={id}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(digits(target.value))}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
    </FieldForm>
  );
}
