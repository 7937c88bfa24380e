import type { BadgeForm } from "../menu/unread";

/** How the platform wants unread marks to look, from its JSON text; all but a clear no to counts means counts [MSG-02]. */
export function readBadgeForm(text: string | undefined): BadgeForm {
  try {
    const config = JSON.parse(text ?? "") as { readonly pcOpen?: unknown } | null;
    return config?.pcOpen === false ? "dot" : "count";
  } catch {
    return "count";
  }
}
