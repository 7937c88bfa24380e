import { styled } from "@mui/material/styles";
import { Children, type ReactElement, type ReactNode } from "react";
import { TINY } from "../../theme/layouts";

const Fieldset = styled("fieldset")(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  color: theme.vars.palette.text.primary,
  "& legend": { padding: 0, marginBlockEnd: "0.625rem", fontWeight: 700, fontSize: "0.9375rem" },
}));

const Board = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 5.25rem), 1fr))",
  gap: "0.375rem",
});

/** One row where it is wide enough; on a phone as many in a row as divide the set evenly, or as many as their words allow. */
const Options = styled("div")({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "0.375rem",
  "@media (max-width: 28.75em)": {
    "&:is([data-count='5'], [data-count='6'])": {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    },
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

interface Props {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

/** A choice and its options, side by side. */
export const ChoiceGroup = ({ legend, children }: Props): ReactElement => (
  <Fieldset>
    <legend>{legend}</legend>
    <Options data-count={Children.count(children)}>{children}</Options>
  </Fieldset>
);

/** A choice of any number of options: as many in a row as there is room for. */
export const ChoiceBoard = ({ legend, children }: Props): ReactElement => (
  <Fieldset>
    <legend>{legend}</legend>
    <Board>{children}</Board>
  </Fieldset>
);
