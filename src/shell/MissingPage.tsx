import { useEffect, type ReactElement } from "react";
import { useIntl } from "react-intl";
import type { PartFault } from "../base/core/part/partFault";
import type { MessageId } from "../base/i18n/messageIds";
import { detailOf } from "../base/kit/detailOf";
import { useKit } from "../base/kit/KitContext";
import type { MissingPart } from "../base/kit/latePart";
import { PageSkeleton } from "../base/kit/PageSkeleton";
import { usePorts } from "../base/platform/PortsContext";
import { usePartFault } from "../base/platform/usePartFault";
import { PageProblem } from "./PageProblem";

/** What is said of each fault. */
const WORDS: Readonly<Record<PartFault, { readonly title: MessageId; readonly what: MessageId }>> = {
  unreachable: { title: "nav.unreachable.title", what: "nav.unreachable.body" },
  stale: { title: "nav.stale.title", what: "nav.stale.body" },
  broken: { title: "common.failedTitle", what: "nav.failed.body" },
};

/**
 * Stands in the place of a page whose code did not come. Without a network it is asked for once more in place, so that
 * whatever else is open stays; only where a newer build has taken its place does the page have to be loaded again
 * [REL-03, MORE-04].
 */
export function MissingPage({ error, failures, retry, trying }: MissingPart): ReactElement {
  const { navigation } = usePorts();
  const { announcer } = useKit();
  const { formatMessage } = useIntl();
  const fault = usePartFault(error);
  const what = fault && formatMessage({ id: WORDS[fault].what });
  useEffect(() => {
    if (what) announcer.say(what, "assertive");
  }, [announcer, what, failures]);
  if (fault === null) return <PageSkeleton lines={8} />;
  const stale = fault === "stale";
  return (
    <PageProblem
      title={WORDS[fault].title}
      what={trying ? "nav.trying" : WORDS[fault].what}
      scene={fault === "unreachable" ? "offline" : "error"}
      detail={detailOf(error)}
      retry={stale ? "nav.reload" : undefined}
      onRetry={stale ? () => navigation.reload() : retry}
    />
  );
}
