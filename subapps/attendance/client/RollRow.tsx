import { Box, Button, IconButton } from "@mui/material";
import Pencil from "lucide-react/icons/pencil";
import { memo, useRef } from "react";
import { PersonName, usePersonName } from "@portal/kit";
import type { RollPupil } from "./attendance";
import { isSaid, type Said } from "./marks";
import { StateChoice } from "./StateChoice";
import { StatusTag } from "./StatusTag";
import type { ShownPupil } from "./useMarks";
import { usePupilWords } from "./usePupilWords";
import { useAttendanceWords } from "./words";

interface Props {
  readonly pupil: ShownPupil;
  readonly date: string;
  /** Whether the day has school, so that the states can be chosen. */
  readonly open: boolean;
  readonly onChoose: (pupil: RollPupil, said: Said) => void;
  readonly onCorrect: (pupil: RollPupil) => void;
}

/** A roll that is read again has other objects with mostly the same in them. */
const isSameRow = ({ pupil, ...rest }: Props, { pupil: other, ...others }: Props): boolean =>
  rest.date === others.date &&
  rest.open === others.open &&
  rest.onChoose === others.onChoose &&
  rest.onCorrect === others.onCorrect &&
  JSON.stringify(pupil) === JSON.stringify(other);

/** A pupil of a roll: the name, what is known of the day, the four states, and the way to a reason. */
export const RollRow = memo(function RollRow({ pupil, date, open, onChoose, onCorrect }: Props) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const beside = usePupilWords(date);
  const row = useRef<HTMLLIElement>(null);
  const { name, status, fault } = pupil;
  const known = beside(pupil);
  const choose = (said: Said) => {
    // The line below the name may lose words by this; the row keeps its height, so that none moves under the finger.
    if (row.current) row.current.style.minBlockSize = `${row.current.offsetHeight}px`;
    onChoose(pupil, said);
  };
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        display: "grid",
        alignItems: "center",
        columnGap: 1,
        rowGap: 0.5,
        gridTemplateColumns: { mobile: "minmax(0, 1fr) auto", ipad: "minmax(0, 1fr) auto 18rem" },
        "@media print": { gridTemplateColumns: "minmax(0, 1fr) auto" },
        paddingBlock: 1,
        borderBlockEnd: "1px solid",
        borderColor: "line.soft",
        // What the keys reach is never below the page's foot [A11Y-02].
        "& button": { scrollMarginBlockEnd: { mobile: "13rem", ipad: "8rem" } },
      }}
    >
      <Box sx={{ minInlineSize: 0, overflowWrap: "anywhere" }}>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          <PersonName name={name} beside />
        </Box>
        <Box
          sx={{
            color: fault ? "error.main" : "text.secondary",
            fontSize: "0.875rem",
            minBlockSize: "1lh",
          }}
        >
          {fault
            ? words("notSaved")
            : [...(isSaid(status) ? [] : [words(`status.${status}`)]), ...known].join(" · ")}
          {fault === "unsaved" && isSaid(status) && (
            <Button
              size="small"
              aria-label={words("saveAgainNamed", { name: named(name) })}
              onClick={() => {
                // The button goes when it is saved; the state beside it takes the focus.
                row.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
                onChoose(pupil, status);
              }}
              sx={{ paddingBlock: 0, marginInlineStart: 1, minInlineSize: 0, minBlockSize: "1.5rem" }}
            >
              {words("saveAgain")}
            </Button>
          )}
        </Box>
      </Box>
      <IconButton
        data-no-print=""
        aria-label={words("correctNamed", { name: named(name), status: words(`status.${status}`) })}
        onClick={() => onCorrect(pupil)}
        sx={{ minInlineSize: "2.75rem", minBlockSize: "2.75rem" }}
      >
        <Pencil aria-hidden size="1.125rem" />
      </IconButton>
      {open && (
        <Box sx={{ gridColumn: { mobile: "1 / -1", ipad: "auto" }, "@media print": { display: "none" } }}>
          <StateChoice pupil={pupil} onChoose={choose} />
        </Box>
      )}
      <Box sx={{ display: "none", "@media print": { display: "block" } }}>
        <StatusTag status={status} />
      </Box>
    </Box>
  );
}, isSameRow);
