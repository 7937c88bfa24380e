import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { NoData } from "../../../kit/empty/NoData";
import { PlainLink } from "../../../kit/PlainLink";
import { VisuallyHidden } from "../../../kit/VisuallyHidden";
import { FriendlyPage, type AppFacts } from "./FriendlyPage";

interface Props {
  readonly title: string;
  readonly facts: AppFacts | undefined;
  /** Where engineers read how an application is made; null where the site names no such place. */
  readonly guide: string | null;
}

/** Stands where an application would that the school shows on its desktop but has not installed [DESK-15]. */
export function NotInstalled({ title, facts, guide }: Props): ReactElement {
  return (
    <FriendlyPage
      title={title}
      facts={facts}
      heading={<FormattedMessage id="viewport.notInstalled.title" values={{ title }} />}
    >
      <NoData
        what={{ id: "viewport.notInstalled.body" }}
        scene="lost"
        action={
          <PlainLink href="#/">
            <FormattedMessage id="nav.notFound.back" />
          </PlainLink>
        }
      />
      {guide !== null && (
        <p className="guide">
          <FormattedMessage id="viewport.notInstalled.engineers" />
          <a href={guide} target="_blank" rel="noopener">
            <FormattedMessage id="viewport.notInstalled.guide" />
            <VisuallyHidden>
              <FormattedMessage id="common.opensNewWindow" />
            </VisuallyHidden>
          </a>
        </p>
      )}
    </FriendlyPage>
  );
}
