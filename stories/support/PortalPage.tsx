import { useState, type ReactElement, type ReactNode } from "react";
import { badgeOf } from "../../src/base/core/apps/unread";
import { SideMenu } from "../../src/side-menu/SideMenu";
import { LayoutFrame, Main } from "../../src/shell/LayoutFrame";
import { LAYOUTS, type Layout } from "../../src/shell/layouts";
import { TEACHER_GROUPS } from "./apps";
import { HeaderOfStory } from "./HeaderOfStory";
import { useStoryLayout } from "./storyChoice";

const nothing = () => undefined;

interface Props {
  /** The code of the application on the screen, or null on the desktop. */
  readonly current?: string | null;
  readonly children: ReactNode;
}

/** A whole page of the portal for a teacher, in the toolbar's layout: header, side, and what the story shows. */
export function PortalPage({ current = null, children }: Props): ReactElement {
  const layout = useStoryLayout();
  const [locked, setLocked] = useState(true);
  const row: Layout = LAYOUTS[layout.name];
  return (
    <LayoutFrame
      layout={layout.name}
      locked={locked}
      header={
        <HeaderOfStory
          unit={{ name: "育才实验学校", logo: null }}
          userName="林晓燕"
          apps={TEACHER_GROUPS.flatMap((group) => group.links)}
          appsShown={row.appsInHeader}
          grouped
          groups={TEACHER_GROUPS}
          current={current}
          bell={badgeOf(4)}
          layout={{ ...layout, unit: null }}
          toastLog={null}
          onOpen={nothing}
        />
      }
      side={
        row.loadSide && (
          <SideMenu
            grouped
            groups={TEACHER_GROUPS}
            current={current}
            locked={locked}
            onLock={setLocked}
            onOpen={nothing}
          />
        )
      }
    >
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </LayoutFrame>
  );
}
