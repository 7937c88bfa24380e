export const OWN_WORDS: Readonly<Record<string, string>>;
export function proseOf(file: string, text: string): string;
export function countOwnWords(prose: string): Readonly<Record<string, number>>;
export function ownWords(folder: string, most: Readonly<Record<string, number>>): readonly string[];
