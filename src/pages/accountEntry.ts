import { nextTask } from "../base/platform/nextTask";
import "./arrival";

/**
 * Runs the account page's modules in steps, between which the page can be painted and typed into: it is in the HTML
 * already, so the person does not wait for the last step (docs/adr/0011-login-page-in-the-html.md). What a step imports is part of
 * this script; it is only run later.
 */
const STEPS = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "../base/kit/PortalProviders"),
  () => import(/* webpackMode: "eager" */ "../shell/drawPage"),
  () => import(/* webpackMode: "eager" */ "./account"),
] as const;

const run = async () => {
  for (const step of STEPS) {
    await step();
    await nextTask();
  }
};

void run();
