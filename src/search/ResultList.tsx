import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactElement } from "react";
import { useIntl } from "react-intl";
import type { Row, RowGroup } from "./groups";
import { ResultRow } from "./ResultRow";

const List = styled("div")(({ theme }) => ({
  padding: "0.25rem 0.5rem 0.5rem",
  "& .heading": {
    padding: "0.625rem 0.75rem 0.25rem",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
    overflowWrap: "anywhere",
  },
}));

interface Props {
  /** Of the list; the rows' ids begin with it. */
  readonly id: string;
  readonly groups: readonly RowGroup[];
  /** The id of the chosen row; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (row: string) => void;
  readonly onOpen: (row: Row) => void;
}

/** The element id of a row of the list. */
export const rowElementId = (list: string, row: string): string => `${list}-${row}`;

/** What was found, in groups. The focus stays in the field, which says which row is chosen [A11Y-02]. */
export function ResultList({ id, groups, chosen, onChoose, onOpen }: Props): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null)
      list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={useIntl().formatMessage({ id: "search.results" })}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`}>
          <div className="heading" id={`${id}-of-${group.id}`} role="presentation">
            {group.title}
          </div>
          {group.rows.map((row) => (
            <ResultRow
              key={row.id}
              row={row}
              id={rowElementId(id, row.id)}
              chosen={row.id === chosen}
              onChoose={() => onChoose(row.id)}
              onOpen={() => onOpen(row)}
            />
          ))}
        </div>
      ))}
    </List>
  );
}
