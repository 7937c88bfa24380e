/** Writes what src/base/i18n/compiled holds. */
export function compileMessages(): void;
/** The files of all catalogues. */
export function catalogueFiles(): readonly string[];
