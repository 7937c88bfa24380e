import { Box, IconButton, Link, Typography } from "@mui/material";
import Download from "lucide-react/icons/download";
import { namedAddress, VisuallyHidden, Phrase } from "@portal/kit";
import { FileTypeIcon, useAmounts } from "@portal/kit/parts";
import type { NoticeFile } from "./notices";
import { useNoticeWords } from "./words";

/** Between two parts that are read as one line. */
const BLANK = " ";

/** What every browser shows by itself. */
const SHOWN = /\.(png|jpe?g|gif|bmp|webp|pdf)$/i;

/** The files of a notice: pictures and pdf open in a new tab, and each is downloaded under its own name; one without an address is only named. */
export function NoticeFiles({ files }: { readonly files: readonly NoticeFile[] }) {
  return (
    <Box
      component="ul"
      role="list"
      sx={{ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 0.5, maxWidth: "68ch" }}
    >
      {files.map((file) => (
        <FileRow key={`${file.file}/${file.name}`} file={file} />
      ))}
    </Box>
  );
}

function FileRow({ file: { name, size, url } }: { readonly file: NoticeFile }) {
  const words = useNoticeWords();
  const amounts = useAmounts();
  const download = words("download", { name });
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        alignItems: "center",
        gap: 1.5,
        padding: "0.375rem 0.5rem",
        borderRadius: 1,
        "&:hover": { bgcolor: "surface.hover" },
        breakInside: "avoid",
      }}
    >
      <FileTypeIcon file={name} />
      <Box sx={{ overflowWrap: "anywhere" }}>
        {url !== "" && SHOWN.test(name) ? (
          <Link href={namedAddress(url, name)} target="_blank" rel="noopener">
            <Phrase text={name} />
            <VisuallyHidden>{words("newTab")}</VisuallyHidden>
          </Link>
        ) : (
          <Phrase text={name} />
        )}
        {BLANK}
        <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
          {amounts.size(size)}
        </Typography>
      </Box>
      {url !== "" && (
        <IconButton
          data-no-print=""
          component="a"
          href={namedAddress(url, name, { save: true })}
          download={name}
          aria-label={download}
        >
          <Download aria-hidden size="1.25rem" />
        </IconButton>
      )}
    </Box>
  );
}
