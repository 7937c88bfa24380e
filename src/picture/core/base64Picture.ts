import { extensionOf } from "../../base/core/file/fileKind";
import type { Text } from "../../base/core/wire/text";

/** The extensions with which a picture travels as text [UP-09]. */
const BASE64_TYPES = ["gif", "jpg", "jpeg", "bmp", "png", "tif"] as const;

/** A picture as text, as a sender has it. */
export interface Base64Picture {
  /** With or without its extension. */
  readonly fileName: string;
  /** With or without `data:…;base64,` before it. */
  readonly base64: string;
  /** The extension; that of the name by default. */
  readonly type?: string;
  /** The service of the platform that it is for; `base` by default. */
  readonly serverid?: string;
}

/** The parameters of the call. */
export interface Base64Upload {
  readonly serverid: string;
  readonly fileName: string;
  readonly base64Str: string;
  readonly type: (typeof BASE64_TYPES)[number];
}

const isType = (type: string): type is Base64Upload["type"] =>
  (BASE64_TYPES as readonly string[]).includes(type);

/** What the call is made with, or why it is not made: there is no picture, no name, or it is of another kind [UP-08]. */
export function base64Upload(
  picture: Base64Picture,
): { readonly upload: Base64Upload } | { readonly text: Text } {
  // It is not the compiler that calls.
  const given: Readonly<Record<keyof Base64Picture, unknown>> = { type: "", serverid: "", ...picture };
  const { fileName, base64, serverid } = given;
  if (typeof base64 !== "string" || base64.replace(/^data:[^,]*,/, "").trim() === "")
    return { text: { id: "kit.picture.noText" } };
  const name = typeof fileName === "string" ? fileName.trim() : "";
  // A name may be nothing but an extension.
  const extension = extensionOf(`_${name}`);
  const own = isType(extension) ? name.slice(0, -extension.length - 1) : name;
  if (own === "") return { text: { id: "kit.picture.noName" } };
  const type = typeof given.type === "string" && given.type !== "" ? given.type.toLowerCase() : extension;
  if (!isType(type))
    return { text: { id: "kit.picture.noType", values: { types: BASE64_TYPES.join(", ") } } };
  return {
    upload: {
      serverid: typeof serverid === "string" && serverid !== "" ? serverid : "base",
      fileName: own,
      base64Str: base64.trim(),
      type,
    },
  };
}
