/** Which application a page is: its own code, and the code its calls and permissions go by. */
export interface Application {
  readonly code: string;
  readonly appCode: string;
  /** First segment of the school pages' addresses. */
  readonly rootPath: string;
}

/** Checks what a page says about itself at start; throws naming what is missing (API-14). */
export function initialise(page: {
  readonly code?: string | undefined;
  readonly appCode?: string | undefined;
  readonly rootPath?: string | undefined;
}): Application {
  const { code, appCode, rootPath = "pages" } = page;
  const missing = [!code && "code", !appCode && "appCode"].filter((name) => name !== false);
  if (!code || !appCode) throw new Error(`Missing ${missing.join(" and ")} at initialisation`);
  return { code, appCode, rootPath };
}
