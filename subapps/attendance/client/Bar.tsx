import { Paper } from "@mui/material";
import type { ReactNode } from "react";
import { LabelledChoice, useLocalWords } from "@portal/kit";
import { useAttendanceWords, type WordId } from "./words";

/** The line above what is shown. */
export const Bar = ({ children }: { readonly children: ReactNode }) => (
  <Paper
    data-no-print=""
    variant="outlined"
    sx={{
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 1.25,
      paddingBlock: 1,
      paddingInline: { mobile: 1, ipad: 1.5 },
      bgcolor: "surface.card",
    }}
  >
    {children}
  </Paper>
);

interface ChoiceProps {
  readonly label: WordId;
  readonly value: string;
  /** Names may be bilingual. */
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** Chooses a class or a child, where there are several. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const words = useAttendanceWords();
  const local = useLocalWords();
  return (
    <LabelledChoice
      label={words(label)}
      minInlineSize="9rem"
      value={value}
      options={options.map((option) => ({ value: option.value, label: local(option.name) }))}
      onChange={onChange}
    />
  );
}
