import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { NoData } from "../../../base/kit/empty/NoData";
import { BackToDesktop } from "./BackToDesktop";
import { FriendlyPage, type AppFacts } from "./FriendlyPage";

interface Props {
  readonly title: string;
  readonly facts: AppFacts | undefined;
}

/** Stands where an application would whose licence has ended [LIC-02]. */
export const ExpiredApp = ({ title, facts }: Props): ReactElement => (
  <FriendlyPage
    title={title}
    facts={facts}
    heading={<FormattedMessage id="viewport.expired.title" values={{ title }} />}
  >
    <NoData what={{ id: "viewport.expired.body" }} scene="lost" action={<BackToDesktop />} />
  </FriendlyPage>
);
