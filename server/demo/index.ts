import type { Demo } from "../platform/demo";
import { accountLines } from "./accountLines";
import { demoClientPages } from "./demoClient";
import { LAUNCHER, launcherPages } from "./launcher";
import { outboxPage } from "./outboxPage";
import { providerPages } from "./provider";
import { qrProviderPages } from "./qrProvider";
import { DEMO_PASSWORD } from "./seed/people";
import { seed } from "./seed/seed";

/** The demo schools with their people, and the pages of the systems that a portal works with: providers, launcher, client, outbox. */
export const demo: Demo = {
  password: DEMO_PASSWORD,
  launcher: LAUNCHER,
  seed,
  pages: (app, services) => {
    for (const pages of [providerPages, launcherPages, qrProviderPages, demoClientPages, outboxPage])
      pages(app, services);
  },
  accountLines,
};
