import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { ClosedApp } from "../../search/core/closedApps";
import { Phrase } from "../../base/kit/Phrase";

/** The heading: that a page is not there, or that its application is closed to the person. */
export const LostTitle = ({ app }: { readonly app: ClosedApp | null }): ReactElement =>
  app ? (
    <FormattedMessage id="search.closed.title" values={{ name: <Phrase text={app.name} /> }} />
  ) : (
    <FormattedMessage id="nav.notFound" />
  );
