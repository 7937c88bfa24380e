import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, type ReactElement } from "react";
import { Entry, Fold, GroupHeading, List } from "./parts";
import type { AppItem } from "../../core/menu/apps";
import type { AppLink, AppLinkGroup } from "../../core/menu/links";
import { AppIcon } from "../../kit/apps/AppIcon";
import { UnreadMark, UnreadText } from "../../kit/apps/UnreadBadge";
import { useGridFocus } from "../../kit/apps/useGridFocus";
import { windowProps } from "../../kit/apps/windowProps";

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

interface EntryProps extends Pick<Props, "current" | "onOpen"> {
  readonly link: AppLink;
  readonly tabIndex: 0 | -1;
}

function AppEntry({ link, tabIndex, current, onOpen }: EntryProps): ReactElement {
  return (
    <Entry
      href={link.href}
      {...windowProps(link)}
      tabIndex={tabIndex}
      {...(current === link.app.code && { "aria-current": "page" })}
      onClick={() => onOpen(link.app)}
    >
      <span className="icon">
        <AppIcon app={link.app} name={link.name} />
        <UnreadMark badge={link.badge} size="small" />
      </span>
      <span className="name" title={link.name}>
        {link.name}
      </span>
      <UnreadText badge={link.badge} />
    </Entry>
  );
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
            <span className="name">{group.name}</span>
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
            <AppEntry link={link} tabIndex={focus.tabIndex(index)} current={current} onOpen={onOpen} />
          </li>
        ))}
      </List>
    </>
  );
}
