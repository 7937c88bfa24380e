/** Test files that Jest reads together, by a name. */
export interface Group {
  readonly name: string;
  readonly files: readonly string[];
}

export function groupsOf(
  files: readonly string[],
  size: number,
  sourceOf: (file: string) => string,
): { readonly groups: readonly Group[]; readonly alone: readonly string[] };
export function writeGroups(project: "unit" | "server"): Promise<string>;

export function sourceOfGroup(folder: string, files: readonly string[]): string;
