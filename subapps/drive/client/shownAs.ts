/** How a browser shows a file. */
export type ShownAs = "image" | "audio" | "video" | "pdf" | "text";

/** What browsers show; of TIFF, which they do not know, the platform draws a picture. */
const EXTENSIONS: Readonly<Record<ShownAs, readonly string[]>> = {
  image: ["png", "jpg", "jpeg", "gif", "bmp", "webp", "tif", "tiff"],
  audio: ["mp3", "wav", "ogg", "m4a", "aac", "flac"],
  video: ["mp4", "webm", "mov", "m4v"],
  pdf: ["pdf"],
  text: ["md", "csv", "tsv", "json", "log", "xml", "srt", "vtt", "tex", "py", "c", "cpp", "java"],
};

const BY_EXTENSION = new Map(
  (Object.keys(EXTENSIONS) as ShownAs[]).flatMap((kind) =>
    EXTENSIONS[kind].map((extension) => [extension, kind] as const),
  ),
);

/** How a file is shown, by its name; null for one that can only be saved. */
export const shownAs = (name: string): ShownAs | null =>
  BY_EXTENSION.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase()) ?? null;
