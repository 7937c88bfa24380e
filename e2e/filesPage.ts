import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type Page, test } from "@playwright/test";
import { pane } from "./viewportPage";

/** In bytes. */
export const MEGABYTE = 1 << 20;
/** The address to which chunks are sent. */
export const CHUNK = "**/zuul/api/storage/file_piecewise/upload";

/** The test sub-application that uploads files. */
export const files = (page: Page) => pane(page, "t-files").getByTestId("files");
/** A file in its list. */
export const row = (page: Page, name: string) => files(page).getByRole("listitem").filter({ hasText: name });

/** A file on the disk. */
export interface Lesson {
  readonly name: string;
  readonly file: string;
  /** Its SHA-256. */
  readonly digest: string;
}

/** A file on the disk that no other test has, whose every chunk is another one. */
export function lesson(name: string, size: number): Lesson {
  const bytes = Buffer.alloc(size, randomBytes(1021));
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  return { name, file, digest: createHash("sha256").update(bytes).digest("hex") };
}

/** Chooses files for the sub-application. */
export const choose = (page: Page, ...chosen: readonly Lesson[]) =>
  files(page)
    .getByLabel("Files")
    .setInputFiles(chosen.map(({ file }) => file));

/** The SHA-256 of what the platform has stored, by the address that it has told. */
export async function storedDigest(page: Page, name: string): Promise<string> {
  const stored = JSON.parse((await row(page, name).locator("code").textContent()) ?? "") as { url: string };
  const answer = await page.request.get(stored.url);
  return createHash("sha256")
    .update(await answer.body())
    .digest("hex");
}
