/** The name of the build that a page is of, as its first script has it; empty in development, where there are no builds. */
export function ownBuild(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>('script[src*="/assets/boot."]');
  return /\/boot\.(\w+)\.js$/.exec(script?.src ?? "")?.[1] ?? "";
}
