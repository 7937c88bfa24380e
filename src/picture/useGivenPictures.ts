import { useEffect, useEffectEvent } from "react";

const HEARD = ["dragenter", "dragover", "drop", "paste"] as const;

/** What comes with a drag or a paste; null where no file does. */
const givenBy = (event: Event): DataTransfer | null => {
  const { dataTransfer, clipboardData } = event as Partial<DragEvent & ClipboardEvent>;
  if (dataTransfer?.types.includes("Files")) return dataTransfer;
  return clipboardData?.files.length ? clipboardData : null;
};

/**
 * Takes what a person pastes, and what they drop on the page. It listens first, and alone: the page below a dialog may take files
 * too.
 */
export function useGivenPictures(active: boolean, onFile: (file: File) => void): void {
  const hear = useEffectEvent((event: Event) => {
    const given = givenBy(event);
    if (!given) return;
    event.preventDefault();
    event.stopPropagation();
    const [file] = event.type === "drop" || event.type === "paste" ? given.files : [];
    if (file) onFile(file);
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: Event) => hear(event);
    for (const name of HEARD) window.addEventListener(name, listener, true);
    return () => {
      for (const name of HEARD) window.removeEventListener(name, listener, true);
    };
  }, [active]);
}
