import { styled } from "@mui/material/styles";
import FileDown from "lucide-react/icons/file-down";
import type { ReactElement } from "react";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { Button } from "../mui/Button";
import { useTableDownload, type TableDownloadOptions } from "./useTableDownload";

/** Both words in one place, so that the button keeps its width while one takes over from the other. */
const Words = styled("span")({
  display: "grid",
  "& > *": { gridArea: "1 / 1" },
  "& > [data-off]": { visibility: "hidden" },
});

const Rest = styled(Button)({ "&[aria-disabled=true]": { cursor: "progress" } });

interface Props extends TableDownloadOptions {
  readonly label?: Text;
  readonly variant?: "text" | "outlined" | "contained";
}

const LABEL: Text = { id: "kit.table.download" };
const BUSY: Text = { id: "kit.table.preparing" };

/** The button that downloads a table as a spreadsheet; it rests for a moment after each press [WID-06]. */
export function DownloadTableButton({
  label = LABEL,
  variant = "outlined",
  ...options
}: Props): ReactElement {
  const text = useText();
  const { busy, download } = useTableDownload(options);
  const words = (shown: Text, on: boolean) => (
    <span {...(!on && { "data-off": "", "aria-hidden": true })}>{text(shown)}</span>
  );
  return (
    <Rest
      variant={variant}
      startIcon={<FileDown aria-hidden size="1.125rem" />}
      aria-disabled={busy || undefined}
      onClick={download}
    >
      <Words>
        {words(label, !busy)}
        {words(BUSY, busy)}
      </Words>
    </Rest>
  );
}
