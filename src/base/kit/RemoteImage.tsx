import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";

const Picture = styled("img", { shouldForwardProp: (name) => name !== "size" })<{ readonly size: string }>(
  ({ size }) => ({ flex: "none", inlineSize: size, blockSize: size, objectFit: "contain" }),
);

interface Props {
  readonly src: string | null | undefined;
  /** What the picture says; empty for one that only decorates. */
  readonly alt?: string;
  /** Shown where there is no picture or it cannot be loaded; it has to say the same as the picture. */
  readonly fallback: ReactNode;
  /** Width and height as a CSS length. */
  readonly size: string;
}

/** A picture from the platform, replaced by its fallback when it does not load; a new address is tried again. */
export function RemoteImage({ src, alt = "", fallback, size }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return fallback;
  return <Picture size={size} src={src} alt={alt} onError={() => setFailed(src)} />;
}
