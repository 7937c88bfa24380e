import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a secret; a copied database signs no person in. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether two texts are equal; the time it takes does not reveal how far they agree. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
