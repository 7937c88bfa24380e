import { Box, Button } from "@mui/material";
import Download from "lucide-react/icons/download";
import { useEffect, useState } from "react";
import {
  DialogFrame,
  namedAddress,
  readDateTime,
  usePortal,
  useSchoolDate,
  type Question,
} from "@portal/kit";
import { FileTypeIcon, useAmounts } from "@portal/kit/parts";
import { thumbnailOf, type DriveItem } from "./drive";
import { PdfPreview } from "./PdfPreview";
import { shownAs, type ShownAs } from "./shownAs";
import { TextPreview } from "./TextPreview";
import { useDriveWords } from "./words";

interface Props extends Question<never> {
  readonly item: DriveItem;
  readonly timeZone: string;
}

/**
 * How often a picture, film or sound was asked for. The browser asks for it without the portal, so the first failure renews the session
 * and asks once more.
 */
function useTries() {
  const { renew } = usePortal();
  const [{ tries, isBroken }, set] = useState({ tries: 0, isBroken: false });
  const onError = () => {
    if (tries % 2 === 0) void renew().then(() => set({ tries: tries + 1, isBroken: false }));
    else set({ tries: tries + 1, isBroken: true });
  };
  return { tries, isBroken, onError, again: () => set({ tries, isBroken: false }) };
}

interface UnshownProps {
  readonly name: string;
  readonly why: string;
  /** Whether it is said aloud: where it comes after the dialog, which is read out when it opens. */
  readonly spoken?: boolean;
  readonly again?: () => void;
}

/** Says in place of a file why it does not show. */
function Unshown({ name, why, spoken = false, again }: UnshownProps) {
  const words = useDriveWords();
  const { announce } = usePortal();
  useEffect(() => {
    if (spoken) announce(why);
  }, [announce, spoken, why]);
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 2 }}>
      <FileTypeIcon file={name} size={4} />
      <p>{why}</p>
      {again && <Button onClick={again}>{words("again")}</Button>}
    </Box>
  );
}

/** A file by what browsers do with files of its name; phones show no pdf inside a page. */
function kindOf({ name, url }: DriveItem): { readonly known: ShownAs | null; readonly kind: ShownAs | null } {
  const known = url === "" ? null : shownAs(name);
  return { known, kind: known === "pdf" && !navigator.pdfViewerEnabled ? null : known };
}

/** A file as far as a page shows it. */
function Content({ item }: { readonly item: DriveItem }) {
  const words = useDriveWords();
  const { name, url } = item;
  const shown = namedAddress(url, name);
  const { known, kind } = kindOf(item);
  const { tries, isBroken, onError, again } = useTries();
  if (isBroken) return <Unshown name={name} spoken again={again} why={words("broken")} />;
  switch (kind) {
    case "image":
      return (
        <img
          key={tries}
          src={/\.tiff?$/i.test(name) ? (thumbnailOf(item, "large") ?? shown) : shown}
          alt={name}
          onError={onError}
        />
      );
    case "video":
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings come without captions
        <video key={tries} src={shown} controls preload="metadata" aria-label={name} onError={onError}>
          {words("noPreview")}
        </video>
      );
    case "audio":
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
        <audio key={tries} src={shown} controls preload="metadata" aria-label={name} onError={onError} />
      );
    case "text":
      return <TextPreview name={name} url={url} />;
    case "pdf":
      return (
        <PdfPreview name={name} url={shown} broken={<Unshown name={name} spoken why={words("broken")} />} />
      );
    case null:
      return <Unshown name={name} why={words(known === "pdf" ? "noPdf" : "noPreview")} />;
  }
}

/** Shows a picture, a pdf or a text, plays sound or a film, and offers everything to be saved. */
export function PreviewDialog({ item, timeZone, close }: Props) {
  const words = useDriveWords();
  const { size } = useAmounts();
  const dateOf = useSchoolDate();
  const { name, url } = item;
  const { known } = kindOf(item);
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
            <Button component="a" href={namedAddress(url, name)} target="_blank" rel="noopener">
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
        <Content item={item} />
      </Box>
    </DialogFrame>
  );
}
