import { Alert, Box, Skeleton } from "@mui/material";
import { LoadAlert } from "@portal/kit";
import { beginning } from "./readBeginning";
import { useFile } from "./useFile";
import { useDriveWords } from "./words";

/** The beginning of a text file, as text: whatever is in it, it is not markup. */
export function TextPreview({ name, url }: { readonly name: string; readonly url: string }) {
  const words = useDriveWords();
  const loaded = useFile(url, beginning);
  const { status, data } = loaded;
  if (status === "failed") return <LoadAlert of={loaded} what={words("notShown")} />;
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
