/** A number from 0 to 1, the same each time for the same words: what the demo shows does not change from start to start. */
export function chance(words: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
