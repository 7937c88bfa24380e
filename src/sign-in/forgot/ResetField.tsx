import { styled } from "@mui/material/styles";
import { useId, type ComponentProps, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Text } from "../../base/core/wire/text";
import type { MessageId } from "../../base/i18n/messageIds";
import { useText } from "../../base/i18n/useText";
import { PlainInput } from "../PlainInput";
import { Hint } from "../Hint";

/** As wide as there is room, whatever stands in it. */
const FITTING = "minmax(0, 1fr)";

const Field = styled("div")({ display: "grid", gridTemplateColumns: FITTING });

const Label = styled("label")(({ theme }) => ({
  marginBlockEnd: "0.375rem",
  // For the eye; the field itself says it to those who hear the page.
  "&::after": { content: '"*" / ""', marginInlineStart: "0.25rem", color: theme.vars.palette.error.main },
}));

/** A form of this page. */
export const ResetForm = styled("form")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: FITTING,
  gap: theme.spacing(2.5),
}));

interface Props extends Omit<ComponentProps<"input">, "id"> {
  readonly label: MessageId;
  /** What stands below the field all the time. */
  readonly hint?: ReactNode;
  readonly error?: Text | null;
  /** Another kind of field. */
  readonly Input?: (props: ComponentProps<"input">) => ReactNode;
}

/** A labelled field with what there is to say about it below. */
export function ResetField({ label, hint, error = null, Input = PlainInput, ...input }: Props) {
  const id = useId();
  const textOf = useText();
  const described = [error === null ? "" : `${id}-error`, hint === undefined ? "" : `${id}-hint`]
    .filter((part) => part !== "")
    .join(" ");
  return (
    <Field>
      <Label htmlFor={id}>
        <FormattedMessage id={label} />
      </Label>
      <Input
        {...input}
        id={id}
        aria-required
        aria-invalid={error !== null}
        aria-describedby={described === "" ? undefined : described}
      />
      {error !== null && (
        <Hint id={`${id}-error`} role="alert">
          {textOf(error)}
        </Hint>
      )}
      {hint !== undefined && (
        <Hint as="div" id={`${id}-hint`}>
          {hint}
        </Hint>
      )}
    </Field>
  );
}
