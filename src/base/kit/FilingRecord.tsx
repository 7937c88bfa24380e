import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { DatedPhrase } from "./dated";
import { RemoteImage } from "./RemoteImage";
import { VisuallyHidden } from "./VisuallyHidden";

/** A filing record, whose addresses have been judged. */
export interface ShownFiling {
  readonly text: string;
  readonly href: string | null;
  readonly image: string | null;
}

/** A school's record in a public register of sites, with its way there [FOOT-01]. */
export function FilingRecord({
  text,
  href,
  image,
  zone,
}: ShownFiling & { readonly zone: string }): ReactElement {
  const content = (
    <>
      <RemoteImage src={image} size="1rem" fallback={null} />
      <DatedPhrase text={text} zone={zone} />
    </>
  );
  if (href === null) return <span className="filing">{content}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
      <VisuallyHidden>
        <FormattedMessage id="common.opensNewWindow" />
      </VisuallyHidden>
    </a>
  );
}
