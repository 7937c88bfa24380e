import { styled } from "@mui/material/styles";
import { use, useSyncExternalStore, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Text } from "../core/wire/text";
import { NoticePlace } from "./dialog/DialogNotice";
import { Alert } from "./mui/Alert";
import { Button } from "./mui/Button";
import { FootNotice, FootPlaceContext } from "./PageFoot";
import { Phrase } from "./Phrase";

const Line = styled("p")({ margin: 0 });
const Headline = styled(Line)({ fontWeight: 600 });

/** It is opaque, because rows scroll below it and an alert's tint alone would let them show through. */
const Raised = styled("div")(({ theme }) => ({
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.warning.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
  // On a phone it covers no more than it must: the rows are there, and why they are old matters less.
  "@media (max-width: 37.5em)": {
    "& .MuiAlert-root": { paddingBlock: 0 },
    "& .MuiAlert-action": { padding: 0 },
    "& p + p": { display: "none" },
  },
}));

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
 * Says above its place that something could not be loaded and why, and loads it again; nothing as long as nothing has failed. Where an
 * earlier answer still shows, it says so at the foot of the page, where it moves none of the rows that a person is about to press, and
 * not at all without a network, which the portal says for the whole page [A11Y-05].
 */
export function LoadAlert({ of, what }: Props): ReactElement | null {
  const { status, data, text, reload } = of;
  const offline = useSyncExternalStore(watchNetwork, isOffline, () => false);
  const inDialog = use(NoticePlace) !== undefined;
  const inFrame = use(FootPlaceContext) !== null;
  const stale = data !== null;
  if (status !== "failed" || (stale && offline)) return null;
  const alert = (
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
  if (!stale || inDialog || !inFrame) return alert;
  return (
    <FootNotice data-no-print="">
      <Raised>{alert}</Raised>
    </FootNotice>
  );
}
