const COVERS = "[role=dialog], [role=alertdialog], [role=menu]";

/** Whether something lies over the page: a dialog, a panel or a menu, besides so many that are known to be there. */
export const isCovered = ({ besides = 0 } = {}): boolean =>
  document.querySelectorAll(COVERS).length > besides;
