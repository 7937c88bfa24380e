import { styled } from "@mui/material/styles";
import { useSyncExternalStore, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Text } from "../core/wire/text";
import { Alert } from "./mui/Alert";
import { Button } from "./mui/Button";
import { Phrase } from "./Phrase";
import "./words";

const Line = styled("p")({ margin: 0 });
const Headline = styled(Line)({ fontWeight: 600 });

interface Props {
  /** What `useLoaded` says. */
  readonly of: {
    readonly status: "loading" | "failed" | "ready";
    readonly data: unknown;
    /** Why it failed, in the platform's words. */
    readonly text: Text | null;
    readonly reload: () => void;
  };
  /** What could not be loaded, as a sentence. */
  readonly what: Text;
}

const STALE: Text = { id: "kit.load.stale" };

function watchNetwork(changed: () => void) {
  const events = ["online", "offline"];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

const isOffline = () => !navigator.onLine;

/**
 * Says above its place that something could not be loaded and why, and loads it again; where an earlier answer still shows, that this
 * is one, unless there is no network, which the portal says for the whole page. Nothing as long as nothing has failed.
 */
export function LoadAlert({ of, what }: Props): ReactElement | null {
  const { status, data, text, reload } = of;
  const offline = useSyncExternalStore(watchNetwork, isOffline, () => false);
  const stale = data !== null;
  if (status !== "failed" || (stale && offline)) return null;
  return (
    <Alert
      severity={stale ? "warning" : "error"}
      action={
        <Button color="inherit" size="small" onClick={reload}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      <Headline>
        <Phrase text={stale ? STALE : what} />
      </Headline>
      {text !== null && (
        <Line>
          <Phrase text={text} />
        </Line>
      )}
    </Alert>
  );
}
