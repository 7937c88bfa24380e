import { styled } from "@mui/material";
import { useState } from "react";
import { FileTypeIcon } from "@portal/kit/parts";
import { thumbnailOf, type DriveItem } from "./drive";

const Picture = styled("img")({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  borderRadius: "var(--radius-control)",
});

/** A picture in small, or the icon of what a thing is; decorative, its name is beside it. */
export function ItemMark({ item, size }: { readonly item: DriveItem; readonly size?: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = thumbnailOf(item, "small");
  if (src !== null && src !== failed)
    return (
      <Picture
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setFailed(src)}
      />
    );
  const file = item.kind === "folder" ? ({ kind: "folder" } as const) : item.name;
  return size === undefined ? <FileTypeIcon file={file} /> : <FileTypeIcon file={file} size={size} />;
}
