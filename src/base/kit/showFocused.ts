/** Brings what has the focus back into sight where something that came above it has pushed it out of the window [A11Y-02]. */
export function showFocused(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) activeElement.scrollIntoView({ block: "nearest" });
}
