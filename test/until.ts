/** Less than the minute that Jest gives such a test, so that this says where it hangs; milliseconds. */
const PATIENCE = 50_000;

/** Waits until something is so, for however long a busy machine takes. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It has not come to this: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
