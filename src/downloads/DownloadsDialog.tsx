import { styled } from "@mui/material/styles";
import Download from "lucide-react/icons/download";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { PlainLink } from "../base/kit/PlainLink";

/** The forms in which there is a desktop client, the usual one first. */
const FORMS = ["windows", "portable"] as const;

/** Where each form is downloaded, already judged; null for one that the site does not have. */
export type Downloads = Readonly<Record<(typeof FORMS)[number], string | null>>;

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: "1rem 0 0",
  padding: 0,
  display: "grid",
  gap: "1rem",
  "& p": { margin: "0.375rem 0 0", fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
}));

interface Props extends Question<never> {
  readonly downloads: Downloads;
}

/** Where the desktop client is downloaded: its installer, and an archive that needs no installation [DESK-13]. */
export const DownloadsDialog = ({ close, downloads }: Props): ReactElement => (
  <DialogFrame title={{ id: "downloads.title" }} size="question" onClose={() => close()}>
    <FormattedMessage id="downloads.intro" />
    <List role="list">
      {FORMS.map((form) => {
        const address = downloads[form];
        return (
          address !== null && (
            <li key={form}>
              <PlainLink href={address} download="" rel="noopener noreferrer">
                <Download aria-hidden="true" size="1.125rem" />
                <FormattedMessage id={`downloads.${form}`} />
              </PlainLink>
              <p>
                <FormattedMessage id={`downloads.${form}.hint`} />
              </p>
            </li>
          )
        );
      })}
    </List>
  </DialogFrame>
);
