// Reads test files in groups: Jest gives each file modules of its own, and reading them takes longer than most files' tests.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bin, projectRoot, runQuietly } from "./run.mjs";

/** What would hold for the files beside it, or takes longer than they may: such a file stays alone. */
const ALONE =
  /\bjest\.(?:mock|useFakeTimers|resetModules|isolateModules|setTimeout\((?!60_000\)))|@jest-environment/;

/** The sub-application to which a file belongs, whose work is counted apart (test/work.ts). */
const applicationOf = (file) => /^subapps\/[\w-]+(?=\/)/.exec(file)?.[0] ?? ".";

/**
 * Test files in groups of at most `size`, each with a name, and those that stay alone; `sourceOf` gives the text of a file. Files of a
 * sub-application are groups of their own.
 */
export const groupsOf = (files, size, sourceOf) => {
  const sorted = [...files].sort();
  const alone = sorted.filter((file) => ALONE.test(sourceOf(file)));
  const areas = new Map();
  for (const file of sorted.filter((file) => !alone.includes(file))) {
    const area = applicationOf(file);
    areas.set(area, [...(areas.get(area) ?? []), file]);
  }
  const groups = [...areas].flatMap(([area, inArea]) => {
    const count = Math.ceil(inArea.length / size);
    return Array.from({ length: count }, (_, at) => ({
      name: `${area}/${at}`,
      // Neighbours are spread, so that the slow ones of a folder do not end up in one group.
      files: inArea.filter((_, index) => index % count === at),
    }));
  });
  return { groups, alone };
};

/** The source of a group's file in a folder: each test file is a block of its name, and one that cannot be read fails alone. */
export const sourceOfGroup = (folder, files) =>
  [
    "jest.setTimeout(60_000);",
    ...files.map((file) => {
      const address = JSON.stringify(path.posix.relative(folder, file));
      return `describe(${JSON.stringify(file)}, () => {
  try {
    require(${address});
  } catch (error) {
    it("can be read", () => {
      throw error;
    });
  }
});`;
    }),
    "",
  ].join("\n");

/** How many files a group of a project has at most: small ones of pure code, and those of the platform, each of which starts one. */
const SIZES = { unit: 20, server: 16 };

/** The folder of groups, from the project's. */
const FOLDER = "test-results/groups";

/**
 * Writes the groups of a project's test files, and the list of all that Jest is to run. Resolves with the list's whole path, which
 * jest.config.ts reads where `TEST_GROUPS` names it.
 */
export const writeGroups = async (project) => {
  const { output } = await runQuietly(bin("jest"), ["--listTests", "--selectProjects", project]);
  const files = output
    .split("\n")
    .filter((line) => line.startsWith(projectRoot))
    .map((file) => path.relative(projectRoot, file).split(path.sep).join("/"));
  if (files.length === 0) throw new Error(`Jest lists no test files of ${project}:\n${output}`);
  const inProject = (file) => path.join(projectRoot, file);
  rmSync(inProject(`${FOLDER}/${project}`), { recursive: true, force: true });
  const { groups, alone } = groupsOf(files, SIZES[project], (file) => readFileSync(inProject(file), "utf8"));
  const written = groups.map(({ name, files: inGroup }) => {
    const file = path.posix.join(FOLDER, project, `${name}.test.ts`);
    mkdirSync(inProject(path.dirname(file)), { recursive: true });
    writeFileSync(inProject(file), sourceOfGroup(path.dirname(file), inGroup));
    return file;
  });
  const list = inProject(`${FOLDER}/${project}.json`);
  writeFileSync(list, JSON.stringify([...written, ...alone]));
  return list;
};
