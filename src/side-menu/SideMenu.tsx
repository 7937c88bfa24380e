import { useId, useRef, useState, type ReactElement } from "react";
import { useIntl } from "react-intl";
import { Entry, List, Nav, Panel, Scroll } from "./parts";
import { SideMenuGroup } from "./SideMenuGroup";
import { SideMenuHead } from "./SideMenuHead";
import { useCurrentInSight } from "./useCurrentInSight";
import { rowKey, useRovingRows } from "./useRovingRows";
import { useSideMenu } from "./useSideMenu";
import type { AppLinkGroup } from "../base/core/apps/links";
import { DesktopEntryContent, desktopEntryProps, type SideProps } from "../apps";
import { Skeleton } from "../base/kit/Skeleton";
import { passFocusOn } from "../base/kit/passFocusOn";
import { useMedia } from "../base/kit/useMedia";

/** The row of the desktop. */
const DESKTOP = "";

/** On screens up to this width there is no room beside the menu: it opens only over the page. */
const NARROW = "(max-width: 64em)";

/** The first group with the current application; a frequently used one is marked once. */
const groupOf = (groups: readonly AppLinkGroup[], folded: ReadonlySet<string>, current: string | null) => {
  const holding = groups.filter(({ links }) => links.some((link) => link.app.code === current));
  return (holding.find(({ code }) => !folded.has(code)) ?? holding[0])?.code;
};

/** The rows in their order: each category with its applications, unless it is folded. */
const rowKeys = (groups: readonly AppLinkGroup[], grouped: boolean, folded: ReadonlySet<string>) =>
  groups.flatMap(({ code, links }) => [
    ...(grouped ? [code] : []),
    ...(grouped && folded.has(code) ? [] : links.map(({ app }) => rowKey(code, app.code))),
  ]);

/** Which categories are folded, and what folds and unfolds one. */
function useFolded(
  menu: ReturnType<typeof useSideMenu>,
): readonly [ReadonlySet<string>, (code: string) => void] {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (code: string) => {
    // In the strip, folded categories would not be visible.
    if (!menu.open) menu.expand();
    else
      setFolded(
        (before) =>
          new Set(before.has(code) ? [...before].filter((each) => each !== code) : [...before, code]),
      );
  };
  return [folded, fold];
}

/**
 * The applications by category at the page's side: a strip of icons that opens over the page by pointer, keyboard
 * or button, and beside the page when it is locked [DESK-06].
 */
export function SideMenu({ grouped, groups, current, locked, onLock, onOpen }: SideProps): ReactElement {
  const intl = useIntl();
  const id = useId();
  const lockable = !useMedia(NARROW);
  const stays = locked && lockable;
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useSideMenu({ menu: nav, button, locked: stays, onUnlock: () => onLock(false) });
  const [folded, fold] = useFolded(menu);
  const form = stays ? "locked" : menu.open ? "open" : "strip";
  const scroll = useCurrentInSight(form, current, groups !== null);
  const marked = groupOf(groups ?? [], folded, current);

  const keys = rowKeys(groups ?? [], grouped, folded);
  const here = marked === undefined || current === null ? DESKTOP : rowKey(marked, current);
  const { rowProps, surroundings } = useRovingRows([DESKTOP, ...keys], here, fold);

  return (
    <Nav ref={nav} aria-label={intl.formatMessage({ id: "menu.title" })} {...menu.surroundings}>
      <Panel ref={passFocusOn} data-open={menu.open} data-locked={stays}>
        <SideMenuHead
          button={button}
          listId={id}
          open={menu.open}
          locked={lockable ? locked : null}
          onPress={menu.press}
          onFocusLock={menu.onFocus}
          onLock={(lock) => {
            if (!lock) menu.expand();
            onLock(lock);
          }}
        />
        <Scroll
          ref={scroll}
          id={id}
          onPointerEnter={menu.onPointerEnter}
          onFocus={(event) => {
            menu.onFocus(event);
            surroundings.onFocus(event);
          }}
          onKeyDown={surroundings.onKeyDown}
          aria-busy={groups === null || undefined}
        >
          <List role="list">
            <li>
              <Entry {...desktopEntryProps(current)} {...rowProps(DESKTOP)} onClick={menu.dismiss}>
                <DesktopEntryContent />
              </Entry>
            </li>
          </List>
          {groups?.map((group) => (
            <SideMenuGroup
              key={group.code}
              group={group}
              named={grouped}
              folded={grouped && folded.has(group.code)}
              onFold={() => fold(group.code)}
              rowProps={rowProps}
              current={group.code === marked ? current : null}
              onOpen={(app) => {
                menu.dismiss();
                onOpen(app);
              }}
            />
          )) ?? <Waiting />}
        </Scroll>
      </Panel>
    </Nav>
  );
}

/** Placeholders of the icons while they load. */
const Waiting = (): ReactElement => (
  <div aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((index) => (
      <Skeleton
        key={index}
        sx={{ inlineSize: "1.75rem", blockSize: "1.75rem", margin: "0.75rem", borderRadius: "26%" }}
      />
    ))}
  </div>
);
