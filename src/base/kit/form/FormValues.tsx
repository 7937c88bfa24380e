import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";

/** The texts that stand in a form's fields, by their names; a field that holds no text is not among them. */
export type FormTexts = Readonly<Record<string, string | undefined>>;

interface Props {
  /** Drawn again with every change of a field. */
  readonly children: (values: FormTexts) => ReactNode;
}

/** Draws what depends on what is entered in the form around it, such as a question that another answer makes superfluous. */
export function FormValues({ children }: Props): ReactNode {
  const values: unknown = useWatch();
  const texts = Object.entries(values as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return children(Object.fromEntries(texts));
}
