/** A class whose name begins with its year: `5（2）班`, `Class 5(2)`. */
const SAYS_YEAR = /\d\s*[（(]/;

/** The texts that say where a child is at school; the year is said once, also where the class's own name has it [WHO-01]. */
export const childClass = ({
  gradeName,
  className,
}: {
  readonly gradeName: string;
  readonly className: string;
}): readonly string[] =>
  [SAYS_YEAR.test(className) ? "" : gradeName, className].filter((text) => text !== "");
