import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyShelf } from "../../../kit/empty/EmptyShelf";
import "./words";

/** What a desktop without applications says. */
export const NoApps = (): ReactElement => (
  <>
    <EmptyShelf />
    <h2>
      <FormattedMessage id="desktop.apps.empty" />
    </h2>
    <p>
      <FormattedMessage id="desktop.apps.empty.hint" />
    </p>
  </>
);
