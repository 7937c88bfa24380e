import type { AppLink } from "../base/core/apps/links";

/** What every link to an application carries beside its address: a window of its own where the application asks for one. */
export const windowProps = ({ newWindow }: Pick<AppLink, "newWindow">) =>
  newWindow ? ({ target: "_blank", rel: "noopener" } as const) : {};
