import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./run.mjs";

/** The application that a new one is written from: it has this code, these tables and these names. */
const TEMPLATE = path.join(projectRoot, "scripts/new-app");
const [CODE, TABLES] = ["new-app", "new_app"];
const NAME = { "zh-CN": "新应用", en: "New application" };

const APPS = path.join(projectRoot, "subapps");
const APP_FILE = "app.json";
const LONGEST = { code: 30, title: 60 };
/** Messages read braces and angle brackets as their own. */
const TITLE = /^[^\p{Cc}{}<>]+$/u;

const FORM =
  "The name must be words of small letters and digits with - between, at most 30 letters, the first one a letter: npm run new-app reading-log";

/** Where files of the portal or the platform say what they know by name. */
const NAMING = ["src", "contract", "server"];
const IS_NAMING = (file) =>
  /\.(tsx?|json)$/.test(file) && !/\.test\.tsx?$|(^|[\\/])(testing|compiled)[\\/]/.test(file);

/** The first file of the portal or the platform that names a code already, such as an entry of the demo's menu. */
const namedBy = (code) =>
  NAMING.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true })
      .filter(IS_NAMING)
      .map((file) => path.posix.join(folder, file.split(path.sep).join("/"))),
  ).find((file) => readFileSync(path.join(projectRoot, file), "utf8").includes(`"${code}"`));

/** The contract of an application that has calls below the address of this code already, though its own name is another. */
const addressTakenIn = (code, apps) =>
  readdirSync(apps)
    .map((name) => path.join(apps, name, "contract.ts"))
    .find((file) => existsSync(file) && readFileSync(file, "utf8").includes(`"/api/${code}/`));

/** Why there cannot be a new application of this code; null where there can. */
const codeFault = (code, apps = APPS) => {
  if (code.length > LONGEST.code || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(code)) return FORM;
  if (existsSync(path.join(apps, code))) return `There is a folder subapps/${code} already.`;
  const taken = addressTakenIn(code, apps);
  const file = taken
    ? path.posix.join("subapps", ...path.relative(apps, taken).split(path.sep))
    : namedBy(code);
  return file ? `The name ${code} has a meaning already, in ${file}. Choose another one.` : null;
};

/** The first letter of a code is a capital in its title: `reading-log` is `Reading log`. */
const titleOf = (code) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll("-", " ");

/** What was asked for, `{ code, name }` with the name in both languages; or `{ fault }`, a line that says what is wrong. */
export const askedApp = (args, apps = APPS) => {
  const words = [...args];
  const at = words.findIndex((word) => word === "--title" || word.startsWith("--title="));
  const [option, next] = at < 0 ? [] : words.splice(at, words[at] === "--title" ? 2 : 1);
  const title = option?.startsWith("--title=") ? option.slice("--title=".length) : next;
  const unknown = words.find((word) => word.startsWith("-"));
  if (unknown) return { fault: `There is no option ${unknown}. The one option is --title "中文|||English".` };
  if (words.length !== 1)
    return { fault: words.length === 0 ? FORM : `One name, please: ${words.join(", ")}.` };
  const [code] = words;
  const fault = codeFault(code, apps);
  if (fault) return { fault };
  if (at < 0) return { code, name: { "zh-CN": titleOf(code), en: titleOf(code) } };
  const [chinese, english = chinese, ...more] = (title ?? "").split("|||").map((text) => text.trim());
  const isTitle = (text) => text.length <= LONGEST.title && TITLE.test(text);
  return isTitle(chinese) && isTitle(english) && more.length === 0
    ? { code, name: { "zh-CN": chinese, en: english } }
    : {
        fault: `The title must be "中文|||English", each at most ${LONGEST.title} letters without { } < and >.`,
      };
};

/**
 * Writes an application into a new folder, and answers the paths of its files from there. A fault leaves nothing behind, and a kill no
 * `app.json`, which comes last: half of an application would stop the build and the start of the platform.
 */
export const writeApp = (folder, { code, name }) => {
  const replaced = (text) =>
    text
      .replaceAll(CODE, code)
      .replaceAll(TABLES, code.replaceAll("-", "_"))
      .replaceAll(JSON.stringify(NAME["zh-CN"]), () => JSON.stringify(name["zh-CN"]))
      .replaceAll(JSON.stringify(NAME.en), () => JSON.stringify(name.en))
      .replace(`# ${NAME.en}\n`, () => `# ${name.en}\n`);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)))
    .sort();
  mkdirSync(path.dirname(folder), { recursive: true });
  // Throws where something stands there already.
  mkdirSync(folder);
  try {
    for (const file of [...files.filter((name) => name !== APP_FILE), APP_FILE]) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, replaced(readFileSync(path.join(TEMPLATE, file), "utf8")));
    }
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return files;
};
