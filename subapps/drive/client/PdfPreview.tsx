import { Alert, Box, Skeleton } from "@mui/material";
import { useCallback, type ReactNode } from "react";
import { useLoaded, type Answer } from "@portal/kit";
import { beginsAsPdf } from "./readBeginning";
import { useDriveWords } from "./words";

interface Props {
  readonly name: string;
  readonly url: string;
  /** Shown in place of a file that is no pdf: the browser's own viewer would take the keys and say it in its own words. */
  readonly broken: ReactNode;
}

const isAnswer = (value: unknown): boolean => value === true;

/** A pdf in the browser's own viewer, once its beginning says that it is one. */
export function PdfPreview({ name, url, broken }: Props) {
  const words = useDriveWords();
  const ask = useCallback(async (): Promise<Answer> => {
    const data = await beginsAsPdf(url);
    return data === null ? { ok: false, status: null, text: "" } : { ok: true, data };
  }, [url]);
  const { status, data } = useLoaded(url, ask, isAnswer);
  if (status === "failed") return <Alert severity="error">{words("failed")}</Alert>;
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
