import { Alert, Box, Skeleton } from "@mui/material";
import { useCallback } from "react";
import { useLoaded, type Answer } from "@portal/kit";
import { readBeginning, type Beginning } from "./readBeginning";
import { useDriveWords } from "./words";

const isBeginning = (value: unknown): Beginning | null => value as Beginning | null;

/** The beginning of a text file, as text: whatever is in it, it is not markup. */
export function TextPreview({ name, url }: { readonly name: string; readonly url: string }) {
  const words = useDriveWords();
  const ask = useCallback(async (): Promise<Answer> => {
    const beginning = await readBeginning(url);
    return beginning ? { ok: true, data: beginning } : { ok: false, status: null, text: "" };
  }, [url]);
  const { status, data } = useLoaded(url, ask, isBeginning);
  if (status === "failed") return <Alert severity="error">{words("failed")}</Alert>;
  if (!data) return <Skeleton variant="rounded" sx={{ inlineSize: "100%", blockSize: "14rem" }} />;
  return (
    <Box sx={{ inlineSize: "100%" }}>
      {data.isCut && (
        <Alert severity="info" role="status">
          {words("textCut")}
        </Alert>
      )}
      <Box
        component="pre"
        tabIndex={0}
        role="document"
        aria-label={name}
        sx={{
          margin: 0,
          padding: 2,
          maxBlockSize: "65dvh",
          overflow: "auto",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          fontFamily: "monospace",
          fontSize: "0.9375rem",
        }}
      >
        {data.text}
      </Box>
    </Box>
  );
}
