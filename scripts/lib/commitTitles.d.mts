/** What is wrong with a commit's message; null where it is well written. */
export function faultOf(title: string, body: string): string | null;
/** A line for each commit since the rule that breaks it. */
export function commitTitles(folder: string): readonly string[];
