import { withoutEnd } from "../text/withoutEnds";

/** What a file is, as far as its icon and its preview go. */
export type FileKind =
  | "image"
  | "audio"
  | "video"
  | "document"
  | "sheet"
  | "slides"
  | "pdf"
  | "text"
  | "archive"
  | "folder"
  | "other";

/** The pictures that are shown as such [UP-09]. */
const IMAGE_EXTENSIONS = ["gif", "jpg", "jpeg", "bmp", "png", "tif"] as const;

/** The sounds that are recognised [UP-09]. */
const AUDIO_EXTENSIONS = ["mp3", "wma", "wav", "m4a", "flac"] as const;

/** The films that are recognised [UP-09]. */
const VIDEO_EXTENSIONS = ["3gp", "avi", "flv", "rm", "rmvb", "mp4", "mkv", "mov", "wmv"] as const;

const EXTENSIONS: Readonly<Record<Exclude<FileKind, "folder" | "other">, readonly string[]>> = {
  image: IMAGE_EXTENSIONS,
  audio: AUDIO_EXTENSIONS,
  video: VIDEO_EXTENSIONS,
  document: ["doc", "docx", "wps", "odt", "rtf"],
  sheet: ["xls", "xlsx", "csv", "et", "ods"],
  slides: ["ppt", "pptx", "pps", "ppsx", "dps", "odp"],
  pdf: ["pdf"],
  text: ["txt", "md", "log", "json", "xml"],
  archive: ["zip", "rar", "7z", "tar", "gz", "tgz", "bz2", "xz"],
};

const KIND_OF = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, extensions]) =>
    extensions.map((extension) => [extension, kind as FileKind] as const),
  ),
);

/**
 * A file name's extension in lower case, without its dot; empty where there is none, as in `.profile`. Dots and blanks at
 * the end count for nothing, as systems drop them.
 */
export function extensionOf(name: string): string {
  const file = withoutEnd(name, /[\s.]/).replace(/^.*[\\/]/s, "");
  const dot = file.lastIndexOf(".");
  return dot > 0 ? file.slice(dot + 1).toLowerCase() : "";
}

/** What a file is by its name [UP-09]. */
export const fileKindOf = (name: string): FileKind => KIND_OF.get(extensionOf(name)) ?? "other";
