import { DownloadTableButton, PrintButton } from "@portal/kit";
import { useNoticeTable, type NoticeChoice } from "./useNoticeTable";
import { useNoticeWords } from "./words";

/** Downloads and prints all notices of a list, whatever page it shows [VIEW-06]. */
export function NoticeTools({ choice }: { readonly choice?: NoticeChoice }) {
  const words = useNoticeWords();
  const source = useNoticeTable(choice);
  const title = words("title");
  return (
    <>
      <DownloadTableButton variant="text" title={title} source={source} />
      <PrintButton variant="text" title={title} source={source} />
    </>
  );
}
