/**
 * Opens an empty window at once, as browsers allow it only on the click itself, and answers what sends it to its address.
 * The new window has no access to this one. Null where the browser opens none.
 */
export function openLater(): ((address: string) => void) | null {
  const opened = window.open("", "_blank");
  if (!opened) return null;
  opened.opener = null;
  return (address) => opened.location.replace(address);
}
