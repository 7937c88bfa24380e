export function changedFiles(folder: string, base?: string): readonly string[];
export function isLinted(file: string): boolean;
export function isTested(file: string): boolean;
export function nearestTests(tests: readonly string[], changed: readonly string[]): readonly string[];
export function readingTests(changed: readonly string[]): string[];
