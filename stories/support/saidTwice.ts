/** Controls, whose name is their label or what they hold. */
const NAMED = "a[href], button, summary, [role], [tabindex], input, select, textarea";

const oneLine = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/** The titles that say no more than the name of their element, which a screen reader then says twice [A11Y-01]. */
export const saidTwice = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll("[title]")].flatMap((element) => {
    const title = oneLine(element.getAttribute("title"));
    const label = oneLine(element.getAttribute("aria-label"));
    const name = label !== "" ? label : element.matches(NAMED) ? oneLine(element.textContent) : "";
    return title !== "" && title === name ? [`the title says the name once more: ${title}`] : [];
  });
