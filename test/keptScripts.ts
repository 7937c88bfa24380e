import type vm from "node:vm";

/** What Jest asks of `vm.compileFunction`. */
type Compile = (
  code: string,
  parameters?: readonly string[],
  options?: vm.CompileFunctionOptions,
) => ReturnType<typeof vm.compileFunction>;

interface Kept {
  readonly code: string;
  readonly script: vm.Script;
}

/**
 * Compiles each module once for all test files of a process, and runs it again in each of their contexts. Jest compiles the
 * same thousand modules, and each of their functions again, for every file; that was a fifth of the time of component tests.
 */
export function keepingScripts(compile: Compile, Script: typeof vm.Script): Compile {
  const kept = new Map<string, Kept>();

  const scriptOf = (code: string, head: string, filename: string): vm.Script => {
    const key = `${head}${filename}`;
    const known = kept.get(key);
    if (known?.code === code) return known.script;
    // The end is on a line of its own, as the last one may be a comment.
    const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    kept.set(key, { code, script });
    return script;
  };

  return (code, parameters = [], options = {}) => {
    const { parsingContext, filename } = options;
    if (!parsingContext || filename === undefined) return compile(code, parameters, options);
    let script: vm.Script;
    try {
      script = scriptOf(code, `(function (${parameters.join(", ")}) {`, filename);
    } catch {
      // The original says best what is wrong with the code.
      return compile(code, parameters, options);
    }
    return script.runInContext(parsingContext) as ReturnType<Compile>;
  };
}
