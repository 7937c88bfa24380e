import { flagOf } from "./readFlag";
import { listOf, recordOf, textOf } from "./read";

/** A school's record in a public register of sites; addresses are as the platform wrote them, and not judged yet. */
export interface Filing {
  readonly text: string;
  readonly url: string;
  readonly image: string;
}

/** What a school shows at the foot of its pages. */
export interface Footer {
  readonly copyright: string;
  readonly filings: readonly Filing[];
  /** Whether the school wants a link to the site's help centre there. */
  readonly help: boolean;
  /** The address of a help centre of the school's own, as the platform wrote it and not judged yet; empty = none. */
  readonly link: string;
}

function readFiling(wire: unknown): readonly Filing[] {
  const { baUrl, baImg, baContent, showImg } = recordOf(wire);
  const filing = {
    text: textOf(baContent),
    url: textOf(baUrl),
    image: flagOf(showImg, false) ? textOf(baImg) : "",
  };
  return filing.text === "" ? [] : [filing];
}

/**
 * The footer of a unit's configuration, whose `decorationSet` comes as JSON text or as an object; null where the school
 * wants none [FOOT-01].
 */
export function readFooter(wire: unknown): Footer | null {
  const { footer, link, decorationSet } = recordOf(wire);
  const { show, copyright, helpCenter, showBaMsg, baList } = recordOf(recordOf(decorationSet)["footerMsg"]);
  if (!flagOf(show, true)) return null;
  return {
    copyright: textOf(copyright) || textOf(footer),
    filings: flagOf(showBaMsg, true) ? listOf(baList).flatMap(readFiling) : [],
    help: flagOf(helpCenter, textOf(helpCenter) !== ""),
    link: textOf(link),
  };
}
