/** Where a content lies among all, by the SHA-256 that is its key: `ab/cd/abcd…`. */
export function contentPath(key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error("Not the hash of a content");
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;
}
