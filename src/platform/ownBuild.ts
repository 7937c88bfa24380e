/**
 * The name of the build that a page is of, as its first script has it, or, where that is within the page, as it is noted on
 * it; empty in development, where there are no builds.
 */
export function ownBuild(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>('script[src*="/assets/boot."], script[data-boot]');
  return /\/boot\.(\w+)\.js$/.exec(script?.dataset["boot"] ?? script?.src ?? "")?.[1] ?? "";
}
