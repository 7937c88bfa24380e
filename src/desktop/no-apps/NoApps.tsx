import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { LateScene } from "../../base/kit/LateScene";

/** What a desktop without applications says. */
export const NoApps = (): ReactElement => (
  <>
    <LateScene kind="first" />
    <h2>
      <FormattedMessage id="desktop.apps.empty" />
    </h2>
    <p>
      <FormattedMessage id="desktop.apps.empty.hint" />
    </p>
  </>
);
