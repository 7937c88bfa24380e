import { readdirSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { readAppFolders } from "../../contract/readAppFiles";
import type { Account } from "../fixture";
import { desktop, type Screen } from "./opening";

const ACCOUNTS: readonly Account[] = ["student", "teacher", "parent", "staff"];
const TEACHER = 2;

/** The names of an application's pages, as `shows` has them. */
const pagesIn = (folder: string) =>
  readdirSync(path.join(folder, "client"))
    .filter((file) => file.endsWith("Page.tsx"))
    .map((file) => `${path.basename(folder)}/client/${path.basename(file, ".tsx")}`);

/** The start of each application that has no screen among these, such as one that `npm run new-app` has written. */
export const startScreens = (known: readonly Screen[]): readonly Screen[] =>
  readAppFolders(path.join(__dirname, "../../subapps"))
    .filter(({ app: { code } }) => !known.some(({ at = [] }) => at.some((one) => one.startsWith(`${code}/`))))
    .map(({ folder, app: { code, userTypes = [TEACHER] } }) => ({
      name: code,
      account: ACCOUNTS[Math.min(...userTypes) - 1] ?? "teacher",
      at: [`${code}/`],
      shows: pagesIn(folder),
      open: async (here) => {
        await desktop(here, `#/viewport?app=${code}&fileId=${code}`);
        const pane = here.page.locator(`[data-pane="${code}/${code}"]`);
        await expect(pane.getByRole("heading").or(pane.getByRole("textbox")).first()).toBeVisible();
      },
    }));
