import { styled } from "@mui/material/styles";
import History from "lucide-react/icons/history";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { badgeOf } from "../base/core/apps/unread";
import { UnreadWords } from "../apps";
import { MenuLine, type LineProps } from "../bars";
import { useToastLog } from "./useToastLog";

const Unread = styled("span")(({ theme }) => ({
  marginInlineStart: "auto",
  paddingInlineStart: "1rem",
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
}));

/** The way to the toasts that were shown, with how many have not been seen; not there on a page that keeps none [MORE-03]. */
export function ToastLogLine({ close }: LineProps): ReactElement | null {
  const log = useToastLog();
  const unread = badgeOf(log?.unread);
  return (
    log && (
      <MenuLine Icon={History} close={close} onChoose={log.open}>
        <FormattedMessage id="header.toastLog" />
        {unread && (
          <Unread>
            <UnreadWords badge={unread} />
          </Unread>
        )}
      </MenuLine>
    )
  );
}
