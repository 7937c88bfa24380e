import type { ReactElement } from "react";

interface Props {
  /** A symbol of an SVG file of this origin. */
  readonly href: string;
  /** The file did not come. */
  readonly onError: () => void;
}

/** A line drawing of 24 × 24 in the colour of the text around it. */
export const LineGlyph = ({ href, onError }: Props): ReactElement => (
  <svg
    className="app-glyph"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    aria-hidden="true"
  >
    <use
      href={href}
      // React has no property for it here.
      ref={(use) => {
        use?.addEventListener("error", onError);
        return () => use?.removeEventListener("error", onError);
      }}
    />
  </svg>
);
