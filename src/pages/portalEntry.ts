import { nextTask } from "../base/platform/nextTask";

/**
 * Runs the portal's modules. Where the server has drawn the desktop, its first frame comes before them, and they run in steps,
 * between which the page is painted and scrolled (docs/adr/0028-desktop-in-the-html.md). What a step imports is part of this script.
 */
const STEPS = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () =>
    import(/* webpackMode: "eager", webpackExports: ["createPortalTheme"] */ "../../theme/createPortalTheme"),
  () => import(/* webpackMode: "eager", webpackExports: ["FormattedMessage"] */ "react-intl"),
  () => import(/* webpackMode: "eager", webpackExports: ["PortalProviders"] */ "../base/kit/PortalProviders"),
  () => import(/* webpackMode: "eager", webpackExports: ["createStore"] */ "../base/state/store"),
  () => import(/* webpackMode: "eager", webpackExports: ["PortalHeader"] */ "../header/PortalHeader"),
  () => import(/* webpackMode: "eager", webpackExports: ["DesktopPage"] */ "../desktop/DesktopPage"),
  () => import(/* webpackMode: "eager", webpackExports: ["App"] */ "../shell/App"),
] as const;

/** The page's first frame; a page that is not seen has none. */
const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

const run = async () => {
  if (document.querySelector("[data-drawn-for]") && !document.hidden) {
    await Promise.race([frame(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
    for (const step of STEPS) {
      await nextTask();
      await step();
    }
    await nextTask();
  }
  await import(/* webpackMode: "eager" */ "./portal");
};

void run();
