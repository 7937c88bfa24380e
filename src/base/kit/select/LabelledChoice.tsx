import { styled } from "@mui/material/styles";
import { type ReactElement, useId } from "react";
import { VisuallyHidden } from "../VisuallyHidden";
import { ChoiceList, type ChoiceListProps } from "./ChoiceList";

const Place = styled("div")({ position: "relative", display: "grid" });

/** What a choice with a label is given; its width is between the two sizes. */
export interface LabelledChoiceProps extends Pick<ChoiceListProps, "value" | "options" | "onChange"> {
  /** What is chosen, for those who hear the page. */
  readonly label: string;
  readonly minInlineSize?: string;
  readonly maxInlineSize?: string;
}

/** Chooses one of a list in a toolbar, by a field as low as the buttons beside it, whose label is heard alone. */
export function LabelledChoice({
  label,
  minInlineSize,
  maxInlineSize = "100%",
  ...list
}: LabelledChoiceProps): ReactElement {
  const id = useId();
  return (
    <Place style={{ minInlineSize, maxInlineSize }}>
      <VisuallyHidden id={`${id}label`}>{label}</VisuallyHidden>
      <ChoiceList small id={id} labelId={`${id}label`} {...list} />
    </Place>
  );
}
