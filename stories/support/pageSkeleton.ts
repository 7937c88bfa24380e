/** The siblings of `#app` in the page: stories and component tests need them as the pages have them. */
export interface PageSkeleton {
  readonly kitPortal: HTMLElement;
  readonly portal: HTMLElement;
  readonly announcer: HTMLElement;
}

function fresh(id: string): HTMLElement {
  document.getElementById(id)?.remove();
  const element = document.createElement("div");
  element.id = id;
  document.body.append(element);
  return element;
}

/** Puts new, empty siblings into the page, so that no story hears or sees what another left. */
export const preparePage = (): PageSkeleton => ({
  kitPortal: fresh("kit-portal"),
  portal: fresh("portal"),
  announcer: fresh("announcer"),
});
