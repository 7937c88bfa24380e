import { styled } from "@mui/material/styles";
import { Children, useId, type ReactElement, type ReactNode } from "react";
import { TINY } from "../../../../theme/layouts";

const Fieldset = styled("fieldset")(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  color: theme.vars.palette.text.primary,
  "& legend": { padding: 0, marginBlockEnd: "0.625rem", fontWeight: 700, fontSize: "0.9375rem" },
  "& p": {
    margin: 0,
    marginBlockEnd: "0.375rem",
    fontSize: "0.8125rem",
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
  "& > div + div": { marginBlockStart: "0.75rem" },
}));

/** One row where it is wide enough; on a phone as many in a row as divide the set evenly, or as many as their words allow. */
const Options = styled("div")({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "0.375rem",
  "@media (max-width: 28.75em)": {
    "&[data-count='6']": { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  "@media (max-width: 23.75em)": {
    "&[data-count='4']": { gridAutoFlow: "row", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  [TINY]: {
    "&[data-count]": {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 3.75rem), 1fr))",
    },
  },
});

interface SetProps {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

/** One choice, made in one or more rows. */
export const ChoiceSet = ({ legend, children }: SetProps): ReactElement => (
  <Fieldset>
    <legend>{legend}</legend>
    {children}
  </Fieldset>
);

interface RowProps {
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A part of a choice: what its options have in common, and these side by side. */
export function ChoiceRow({ caption, children }: RowProps): ReactElement {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{caption}</p>
      <Options data-count={Children.count(children)}>{children}</Options>
    </div>
  );
}

/** A choice made in one row. */
export const ChoiceGroup = ({ legend, children }: SetProps): ReactElement => (
  <ChoiceSet legend={legend}>
    <Options data-count={Children.count(children)}>{children}</Options>
  </ChoiceSet>
);
