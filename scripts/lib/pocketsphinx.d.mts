/** Debian's packages of the recogniser. */
export const PACKAGES: readonly string[];
/** Whether the platform finds a recogniser here. */
export function hasPocketsphinx(): boolean;
/** Installs the recogniser unless it is there; answers whether it is. `more` are packages that come along. */
export function providePocketsphinx(...more: readonly string[]): boolean;
