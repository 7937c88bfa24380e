import type { Report } from "./core/report";

/** Puts a text on the clipboard; resolves with whether the browser took it. */
export async function copyText(text: string, view: Window = window): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Has the browser save a report as JSON. */
export function downloadReport(report: Report, page: Document = document): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(report, null, 2)}\n`], { type: "application/json" }),
  );
  const link = page.createElement("a");
  link.href = address;
  link.download = `${report.app}-lab.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
