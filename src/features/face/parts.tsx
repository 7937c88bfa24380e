import { styled } from "@mui/material/styles";
import { useId, type ReactElement, type ReactNode } from "react";
import type { Text } from "../../core/wire/text";
import { Phrase } from "../../kit/Phrase";

const Part = styled("section")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(1.5),
  "& > h3": { margin: 0, fontSize: "1.0625rem", fontWeight: 700 },
  "& > p": { margin: 0 },
}));

interface Props {
  readonly title: Text;
  readonly children: ReactNode;
}

/** A part of the dialog, by its heading. */
export function Section({ title, children }: Props): ReactElement {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>
        <Phrase text={title} />
      </h3>
      {children}
    </Part>
  );
}

/** Buttons beside each other, as far as there is room. */
export const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem",
  "&:empty": { display: "none" },
});
