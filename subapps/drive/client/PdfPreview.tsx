import { Box, Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { LoadAlert } from "@portal/kit";
import { pdfHead } from "./readBeginning";
import { useFile } from "./useFile";
import { useDriveWords } from "./words";

interface Props {
  readonly name: string;
  readonly url: string;
  /** Shown in place of a file that is no pdf: the browser's own viewer would take the keys and say it in its own words. */
  readonly broken: ReactNode;
}

/** A pdf in the browser's own viewer, once its beginning says that it is one. */
export function PdfPreview({ name, url, broken }: Props) {
  const words = useDriveWords();
  const loaded = useFile(url, pdfHead);
  const { status, data } = loaded;
  if (status === "failed") return <LoadAlert of={loaded} what={words("notShown")} />;
  if (data === null) return <Skeleton variant="rounded" sx={{ inlineSize: "100%", blockSize: "65dvh" }} />;
  if (!data) return broken;
  return (
    <Box
      component="iframe"
      src={url}
      title={name}
      sx={{ inlineSize: "100%", blockSize: "65dvh", border: 0 }}
    />
  );
}
