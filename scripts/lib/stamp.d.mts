/** A digest of all that the build reads. */
export function sourceStamp(): string;

/** The same of all that one part reads. */
export function partStamp(part: string): string;

/** Whether one part of a folder was built from the sources as they are. */
export function isPartBuilt(dist: string, part: string): boolean;

/** Remembers that a folder was built from the sources of this digest. */
export function markBuilt(dist: string, stamp: string): void;

/** Remembers it of one part. */
export function markPartBuilt(dist: string, part: string, stamp: string): void;
