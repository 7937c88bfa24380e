import type { UploadsNews } from "./uploadsNews";
import type { ChosenFile, UploadAct, UploadFor } from "./uploadsView";

/** What the tabs of one person tell each other of the uploads. One tab sends; the others show, and say what the person wants. */
export type UploadsMessage =
  /** A tab has come, and has seen nothing yet. */
  | { readonly kind: "came"; readonly tab: string }
  | { readonly kind: "went"; readonly tab: string }
  /** From what shows uploads as soon as there are some; a tab that sends none does not answer. */
  | { readonly kind: "ask" }
  /** From the tab that sends; `whole` = all there is, and not only what has changed since that tab's last news. */
  | { readonly kind: "news"; readonly tab: string; readonly whole: boolean; readonly news: UploadsNews }
  | {
      readonly kind: "add";
      /** The tab that is asked; null = whichever sends, before there was news of one. */
      readonly to: string | null;
      readonly call: string;
      /** The tab that asks does it itself from then on; milliseconds since 1970. */
      readonly until: number;
      readonly chosen: readonly ChosenFile[];
      readonly wanted: UploadFor;
    }
  | { readonly kind: "added"; readonly call: string; readonly ids: readonly string[] }
  | {
      readonly kind: "act";
      readonly to: string | null;
      readonly act: UploadAct;
      readonly id: string | null;
    }
  /** The same for some of them. */
  | {
      readonly kind: "acts";
      readonly to: string | null;
      readonly act: UploadAct;
      readonly ids: readonly string[];
    };

/** The other tabs of the same person. What goes over it is cloned: a `File` stays one when the tab that had it is closed. */
export interface UploadsChannel {
  readonly post: (message: UploadsMessage) => void;
  /** The answer stops listening. */
  readonly listen: (listener: (message: UploadsMessage) => void) => () => void;
  readonly close: () => void;
}

/** Counts up when the messages of an older page would not be understood, which may still be open in another tab. */
const VERSION = 1;

/** The channel of one person; without BroadcastChannel every tab is alone. */
export function browserUploadsChannel(person: string): UploadsChannel {
  const channel =
    typeof BroadcastChannel === "undefined"
      ? null
      : new BroadcastChannel(`portal.uploads.${VERSION}.${person}`);
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<UploadsMessage>) => listener(data);
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
    close: () => channel?.close(),
  };
}
