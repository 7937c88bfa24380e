import Check from "lucide-react/icons/check";
import { Phrase } from "@portal/kit";
import type { DriveItem } from "./drive";
import { ItemMark } from "./ItemMark";
import type { ItemTexts } from "./useItemTexts";

interface Props {
  /** The id of its element, by which the list names the row that the keyboard is on. */
  readonly id: string;
  readonly item: DriveItem;
  readonly texts: ItemTexts;
  readonly isChosen: boolean;
  /** Whether the keyboard is on it. */
  readonly isAt: boolean;
  /** Whether things are dragged over it. */
  readonly isOver: boolean;
  /** Whether it is cut and waits to be pasted. */
  readonly isCut: boolean;
  readonly movable: boolean;
  readonly tiles: boolean;
}

/** One thing of a list, as a row or a tile. */
export function ItemRow({ id, item, texts, isChosen, isAt, isOver, isCut, movable, tiles }: Props) {
  const { label, figures, when, note } = texts;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={label}
      data-item={item.id}
      data-at={isAt ? "" : undefined}
      data-over={isOver ? "" : undefined}
      data-cut={isCut ? "" : undefined}
      draggable={movable}
    >
      <span className="mark">
        {(tiles || !isChosen) && <ItemMark item={item} {...(tiles && { size: 4 })} />}
        {(tiles || isChosen) && (
          <span className="check" data-off={isChosen ? undefined : ""}>
            <Check aria-hidden size="1.125rem" />
          </span>
        )}
      </span>
      <span className="name">
        <Phrase text={item.name} /> {note && <span className="note">{note}</span>}
      </span>
      <span className="figure size">{figures}</span> <span className="figure when">{when}</span>
    </div>
  );
}
