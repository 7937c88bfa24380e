import { LAYERS } from "../../../theme/layouts";
import { reachesByName, type LeftBehind, type ObservedPage } from "../core/layerChecks";
import { cut } from "../core/report";
import { describeElement } from "./describe";
import { watchScripts } from "./watchScripts";

/** Watches what an application does to the page beside its own element. */
export interface PageWatch {
  /** What it does while it runs. */
  observe(): ObservedPage;
  /** It has been asked to end. */
  ended(): void;
  /** What it has left. The watch is over, and the page as it was before, so that the next visit finds the same. */
  leave(): LeftBehind;
}

/** As much as is looked at. */
const MOST_ELEMENTS = 5_000;
const MOST_RULES = 3_000;
const MOST_SEEN = 100;

/** The portal's own: what its look and its dialogs change at the page. */
const PORTAL_ATTRIBUTES =
  /^(data-(look|scheme|active-theme|still|picture|drawn|early|common)|lang|aria-hidden|inert|translate)$/;
const LOOK_STYLES = "look-styles";
/** What the portal's own parts put into the head when they come. */
const PORTAL_HEAD = 'meta[name="emotion-insertion-point"], title, base';

const attributesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));

/** Rules within others, such as `@media`. */
function* rulesOf(rules: CSSRuleList, from = 0): Generator<CSSStyleRule> {
  for (let place = from; place < rules.length; place += 1) {
    const rule = rules[place];
    if (!rule) continue;
    if ("selectorText" in rule) yield rule as CSSStyleRule;
    else if ("cssRules" in rule) yield* rulesOf(rule.cssRules as CSSRuleList);
  }
}

/** The rules of a sheet; none of one that may not be read. */
function readable(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

const sheetsOf = (page: Document): readonly CSSStyleSheet[] => [
  ...page.styleSheets,
  // Older browsers have none.
  ...((page.adoptedStyleSheets as CSSStyleSheet[] | undefined) ?? []),
];

/** The keys of the style caches: that of the portal, and that of the application in the lab. */
interface StyleKeys {
  readonly portal: string;
  readonly own: string;
}

/** Whether an element of the head is the portal's: the style sheet of its look, or of its style cache. */
const isPortalStyle = (element: Element, { portal }: StyleKeys): boolean =>
  element.id === LOOK_STYLES ||
  [portal, `${portal}-global`].includes(element.getAttribute("data-emotion") ?? "");

/** Whether an element is a tooltip of a control outside of the application: the portal's own. */
function isPortalTip(element: Element, host: HTMLElement): boolean {
  if (element.getAttribute("role") !== "tooltip" || element.id === "") return false;
  const named = element.ownerDocument.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`);
  return named !== null && !host.contains(named);
}

/**
 * Begins to watch: `host` is the pane of the lab around the application. The rules of the
 * application's style cache are for single classes and reach nothing else.
 */
export function watchPage(view: Window, host: HTMLElement, app: string, keys: StyleKeys): PageWatch {
  const page = view.document;
  const roots = { html: page.documentElement, head: page.head, body: page.body };
  const before = {
    children: new Set<Element>([...page.body.children, ...page.head.children]),
    attributes: new Map(Object.values(roots).map((root) => [root, attributesOf(root)])),
    adopted: [...page.adoptedStyleSheets],
    rules: new Map(sheetsOf(page).map((sheet) => [sheet, readable(sheet)?.length ?? 0])),
  };
  const scripts = watchScripts(view, app);
  const ownClass = new RegExp(`^\\.${keys.own}-[\\w-]+`);

  const addedIn = (parent: Element) =>
    [...parent.children].filter(
      (element) =>
        !before.children.has(element) && !isPortalStyle(element, keys) && !isPortalTip(element, host),
    );
  const changes = () =>
    Object.entries(roots).flatMap(([name, root]) => {
      const known = before.attributes.get(root);
      const now = attributesOf(root);
      const hasOtherTheme =
        known?.get("data-scheme") !== now.get("data-scheme") ||
        known?.get("data-look") !== now.get("data-look");
      return [...new Set([...(known?.keys() ?? []), ...now.keys()])]
        .filter((attribute) => known?.get(attribute) !== now.get(attribute))
        .filter(
          (attribute) => !PORTAL_ATTRIBUTES.test(attribute) && !(attribute === "style" && hasOtherTheme),
        )
        .map((attribute) => ({ name, root, attribute, known: known?.get(attribute) }));
    });
  const changed = () => changes().map(({ name, attribute }) => cut(`${name}[${attribute}]`, 120));
  const matchesOutside = (selector: string): boolean => {
    try {
      return [...page.querySelectorAll(selector)]
        .slice(0, MOST_SEEN)
        .some((element) => !host.contains(element));
    } catch {
      return false;
    }
  };
  const reaching = (): readonly string[] => {
    const found = new Set<string>();
    const portal = new Set<CSSStyleSheet | null>(
      [...page.querySelectorAll<HTMLStyleElement | HTMLLinkElement>("style, link")]
        .filter((element) => isPortalStyle(element, keys))
        .map(({ sheet }) => sheet),
    );
    let left = MOST_RULES;
    for (const sheet of sheetsOf(page)) {
      const rules = portal.has(sheet) ? null : readable(sheet);
      if (!rules) continue;
      for (const { selectorText } of rulesOf(rules, before.rules.get(sheet) ?? 0)) {
        if ((left -= 1) < 0 || found.size >= MOST_SEEN) return [...found];
        const isScoped = selectorText.split(",").every((part) => ownClass.test(part.trim()));
        if (!isScoped && (reachesByName(selectorText) || matchesOutside(selectorText)))
          found.add(cut(selectorText, 200));
      }
    }
    return [...found];
  };
  const outside = () => addedIn(page.body).slice(0, MOST_SEEN);
  const above = (): readonly string[] =>
    [host, ...outside()]
      .flatMap((root) =>
        [...root.querySelectorAll("*"), ...(root === host ? [] : [root])].slice(0, MOST_ELEMENTS),
      )
      .map((element) => ({ element, layer: Number(view.getComputedStyle(element).zIndex) }))
      .filter(({ layer }) => layer >= LAYERS.platform)
      .slice(0, MOST_SEEN)
      .map(({ element, layer }) => `${describeElement(element)}: ${layer}`);

  return {
    observe: () => ({
      outside: outside().map(describeElement),
      styles: reaching(),
      attributes: changed(),
      above: above(),
    }),
    ended: () => scripts.ended(),
    leave: () => {
      const { listeners, timers } = scripts.read();
      scripts.stop();
      const heads = addedIn(page.head).filter(
        (element) =>
          !element.matches(`script, ${PORTAL_HEAD}`) && element.getAttribute("data-emotion") !== keys.own,
      );
      const isStyle = (element: Element) => element.matches("style, link[rel=stylesheet]");
      const nodes = [
        ...outside(),
        ...heads.filter((element) => !isStyle(element) && !element.matches("link")),
      ];
      const styles = heads.filter(isStyle);
      const sheets = page.adoptedStyleSheets.filter((sheet) => !before.adopted.includes(sheet));
      const left = {
        nodes: nodes.map(describeElement),
        styles: [...styles.map(describeElement), ...sheets.map(() => "adoptedStyleSheets")],
        attributes: changed(),
        listeners,
        timers,
      };
      for (const element of [...nodes, ...styles]) element.remove();
      if (sheets.length > 0) page.adoptedStyleSheets = before.adopted;
      for (const { root, attribute, known } of changes())
        if (known === undefined) root.removeAttribute(attribute);
        else root.setAttribute(attribute, known);
      return left;
    },
  };
}
