import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { ListSort } from "./core/query";
import { useText } from "../base/i18n/useText";
import { Checkbox } from "../base/kit/mui/Checkbox";
import type { ListColumn, RowsProps } from "./columns";
import { ChoiceList } from "../base/kit/select/ChoiceList";
import { FieldFrame } from "./Field";
import { ListCard } from "./ListCard";

/** As wide as the cards below it, where these are narrow. */
const SortFrame = styled(FieldFrame)({
  flex: "1 1 14rem",
  maxInlineSize: "28rem",
  "& > .MuiInputBase-root": { flex: 1 },
});

const Bar = styled("div")({ display: "flex", flexWrap: "wrap", gap: "0.5rem 1rem", alignItems: "center" });

const AllChosen = styled("label")({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25rem",
  minBlockSize: "2.75rem",
  cursor: "pointer",
});

const oneColumn = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" };

const Cards = styled("ul")({ ...oneColumn, gap: "0.75rem", margin: 0, padding: 0, listStyle: "none" });

const Frame = styled("div")({ ...oneColumn, gap: "0.75rem" });

/** The same rows where there is no room for a table: each a card, one below the other. */
export function ListCards({ entries, columns, label, sort, onSort, selection, onOpen, ...rest }: RowsProps) {
  const text = useText();
  const sortable = columns.filter((column) => column.sortable);
  const all = selection !== undefined && entries.length > 0 && selection.selected.size === entries.length;
  const choose = (key: string, chosen: boolean) => {
    const keys = new Set(selection?.selected);
    if (chosen) keys.add(key);
    else keys.delete(key);
    selection?.select(keys);
  };
  return (
    <Frame>
      {(sortable.length > 0 || selection) && (
        <Bar>
          {selection && (
            <AllChosen>
              <Checkbox
                sx={{ marginInline: "-0.5rem 0" }}
                checked={all}
                indeterminate={!all && selection.selected.size > 0}
                onChange={() => selection.select(new Set(all ? [] : entries.map(({ key }) => key)))}
              />
              {text({ id: "kit.list.selectAll" })}
            </AllChosen>
          )}
          {sortable.length > 0 && <SortChoice columns={sortable} sort={sort} onSort={onSort} />}
        </Bar>
      )}
      <Cards role="list" aria-label={label}>
        {entries.map(({ key, row }) => (
          <ListCard
            key={key}
            row={row}
            columns={columns}
            chosen={selection?.selected.has(key)}
            onChoose={(chosen) => choose(key, chosen)}
            onOpen={onOpen}
            current={key === rest.current}
            sought={key === rest.current && rest.sought}
            onSought={rest.onSought}
          />
        ))}
      </Cards>
    </Frame>
  );
}

interface SortChoiceProps {
  readonly columns: readonly ListColumn[];
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
}

/** Sorting without a head of columns: column and order in one choice. */
function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const text = useText();
  const id = useId();
  const choices = columns.flatMap(({ field, title }) =>
    (["asc", "desc"] as const).map((order) => ({ field, order, name: text(title) })),
  );
  const current = choices.findIndex(({ field, order }) => field === sort?.field && order === sort.order);
  return (
    <SortFrame>
      <span className="label" id={`${id}label`}>
        {text({ id: "kit.list.sort" })}
      </span>
      <ChoiceList
        small
        id={id}
        labelId={`${id}label`}
        value={String(current)}
        options={[
          { value: "-1", label: text({ id: "kit.list.unsorted" }) },
          ...choices.map(({ order, name }, index) => ({
            value: String(index),
            label: text({ id: "kit.list.sortedBy", values: { name, order } }),
          })),
        ]}
        onChange={(value) => {
          const choice = choices[Number(value)];
          onSort(choice ? { field: choice.field, order: choice.order } : null);
        }}
      />
    </SortFrame>
  );
}
