import type { ListRow } from "./core/listAnswer";
import type { Text } from "../base/core/wire/text";
import { Phrase } from "../base/kit/Phrase";
import { useGridWork } from "./GridWork";
import { RowOpener } from "./RowOpener";

interface Props {
  readonly text: Text;
  readonly row: ListRow;
  readonly tabIndex: 0 | -1;
}

/** The cell that names a row of the table: a button where rows open, which the arrow keys reach [A11Y-02]. */
export function GridName({ text, row, tabIndex }: Props) {
  const { open } = useGridWork();
  if (!open) return <Phrase text={text} />;
  return (
    <RowOpener type="button" tabIndex={tabIndex} onClick={() => open(row)}>
      <Phrase text={text} />
    </RowOpener>
  );
}
