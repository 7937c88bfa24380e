import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { calls } from "../../contract/calls";

/** Which calls have an endpoint in the store, and the files that make each call; paths from the root, sorted. */
export interface Callers {
  readonly endpoints: ReadonlySet<string>;
  readonly of: (name: string) => readonly string[];
}

const NAME_OF_PATH = new Map(Object.entries(calls).map(([name, row]) => [row.path as string, name]));
/** The files whose properties are the calls. */
const ROWS = /^contract\/\w+\.ts$/;
/** `useChildrenQuery`, as RTK Query names the hooks of its endpoints. */
const HOOK = /^use(?:Lazy)?(\w+?)(?:Query|Mutation)$/;

/** Only our own files: what packages declare is of no matter here, and would take most of the time. */
function readProgram(root: string): ts.Program {
  const files = ["src", "subapps"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/(?:\.(?:test|stories)\.tsx?$|\/testing\/)/.test(name))
      .map((name) => path.join(root, folder, name)),
  );
  const options = {
    jsx: ts.JsxEmit.ReactJSX,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
    lib: ["lib.es2023.d.ts"],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (specifiers, from) =>
    specifiers.map(({ text }) =>
      text.startsWith(".") ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    );
  return ts.createProgram(files, options, host);
}

/** Finds who makes each call of the contract, by what the names in the client's source refer to. */
export function findCallers(root: string): Callers {
  const program = readProgram(root);
  const checker = program.getTypeChecker();
  const endpoints = new Set<string>();
  const found = new Map<string, Set<string>>();
  const fileOf = (node: ts.Node | undefined) =>
    node ? path.relative(root, node.getSourceFile().fileName).split(path.sep).join("/") : "";

  const isRow = (name: ts.MemberName) =>
    ROWS.test(fileOf(checker.getSymbolAtLocation(name)?.declarations?.[0]));

  const takenName = ({ parent, propertyName, name }: ts.BindingElement): string | undefined => {
    const taken = (propertyName ?? name).getText();
    const declared = checker.getTypeAtLocation(parent).getProperty(taken)?.declarations?.[0];
    return taken in calls && ROWS.test(fileOf(declared)) ? taken : undefined;
  };
  const nameAt = (node: ts.Node): string | undefined => {
    if (ts.isStringLiteral(node)) return NAME_OF_PATH.get(node.text);
    if (ts.isIdentifier(node))
      return HOOK.exec(node.text)?.[1]?.replace(/^./, (first) => first.toLowerCase());
    if (ts.isBindingElement(node)) return takenName(node);
    if (!ts.isPropertyAccessExpression(node) || !(node.name.text in calls)) return undefined;
    return node.expression.getText().endsWith(".endpoints") || isRow(node.name) ? node.name.text : undefined;
  };
  const visit = (node: ts.Node): void => {
    const name = nameAt(node);
    const file = fileOf(node);
    // The door of a subject passes a hook on.
    if (name !== undefined && name in calls && !ts.isExportSpecifier(node.parent)) {
      if (/^src\/.*\/\w+\.api\.ts$/.test(file)) endpoints.add(name);
      else found.set(name, (found.get(name) ?? new Set()).add(file));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) if (!fileOf(source).startsWith("contract/")) visit(source);
  return { endpoints, of: (name) => [...(found.get(name) ?? [])].sort() };
}

/** The calls whose endpoint in the store no file uses. */
export const idleEndpoints = ({ endpoints, of }: Callers): readonly string[] =>
  [...endpoints].filter((name) => of(name).length === 0);
