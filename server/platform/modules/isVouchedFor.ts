import type { ModuleContext, OwnedFile } from "../module";
import type { Services } from "../services";

/** Whether an application lets the person of a context read another one's file. */
export async function isVouchedFor(
  { guests }: Pick<Services, "guests">,
  file: OwnedFile,
  context: ModuleContext,
): Promise<boolean> {
  for (const { module } of guests) if (await module?.mayRead?.(file, context as never)) return true;
  return false;
}
