/** The name of a build, as its pages carry it. */
export function buildOf(page: string): string {
  const [, hash] = / data-build="(\w+)"/.exec(page) ?? [];
  if (!hash) throw new Error("The page carries no name of its build");
  return hash;
}
