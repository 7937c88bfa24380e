import { Box, Button } from "@mui/material";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { DialogFrame, namedAddress, readDateTime, useSchoolDate, type Question } from "@portal/kit";
import { FileTypeIcon, useAmounts } from "@portal/kit/parts";
import { thumbnailOf, type DriveItem } from "./drive";
import { PdfPreview } from "./PdfPreview";
import { shownAs } from "./shownAs";
import { TextPreview } from "./TextPreview";
import { useDriveWords } from "./words";

interface Props extends Question<never> {
  readonly item: DriveItem;
  readonly timeZone: string;
}

/** Shows a picture, a pdf or a text, plays sound or a film, and offers everything to be saved. */
export function PreviewDialog({ item, timeZone, close }: Props) {
  const words = useDriveWords();
  const { size } = useAmounts();
  const dateOf = useSchoolDate();
  const { name, url } = item;
  const shown = namedAddress(url, name);
  const known = url === "" ? null : shownAs(name);
  // Phones show no pdf inside a page.
  const kind = known === "pdf" && !navigator.pdfViewerEnabled ? null : known;
  const [isBroken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  const inPlace = (why: string) => (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 2 }}>
      <FileTypeIcon file={name} size={4} />
      <p role="status">{why}</p>
    </Box>
  );
  const content = () => {
    if (isBroken) return inPlace(words("broken"));
    switch (kind) {
      case "image":
        return (
          <img
            src={/\.tiff?$/i.test(name) ? (thumbnailOf(item, "large") ?? shown) : shown}
            alt={name}
            onError={onError}
          />
        );
      case "video":
        return (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings come without captions
          <video src={shown} controls preload="metadata" aria-label={name} onError={onError}>
            {words("noPreview")}
          </video>
        );
      case "audio":
        return (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- as above
          <audio src={shown} controls preload="metadata" aria-label={name} onError={onError} />
        );
      case "text":
        return <TextPreview name={name} url={url} />;
      case "pdf":
        return <PdfPreview name={name} url={shown} broken={inPlace(words("broken"))} />;
      case null:
        return inPlace(words(known === "pdf" ? "noPdf" : "noPreview"));
    }
  };
  return (
    <DialogFrame
      title={name}
      width="min(64rem, 92vw)"
      onClose={() => close()}
      actions={
        <>
          <Box component="span" sx={{ marginInlineEnd: "auto", color: "text.secondary" }}>
            {words("facts", { size: size(item.size), when: dateOf(readDateTime(item.changedAt, timeZone)) })}
          </Box>
          {known === "pdf" && (
            <Button component="a" href={shown} target="_blank" rel="noopener">
              {words("openPdf")}
            </Button>
          )}
          <Button
            variant="contained"
            component="a"
            disabled={url === ""}
            href={namedAddress(url, name, { save: true })}
            download={name}
            startIcon={<Download aria-hidden size="1.125rem" />}
          >
            {words("save")}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: "grid",
          placeItems: "center",
          minBlockSize: "14rem",
          "& img, & video": { maxInlineSize: "100%", maxBlockSize: "65dvh" },
          "& audio": { inlineSize: "100%" },
        }}
      >
        {content()}
      </Box>
    </DialogFrame>
  );
}
