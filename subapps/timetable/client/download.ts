/** How long the browser is given to take the file, in milliseconds. */
const KEPT = 60_000;

/** Hands a text to the browser as a file. */
export function downloadText(page: Document, name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = page.createElement("a");
  link.href = address;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
