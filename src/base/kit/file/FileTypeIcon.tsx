import { styled, type Theme } from "@mui/material/styles";
import File from "lucide-react/icons/file";
import FileArchive from "lucide-react/icons/file-archive";
import FileMusic from "lucide-react/icons/file-music";
import FilePlay from "lucide-react/icons/file-play";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import FileType from "lucide-react/icons/file-type";
import FileImage from "lucide-react/icons/file-image";
import FileChartPie from "lucide-react/icons/file-chart-pie";
import FilePenLine from "lucide-react/icons/file-pen-line";
import Folder from "lucide-react/icons/folder";
import type { ReactElement } from "react";
import { fileKindOf, type FileKind } from "../../core/file/fileKind";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";

const GLYPHS: Readonly<Record<FileKind, typeof File>> = {
  image: FileImage,
  audio: FileMusic,
  video: FilePlay,
  document: FilePenLine,
  sheet: FileSpreadsheet,
  slides: FileChartPie,
  pdf: FileText,
  text: FileType,
  archive: FileArchive,
  folder: Folder,
  other: File,
};

type Tone = "brand" | "info" | "success" | "warning" | "error" | "plain";

const TONES: Readonly<Record<FileKind, Tone>> = {
  image: "success",
  audio: "warning",
  video: "info",
  document: "info",
  sheet: "success",
  slides: "warning",
  pdf: "error",
  text: "plain",
  archive: "plain",
  folder: "brand",
  other: "plain",
};

function tone(theme: Theme, name: Tone) {
  const { palette } = theme.vars;
  if (name === "brand") return { color: palette.brand.accent, backgroundColor: palette.brand.tint2 };
  if (name === "plain") return { color: palette.text.secondary, backgroundColor: palette.surface.hover };
  return { color: palette[name].main, backgroundColor: palette.soft[name] };
}

const Tile = styled("span", { shouldForwardProp: (name) => name !== "size" && name !== "tone" })<{
  readonly size: number;
  readonly tone: Tone;
}>(({ theme, size, tone: name }) => ({
  inlineSize: `${size}rem`,
  blockSize: `${size}rem`,
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  borderRadius: "min(var(--radius-control), 25%)",
  ...tone(theme, name),
  "& > svg": { inlineSize: "60%", blockSize: "60%" },
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));

interface Props {
  /** The file's name, from which follows what it is; or what it is. */
  readonly file: string | { readonly kind: FileKind };
  /** In rem. */
  readonly size?: number;
  /** Whether it has a label; beside the file's name it needs none. */
  readonly labelled?: boolean;
}

/** A file's icon, by its extension [UP-09]. */
export function FileTypeIcon({ file, size = 2.5, labelled = false }: Props): ReactElement {
  const text = useText();
  const kind = typeof file === "string" ? fileKindOf(file) : file.kind;
  const Glyph = GLYPHS[kind];
  const name: Text = { id: "kit.file.kind", values: { kind } };
  return (
    <Tile
      size={size}
      tone={TONES[kind]}
      data-kind={kind}
      {...(labelled ? { role: "img", "aria-label": text(name) } : { "aria-hidden": true })}
    >
      <Glyph aria-hidden strokeWidth={1.75} />
    </Tile>
  );
}
