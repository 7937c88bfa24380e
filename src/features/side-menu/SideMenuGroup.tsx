import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, type ReactElement } from "react";
import { Entry, Fold, GroupHeading, List } from "./parts";
import { initialOf } from "../../core/menu/appName";
import type { AppItem } from "../../core/menu/apps";
import type { AppLinkGroup } from "../../core/menu/links";
import { AppEntryContent } from "../../kit/apps/EntryContent";
import { entryProps } from "../../kit/apps/entryProps";
import { Phrase } from "../../kit/Phrase";
import { useGridFocus } from "../../kit/apps/useGridFocus";

interface Props {
  readonly group: AppLinkGroup;
  /** Whether the category's name shows and folds it; everybody but teachers has one nameless group [DESK-01]. */
  readonly named: boolean;
  readonly folded: boolean;
  readonly onFold: () => void;
  /** The code of the application on the screen, where it is to be marked in this group. */
  readonly current: string | null;
  readonly onOpen: (app: AppItem) => void;
}

/** One category of the side menu: a heading that folds it, and its links as one stop of the Tab key [DESK-06]. */
export function SideMenuGroup({ group, named, folded, onFold, current, onOpen }: Props): ReactElement {
  const id = useId();
  const focus = useGridFocus(group.links.length, 1);
  const holdsCurrent = current !== null && group.links.some((link) => link.app.code === current);
  return (
    <>
      {named && (
        <GroupHeading>
          <Fold
            type="button"
            id={id}
            aria-expanded={!folded}
            aria-controls={`${id}list`}
            data-current={folded && holdsCurrent}
            onClick={onFold}
          >
            <span className="initial" aria-hidden="true">
              {initialOf(group.name)}
            </span>
            <span className="name">
              <Phrase text={group.name} />
            </span>
            <ChevronDown aria-hidden="true" />
          </Fold>
        </GroupHeading>
      )}
      <List
        role="list"
        id={`${id}list`}
        hidden={folded}
        aria-labelledby={named ? id : undefined}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        sx={{ "&[hidden]": { display: "none" } }}
      >
        {group.links.map((link, index) => (
          <li key={link.app.code}>
            <Entry {...entryProps(link, current, onOpen)} tabIndex={focus.tabIndex(index)}>
              <AppEntryContent link={link} />
            </Entry>
          </li>
        ))}
      </List>
    </>
  );
}
