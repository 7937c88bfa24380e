import { styled } from "@mui/material/styles";
import { Skeleton } from "../base/kit/Skeleton";
import { ListFrame } from "./ListFrame";

const Line = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "2rem",
  minBlockSize: "3rem",
  paddingInline: "1rem",
  borderBlockStart: `1px solid ${theme.vars.palette.line.soft}`,
  "&:first-of-type": { backgroundColor: theme.vars.palette.brand.tint1, borderBlockStart: 0 },
  "& > span": { flex: 1 },
}));

/** Lengths of the bones, so that they look like words and not like a fence. */
const LENGTHS = ["70%", "45%", "60%", "50%", "75%", "40%", "55%"];

interface Props {
  readonly rows: number;
  readonly columns: number;
}

/** The skeleton of rows; hidden from screen readers, because the list itself says that it loads. */
export const ListSkeleton = ({ rows, columns }: Props) => (
  <ListFrame aria-hidden>
    {Array.from({ length: rows + 1 }, (_, row) => (
      <Line key={row}>
        {Array.from({ length: columns }, (_each, column) => (
          <span key={column}>
            <Skeleton style={{ inlineSize: LENGTHS[(row * 2 + column) % LENGTHS.length] }} />
          </span>
        ))}
      </Line>
    ))}
  </ListFrame>
);
