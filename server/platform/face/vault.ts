import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { codeOf, oneLine, StartFault } from "../../settings/fault";

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is encrypted: it cannot be put in the place of the other, or of another person's. */
export type SealedKind = "descriptor" | "photo";

/** Where the key is: a file that the deployment provides, or one of our own that is made when it is first needed. */
export interface KeyPlace {
  readonly file: string;
  readonly isProvided: boolean;
}

interface Key {
  readonly id: string;
  readonly secret: Buffer;
}

const unusable = (file: string, why: string): StartFault =>
  new StartFault(
    `The key of faces ${file} cannot be used (${why}). It has to be 64 hexadecimal digits or the base64 of 32 bytes, which ` +
      `\`openssl rand -hex 32\` makes, in a file that the portal may read: FACE_KEY_FILE=/some/file.`,
  );

/** The key in a file's text: 32 bytes in hexadecimal digits or base64. */
function keyIn(text: string): Key | null {
  const trimmed = text.trim();
  const secret = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, "hex")
    : /^[A-Za-z0-9+/]{43}=$/.test(trimmed)
      ? Buffer.from(trimmed, "base64")
      : null;
  if (secret?.length !== KEY_BYTES) return null;
  return {
    id: createHash("sha256").update("key of faces").update(secret).digest("hex").slice(0, 16),
    secret,
  };
}

function readKey({ file, isProvided }: KeyPlace): Key | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT" && !isProvided) return null;
    throw unusable(file, codeOf(error) || oneLine(error));
  }
  const key = keyIn(text);
  if (!key) throw unusable(file, "it holds no key");
  return key;
}

/** Writes a new key, for this user alone, unless another process has just done so. */
function makeKey(place: KeyPlace): Key {
  let handle: number;
  try {
    handle = openSync(place.file, "wx", 0o600);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return readKey(place) ?? makeKey(place);
  }
  try {
    writeSync(handle, `${randomBytes(KEY_BYTES).toString("hex")}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  const key = readKey(place);
  if (!key) throw unusable(place.file, "it has just been removed");
  return key;
}

/** What ties a text to its place. */
const boundTo = (kind: SealedKind, personId: string): Buffer => Buffer.from(`face ${kind} of ${personId}`);

/** Where our own key is, unless the deployment provides one. */
export const keyPlaceIn = (dataDir: string, provided: string | null): KeyPlace => ({
  file: provided ?? path.join(dataDir, "face.key"),
  isProvided: provided !== null,
});

/**
 * Encrypts what is kept of faces (AES-256-GCM) with a key that is not in the database, so that a copy of that is of no use alone.
 * What another key has encrypted counts as not there.
 */
export function createVault(place: KeyPlace) {
  let key: Key | null = null;

  /** Reads the key, if there is one yet; throws a `StartFault` where it cannot be used. */
  const open = (): void => {
    key = readKey(place);
  };

  /** The name of the key, which is made here if there is none. */
  const keyId = (): string => {
    key ??= readKey(place) ?? makeKey(place);
    return key.id;
  };

  const seal = (kind: SealedKind, personId: string, bytes: Uint8Array): string => {
    keyId();
    if (!key) throw new Error("There is no key of faces.");
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", key.secret, iv);
    cipher.setAAD(boundTo(kind, personId));
    return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString("base64");
  };

  /** What was sealed; null where this key, this person or this kind is not the one, or the text was changed. */
  const unseal = (kind: SealedKind, personId: string, id: string, text: string): Buffer | null => {
    if (key?.id !== id) return null;
    const sealed = Buffer.from(text, "base64");
    if (sealed.length < IV_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv("aes-256-gcm", key.secret, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(kind, personId));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  };

  return { open, keyId, seal, unseal };
}

/** What encrypts faces. */
export type Vault = ReturnType<typeof createVault>;
