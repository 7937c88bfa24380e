import vm from "node:vm";
import { keepingScripts } from "./keptScripts";

const NAME = "/module.js";

/** The function under test, with how many scripts it compiled. */
function prepare() {
  let compiled = 0;
  class CountedScript extends vm.Script {
    constructor(...given: ConstructorParameters<typeof vm.Script>) {
      super(...given);
      compiled += 1;
    }
  }
  const compile = keepingScripts(vm.compileFunction, CountedScript);
  const run = (code: string, parsingContext: vm.Context, value?: unknown): unknown =>
    (compile(code, ["value"], { filename: NAME, parsingContext }) as (value: unknown) => unknown)(value);
  return { compile, run, compiled: () => compiled };
}

describe("keepingScripts", () => {
  it("compiles a module once, and runs it again with the globals of each context [RUN-02]", () => {
    const { run, compiled } = prepare();
    const [one, other] = [vm.createContext({ place: "one" }), vm.createContext({ place: "other" })];
    const code = "let calls = 0; return () => `${place} ${value} ${++calls}`; // end";
    const first = run(code, one, "a") as () => string;
    expect([first(), first()]).toEqual(["one a 1", "one a 2"]);
    expect((run(code, other, "b") as () => string)()).toBe("other b 1");
    expect(run("return Array", other)).toBe(vm.runInContext("Array", other));
    expect(compiled()).toBe(2);
  });

  it("compiles a text that changed, under the same name, again [RUN-02]", () => {
    const { run, compiled } = prepare();
    const context = vm.createContext({});
    expect([run("return 1", context), run("return 2", context)]).toEqual([1, 2]);
    expect(compiled()).toBe(2);
  });

  it("keeps the places of errors, and what the original says of a text that is no code [RUN-02]", () => {
    const { run } = prepare();
    const context = vm.createContext({ Error });
    expect((run("return new Error('x').stack", context) as string).split("\n")[1]).toContain(`${NAME}:1:8`);
    expect(() => run("return (", context)).toThrow("Unexpected end of input");
  });
});
