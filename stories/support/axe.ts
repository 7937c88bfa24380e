import type { Color, ReadColor, Words } from "./contrasts";

interface AxeNode {
  readonly html: string;
  readonly failureSummary?: string;
  readonly element: Element;
  readonly any: readonly { readonly data: unknown }[];
}

interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly AxeNode[];
}

/** As much of axe as is used here. */
export interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{ readonly violations: readonly AxeFinding[]; readonly passes: readonly AxeFinding[] }>;
  configure(spec: {
    readonly checks: readonly { readonly id: string; evaluate(element: Element): boolean }[];
    readonly rules: readonly { readonly id: string; readonly all: readonly string[] }[];
  }): void;
  readonly commons: {
    readonly color: {
      getBackgroundStack(element: Element): readonly Element[] | null;
      /** Channels from 0 to 255, alpha from 0 to 1. */
      readonly Color: new () => {
        readonly red: number;
        readonly green: number;
        readonly blue: number;
        readonly alpha: number;
        parseString(text: string): void;
      };
    };
  };
}

/** What axe says of a page: what is wrong, and the words whose contrast it could tell. */
export interface Audit {
  readonly findings: readonly string[];
  readonly words: readonly Words[];
}

const minimumOf = ({ any }: AxeNode): number => {
  const [check] = any;
  const { expectedContrastRatio = "" } = (check?.data ?? {}) as { expectedContrastRatio?: string };
  return parseFloat(expectedContrastRatio);
};

/** What lies under words, which axe notes as it goes: to set it up again in order to ask for it took a twelfth of its time. */
const grounds = new WeakMap<Element, readonly Element[]>();

/** What lies under an element's words. None noted means that axe no longer runs the check below. */
function groundOf(element: Element): readonly Element[] {
  const ground = grounds.get(element);
  if (!ground) throw new Error("axe has not noted what lies under words that it measured");
  return ground;
}

const configured = new WeakSet<Axe>();

/** Has axe note what lies under the words whose contrast it measures. */
function noteGrounds(axe: Axe): void {
  if (configured.has(axe)) return;
  configured.add(axe);
  const noted = {
    id: "ground-noted",
    evaluate: (element: Element) => {
      grounds.set(element, axe.commons.color.getBackgroundStack(element) ?? []);
      return true;
    },
  };
  axe.configure({ checks: [noted], rules: [{ id: "color-contrast", all: [noted.id] }] });
}

/**
 * Asks axe about the whole document. Landmarks are the business of whole pages, and so are the two rules for which axe loads every
 * style sheet and film again first: the styles of a part are in some page.
 */
export async function audit(axe: Axe, isWholePage: boolean): Promise<Audit> {
  noteGrounds(axe);
  const ofPages = { enabled: isWholePage };
  const { violations, passes } = await axe.run(document.body, {
    preload: isWholePage,
    rules: {
      region: ofPages,
      "css-orientation-lock": ofPages,
      "no-autoplay-audio": ofPages,
      "target-size": { enabled: true },
    },
    elementRef: true,
    selectors: false,
  });
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html}\n${failureSummary}`),
  );
  const words = [...violations, ...passes]
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) =>
      nodes.map((node) => ({
        element: node.element,
        under: groundOf(node.element),
        minimum: minimumOf(node),
      })),
    )
    .filter(({ under, minimum }) => under.length > 0 && minimum > 0);
  return { findings, words };
}

/** Reads colours as axe does, each once. */
export function colorReader({ commons }: Pick<Axe, "commons">): ReadColor {
  const known = new Map<string, Color>();
  return (text) => {
    const seen = known.get(text);
    if (seen) return seen;
    const parsed = new commons.color.Color();
    parsed.parseString(text);
    const color: Color = [parsed.red / 255, parsed.green / 255, parsed.blue / 255, parsed.alpha];
    known.set(text, color);
    return color;
  };
}
