import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret, so that a copied database signs nobody in. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether two texts are the same; how long that takes tells nothing of how far they agree. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
