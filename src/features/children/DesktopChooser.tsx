import type { ReactElement } from "react";
import { ChildCards } from "./ChildCards";
import { useChildren } from "./useChildren";
import { useChooseChild } from "./useChooseChild";

/** The children at the top of the desktop; nothing for parents of one and for everybody else [WHO-01, DESK-14]. */
export function DesktopChooser(): ReactElement | null {
  const children = useChildren();
  const choose = useChooseChild();
  if (children.children.length < 2) return null;
  return <ChildCards {...children} onChoose={(child) => void choose(child)} />;
}
