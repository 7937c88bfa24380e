import { styled } from "@mui/material/styles";
import { Children, type ReactElement, type ReactNode } from "react";

const Fieldset = styled("fieldset")(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  color: theme.vars.palette.text.primary,
  "& legend": { padding: 0, marginBlockEnd: "0.625rem", fontWeight: 700, fontSize: "0.9375rem" },
}));

/** One row where it is wide enough; on a phone as many in a row as divide the set evenly. */
const Options = styled("div")({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "0.375rem",
  "@media (max-width: 460px)": {
    "&[data-count='6']": { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  "@media (max-width: 380px)": {
    "&[data-count='4']": { gridAutoFlow: "row", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

interface GroupProps {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

/** A named set of choices side by side. */
export function ChoiceGroup({ legend, children }: GroupProps): ReactElement {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <Options data-count={Children.count(children)}>{children}</Options>
    </Fieldset>
  );
}
