import type { ModuleContext, OwnedFile } from "../module";
import { showsPortrait } from "../portraits";
import type { Services } from "../services";

/** Whether the person of a context may read another one's file: a portrait of their unit, or what an application shows them. */
export async function isVouchedFor(
  { guests }: Pick<Services, "guests">,
  file: OwnedFile,
  context: ModuleContext,
): Promise<boolean> {
  if (await showsPortrait(file, context)) return true;
  for (const { module } of guests) if (await module?.mayRead?.(file, context as never)) return true;
  return false;
}
