import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, type ReactElement } from "react";
import { rowKey, type RowProps } from "./useRovingRows";
import { Entry, Fold, GroupHeading, List } from "./parts";
import { initialOf } from "../base/core/apps/appName";
import type { AppItem } from "../base/core/apps/apps";
import type { AppLinkGroup } from "../base/core/apps/links";
import { AppEntryContent, entryProps } from "../apps";
import { Phrase } from "../base/kit/Phrase";

interface Props {
  readonly group: AppLinkGroup;
  /** Whether the category's name shows and folds it; everybody but teachers has one nameless group [DESK-01]. */
  readonly named: boolean;
  readonly folded: boolean;
  readonly onFold: () => void;
  /** The code of the application on the screen, where it is to be marked in this group. */
  readonly current: string | null;
  readonly onOpen: (app: AppItem) => void;
  /** What makes each row one of the menu's [A11Y-02]. */
  readonly rowProps: RowProps;
}

/** One category of the side menu: its name, which folds it, and its links [DESK-06]. */
export function SideMenuGroup({
  group,
  named,
  folded,
  onFold,
  current,
  onOpen,
  rowProps,
}: Props): ReactElement {
  const id = useId();
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
            data-group={group.code}
            {...rowProps(group.code)}
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
        sx={{ "&[hidden]": { display: "none" } }}
      >
        {group.links.map((link) => (
          <li key={link.app.code}>
            <Entry
              {...entryProps(link, current, onOpen)}
              {...rowProps(rowKey(group.code, link.app.code))}
              data-group={named ? group.code : undefined}
            >
              <AppEntryContent link={link} />
            </Entry>
          </li>
        ))}
      </List>
    </>
  );
}
