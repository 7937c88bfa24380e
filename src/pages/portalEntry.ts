/**
 * Runs the portal's modules. Where the server has drawn the desktop, its first frame comes before them, and they run in steps,
 * between which the page is painted and scrolled (docs/adr/0028-desktop-in-the-html.md). What a step imports is part of this script.
 */
const STEPS = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "../kit/PortalProviders"),
  () => import(/* webpackMode: "eager" */ "../shell/App"),
] as const;

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The page's first frame; a page that is not seen has none. */
const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

const run = async () => {
  if (document.querySelector("[data-drawn-for]") && !document.hidden) {
    await Promise.race([frame(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
    for (const step of STEPS) {
      await turn();
      await step();
    }
    await turn();
  }
  await import(/* webpackMode: "eager" */ "./portal");
};

void run();
