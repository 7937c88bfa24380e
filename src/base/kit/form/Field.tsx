import { styled } from "@mui/material/styles";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { Phrase } from "../Phrase";
import { VisuallyHidden } from "../VisuallyHidden";
import type { BoundField } from "./useField";

/** What marks a required field, to the eye; to the ear it is `aria-required`. */
export const REQUIRED_MARK = "*";

/** For groups that cannot say `aria-required`. */
const REQUIRED: Text = { id: "kit.form.requiredGroup" };

const Frame = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  minInlineSize: 0,
  "& > .MuiInputBase-root": { inlineSize: "100%" },
});

const Label = styled("label")({
  marginBlockEnd: "0.375rem",
  fontSize: "0.9375rem",
  fontWeight: 600,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});

const Mark = styled("span")(({ theme }) => ({
  marginInlineStart: "0.25rem",
  color: theme.vars.palette.error.main,
}));

const Note = styled("p")(({ theme }) => ({
  margin: "0.375rem 0 0",
  color: theme.vars.palette.text.secondary,
  fontSize: "0.875rem",
  lineHeight: 1.5,
  overflowWrap: "anywhere",
}));

const Wrong = styled(Note)(({ theme }) => ({
  display: "flex",
  gap: "0.375rem",
  color: theme.vars.palette.error.main,
  fontWeight: 500,
  "& > svg": { flex: "none", marginBlockStart: "0.1875rem" },
}));

interface Props {
  readonly field: BoundField;
  readonly label: Text;
  readonly hint: Text | undefined;
  /** For what no `label` can name: radio buttons, whose group can be required, choices, whose cannot, or a list. */
  readonly group?: "radios" | "choices" | "list";
  /** For an input that has its own label, as a switch does. */
  readonly unlabelled?: boolean;
  readonly children: ReactNode;
}

/** The frame of every field: label above, input, what is wrong with it, and help. */
export function Field({ field, label, hint, group, unlabelled = false, children }: Props) {
  const text = useText();
  const { ids, error } = field;
  return (
    <Frame>
      {!unlabelled && (
        <Label id={ids.label} {...(group ? { as: "span" } : { htmlFor: ids.control })}>
          <LabelWords field={field} label={label} />
          {group === "choices" && field.required && <VisuallyHidden>{text(REQUIRED)}</VisuallyHidden>}
        </Label>
      )}
      {children}
      {error !== null && (
        <Wrong id={ids.error}>
          <CircleAlert aria-hidden size="1rem" />
          <span>
            <Phrase text={error} />
          </span>
        </Wrong>
      )}
      {hint !== undefined && (
        <Note id={ids.hint}>
          <Phrase text={hint} />
        </Note>
      )}
    </Frame>
  );
}

/** A label's words with the mark of a required field. */
export function LabelWords({ field, label }: Pick<Props, "field" | "label">) {
  return (
    <>
      <Phrase text={label} />
      {field.required && <Mark aria-hidden>{REQUIRED_MARK}</Mark>}
    </>
  );
}
