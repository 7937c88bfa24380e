import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { DriveItem } from "./drive";
import { ItemBox } from "./ItemBox";
import { ItemRow } from "./ItemRow";
import type { ListDoes } from "./listDoes";
import type { Selection } from "./selection";
import { useItemKeys } from "./useItemKeys";
import { useItemPointer } from "./useItemPointer";
import { useItemTexts } from "./useItemTexts";

interface Props extends ListDoes {
  readonly label: string;
  readonly items: readonly DriveItem[];
  readonly selection: Selection;
  /** Things that are cut and wait to be pasted. */
  readonly cut: ReadonlySet<string>;
  readonly movable: boolean;
  /** Beside each other with large pictures, instead of below each other. */
  readonly tiles: boolean;
}

/** The things of a folder, as file managers list them: chosen by pointer and keyboard, opened by a double press or Enter [UP-12]. */
export function ItemList({ label, items, selection, cut, movable, tiles, ...does }: Props) {
  const { select, openMenu } = does;
  const textsOf = useItemTexts();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const optionId = (id: string) => `${listId}-${id}`;
  const { at, chosen } = selection;

  const showAt = useEffectEvent((id: string) => {
    const option = document.getElementById(optionId(id));
    // Only what the keyboard has led to: what the pointer is on is in sight.
    if (document.activeElement === list.current) option?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (at !== null) showAt(at);
  }, [at]);

  // The folder before had the focus, which its list took along.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.contains(list.current) && activeElement !== document.body) list.current?.focus();
  }, []);

  /** The menu is about what is selected, or about this thing alone where it is not among that. */
  const menuOf = (item: DriveItem, where: Parameters<typeof openMenu>[0]) => {
    if (!chosen.has(item.id)) select({ type: "press", id: item.id, range: false, toggle: false });
    openMenu(where);
  };
  const openMenuOf = (item: DriveItem) => {
    const option = document.getElementById(optionId(item.id));
    if (option) menuOf(item, option);
  };
  const act = useItemKeys({ ...does, list, items, selection, tiles, openMenuOf });
  const { over, handlers } = useItemPointer({ ...does, items, chosen, movable, tiles, menuOf });

  return (
    <ItemBox
      ref={list}
      data-tiles={tiles ? "" : undefined}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={at === null ? undefined : optionId(at)}
      tabIndex={0}
      {...handlers}
      onFocus={() => {
        const [first] = items;
        if (at === null && first) select({ type: "move", to: first.id, range: false, quiet: true });
      }}
      onKeyDown={(event) => {
        if (act(event)) event.preventDefault();
      }}
    >
      {items.map((item) => (
        <ItemRow
          key={item.id}
          id={optionId(item.id)}
          item={item}
          texts={textsOf(item)}
          isChosen={chosen.has(item.id)}
          isAt={item.id === at}
          isOver={item.id === over}
          isCut={cut.has(item.id)}
          movable={movable}
          tiles={tiles}
        />
      ))}
    </ItemBox>
  );
}
