import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from "@microsoft/api-extractor";
import { KIT_VERSION } from "../../src/subapp/sdk/contract";
import { ENTRIES } from "./kitPackage";
import type { Report } from "./staleReports";

const root = path.join(__dirname, "../..");

/** The folder of the reports, and the name of the one of an entry. */
const reportOf = (source: string) => `docs/api/${source}.api.md`;

/** The keys of the portal's messages are no part of the kit: each new message would change a report. */
const MESSAGES = /^types\/.*\/compiled\//;
const ANY_MESSAGES = "declare const value: Readonly<Record<string, unknown>>;\nexport default value;\n";

/** How an author's compiler reads the package, except that only the package itself is reported. */
const COMPILER = {
  strict: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  skipLibCheck: true,
  types: [],
};

/** Installs the package into a folder, with the packages that its types name. */
function install(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, MESSAGES.test(name) ? ANY_MESSAGES : text);
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
}

const configOf = (folder: string, entry: string) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: path.join(folder, "package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: path.join(folder, `${entry}.d.ts`),
      compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: [`${entry}.d.ts`] } },
      apiReport: {
        enabled: true,
        // Properties of a component, and their like, which no name of the kit exports.
        includeForgottenExports: true,
        reportFileName: entry,
        reportFolder: path.join(folder, "reports"),
        reportTempFolder: path.join(folder, "reports/new"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

const headOf = (name: string) => `# \`${name}\` ${KIT_VERSION}

\`npm run api\` writes this file with [API Extractor](https://api-extractor.com). It lists what applications can name of the kit, and the
types behind that. [The changelog](../kit-changelog.md) says what a change here needs.
`;

/** The report without what says nothing about the kit: its own head, and remarks about documentation. */
const bodyOf = (report: string) =>
  report
    .slice(report.indexOf("\n```ts\n"))
    .replaceAll(/^ *\/\/ \(undocumented\)\n/gm, "")
    .replaceAll(/^(\/\/ @\w+) \(undocumented\)$/gm, "$1")
    .replace("// (No @packageDocumentation comment for this package)\n\n", "");

/**
 * A report of each entry of the kit: its exported names with their types, in alphabetical order.
 *
 * @param files Those of the package.
 */
export function kitReports(files: Readonly<Record<string, string>>): readonly Report[] {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-kit-api-"));
  try {
    install(folder, files);
    const configs = ENTRIES.map(({ file }) => configOf(folder, file));
    const [first, ...others] = configs;
    if (first === undefined) return [];
    // One program for all entries: most of the time goes into the types of React and MUI.
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    });
    const faults: string[] = [];
    const messageCallback = (message: ExtractorMessage) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error)
        faults.push(message.formatMessageWithLocation(folder));
    };
    mkdirSync(path.join(folder, "reports"));
    const reports = ENTRIES.map(({ name, source }, index) => {
      const config = configs[index] ?? first;
      Extractor.invoke(config, { compilerState, localBuild: true, messageCallback });
      const report = readFileSync(
        path.join(folder, "reports", config.reportConfigs[0]?.fileName ?? ""),
        "utf8",
      );
      return { file: reportOf(source), text: headOf(name) + bodyOf(report) };
    });
    if (faults.length > 0) throw new Error(`The kit's types have faults:\n${faults.join("\n")}`);
    return reports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
