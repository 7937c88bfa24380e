import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import budgets from "../test/budget.json";
import { readBuilds } from "../subapps/build/keptBuilds";

/** Brotli size of a text, in bytes. */
export const brotliOf = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Brotli size in bytes of a built file, from its `.br` sibling where the build made one. */
export const brotliSize = (file: string): number =>
  existsSync(`${file}.br`) ? readFileSync(`${file}.br`).length : brotliOf(readFileSync(file));

const scriptsOf = (web: string, page: string): string[] =>
  [...readFileSync(path.join(web, page), "utf8").matchAll(/<script[^>]*\ssrc="(\/assets\/[^"]+)"/g)].map(
    ([, address = ""]) => address,
  );

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Prints what each page's scripts weigh in brotli, by file, and what the desktop adds after the login page. Fails where a page begins with
 * more than its budget.
 */
export const measureBytes = (dist: string) => {
  const web = path.join(dist, "web");
  const login = scriptsOf(web, "login.zh-CN.html");
  const desktop = scriptsOf(web, "portal.html");
  const size = (address: string) => brotliSize(path.join(web, address));
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, address) => total + size(address), 0);
  for (const [name, files] of Object.entries({ login, desktop })) {
    console.log(`${name}: ${kilobytes(sum(files))} brotli in ${files.length} scripts`);
    for (const file of files) console.log(`  ${kilobytes(size(file)).padStart(9)}  ${file}`);
  }
  const added = desktop.filter((file) => !login.includes(file));
  console.log(`desktop after login: ${kilobytes(sum(added))} more`);
  // The folder has files of earlier builds too.
  const [build] = readBuilds(readFileSync(`${web}.builds.json`, "utf8"));
  const lazy = (build?.files ?? [])
    .filter((file) => file.startsWith("assets/") && file.endsWith(".js"))
    .map((file) => `/${file}`)
    .filter((file) => !login.includes(file) && !desktop.includes(file));
  console.log(`fetched when needed: ${lazy.length} scripts`);
  for (const file of lazy) console.log(`  ${kilobytes(size(file)).padStart(9)}  ${file}`);
  const bytes = { login: sum(login), desktop: sum(desktop) };
  for (const page of ["login", "desktop"] as const) {
    const most = budgets.bytes[page];
    if (bytes[page] > most)
      throw new Error(
        `The ${page} page begins with ${kilobytes(bytes[page])}; test/budget.json allows ${kilobytes(most)}.`,
      );
  }
  return { ...bytes, added: sum(added) };
};
