import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { NoData } from "../../../base/kit/empty/NoData";
import { VisuallyHidden } from "../../../base/kit/VisuallyHidden";
import { BackToDesktop } from "./BackToDesktop";
import { FriendlyPage, type AppFacts } from "./FriendlyPage";

/** Why nothing is installed where an application was asked for. */
export type Absence =
  /** No application of the person's has that name: the address is mistyped, or old. */
  | "unknown"
  /** The person's menu has it; they belong to those who see to it that it is installed. */
  | "notInstalled"
  /** The person's menu has it; others see to it. */
  | "notInstalledAsk";

interface Props {
  readonly absence: Absence;
  readonly title: string;
  /** What the address calls it. */
  readonly code: string;
  readonly facts: AppFacts | undefined;
  /** Where engineers read how an application is made; null where the site names no such place. */
  readonly guide: string | null;
}

/** Stands where an application would that is not installed, or that does not exist [DESK-15]. */
export function NotInstalled({ absence, title, code, facts, guide }: Props): ReactElement {
  return (
    <FriendlyPage
      title={title}
      facts={facts}
      heading={<FormattedMessage id={`viewport.${absence}.title`} values={{ title }} />}
    >
      <NoData
        what={{ id: `viewport.${absence}.body`, values: { code } }}
        scene="lost"
        action={<BackToDesktop />}
      />
      {absence === "notInstalled" && guide !== null && (
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
