import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { PlainButton } from "../PlainButton";
import { Skeleton } from "../Skeleton";

/** The state of loading more. */
export type MoreStatus = "ready" | "loading" | "failed" | "ended";

/** The state as text. */
export const moreWords = (status: MoreStatus): Text => ({
  id: `kit.scroll.${({ ready: "more", loading: "loading", failed: "failed", ended: "end" } as const)[status]}`,
});

const Place = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: "0.5rem",
  paddingBlock: "0.75rem",
  color: theme.vars.palette.text.secondary,
  fontSize: "0.875rem",
  "& p": { margin: 0 },
}));

interface Props {
  readonly status: MoreStatus;
  readonly onLoad: () => void;
}

/** The end of what is there: the way to more, its outline while it comes, and the end of all. */
export function LoadMore({ status, onLoad }: Props): ReactElement {
  const text = useText();
  if (status === "ended")
    return (
      <Place>
        <p>{text(moreWords(status))}</p>
      </Place>
    );
  const isLoading = status === "loading";
  return (
    <Place>
      {isLoading && <Skeleton aria-hidden sx={{ inlineSize: "100%", blockSize: "2.5rem" }} />}
      {status === "failed" && <p>{text(moreWords(status))}</p>}
      <PlainButton
        type="button"
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && onLoad()}
      >
        {text(status === "failed" ? { id: "common.retry" } : moreWords(status))}
      </PlainButton>
    </Place>
  );
}
