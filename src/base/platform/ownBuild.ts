/** The name of the build that a page is of, as its first script carries it; empty in development, where there are no builds. */
export const ownBuild = (page: Document): string =>
  page.querySelector<HTMLScriptElement>("script[data-build]")?.dataset["build"] ?? "";
