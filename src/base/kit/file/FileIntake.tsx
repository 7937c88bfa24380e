import { styled } from "@mui/material/styles";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { REJECTED_EXTENSIONS } from "../../core/file/fileNames";
import { sorted, type IntakeFault } from "../../core/file/intake";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { useKit } from "../KitContext";
import { Phrase } from "../Phrase";
import { chooseFiles, readTransfer, type Choice, type Found, type FoundFiles } from "./readFiles";

const Sheet = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: "grid",
  placeItems: "center",
  padding: "1.5rem",
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
  // Parts of the page take files themselves: they are seen, and reached.
  "&[data-through]": { backgroundColor: "transparent", pointerEvents: "none" },
  "&[data-through] > div": { alignContent: "end", paddingBlockEnd: "1rem" },
  "&[data-through] span": {
    padding: "0.5rem 1rem",
    borderRadius: "var(--radius-control)",
    backgroundColor: theme.vars.palette.surface.raised,
  },
  "& > div": {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "0.75rem",
    inlineSize: "100%",
    blockSize: "100%",
    border: `0.1875rem dashed ${theme.vars.palette.brand.mark}`,
    borderRadius: "var(--radius-card)",
    color: theme.vars.palette.text.primary,
    fontSize: "1.25rem",
    fontWeight: 600,
    textAlign: "center",
    // The sheet itself takes the drag; a part of it would end it.
    pointerEvents: "none",
  },
}));

/** What a person has given to a place, judged: what it takes, and with folders. */
export interface Intake extends Omit<FoundFiles, "cut"> {
  readonly files: readonly Found[];
}

interface Props {
  /** Where files go, as people call it; said while they are dragged. */
  readonly into: Text;
  /** Whether the place is on the screen: a hidden one takes no drag and no paste. */
  readonly active: boolean;
  readonly rejected?: ReadonlySet<string>;
  /** Bytes of the largest file. */
  readonly most?: number;
  /** Whether the page is seen and reached under the sheet, since parts of it take files for places of their own. */
  readonly through?: boolean;
  /** `target` is the element that they are dropped on, if they are. */
  readonly onFiles: (intake: Intake, target?: Element) => void;
  /** Draws what opens the browser's dialogs. */
  readonly children: (choose: (what: Choice) => void) => ReactNode;
}

/** Names that are told; the others are counted. */
const TOLD = 3;

const carriesFiles = (event: DragEvent): event is DragEvent & { readonly dataTransfer: DataTransfer } =>
  event.dataTransfer?.types.includes("Files") ?? false;

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;

/** Listens to an event of the window for as long as a part is active. */
function useWindowEvent<Name extends keyof WindowEventMap>(
  active: boolean,
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
) {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    if (!active) return;
    const hear = (event: WindowEventMap[Name]) => onEvent(event);
    window.addEventListener(name, hear);
    return () => window.removeEventListener(name, hear);
  }, [active, name]);
}

/**
 * Takes files for a place: by the browser's dialog, from a folder, by a drag anywhere over the page, by paste, and from a phone's camera.
 * What the place does not take is told before anything is read of it, all at once [UP-05, UP-07, UP-10].
 */
export function FileIntake({
  into,
  active,
  rejected = REJECTED_EXTENSIONS,
  most = Infinity,
  through = false,
  onFiles,
  children,
}: Props) {
  const text = useText();
  const { toasts } = useKit();
  const [dragged, setDragged] = useState(false);

  const warn = (message: Text) => toasts.notify({ severity: "warning", text: message, answer: true });
  const refuse = (refused: readonly (readonly [Found, IntakeFault])[]) => {
    for (const fault of ["type", "size", "name"] as const) {
      const names = refused.filter(([, why]) => why === fault).map(([{ file }]) => file.name);
      if (names.length === 0) continue;
      warn({
        id: `kit.intake.${fault}`,
        values: {
          names: names.slice(0, TOLD).join(", "),
          more: Math.max(0, names.length - TOLD),
          ...(fault === "type" && { rejected: [...rejected].join(", ") }),
        },
      });
    }
  };
  const take = ({ files, folders, cut }: FoundFiles, target: Element | null) => {
    const { taken, refused } = sorted(files, { rejected, most });
    refuse(refused);
    if (cut) warn({ id: "kit.intake.cut" });
    if (taken.length > 0 || folders.length > 0) {
      const intake = { files: taken, folders };
      if (target) onFiles(intake, target);
      else onFiles(intake);
    }
  };
  const takeLater = (read: Promise<FoundFiles>, target: Element | null = null) => {
    read.then(
      (found) => take(found, target),
      () => warn({ id: "kit.intake.unreadable" }),
    );
  };
  const isDragged = dragged && active;

  useWindowEvent(active, "dragenter", (event) => {
    if (carriesFiles(event)) setDragged(true);
  });
  useWindowEvent(active, "dragover", (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  });
  useWindowEvent(active, "dragleave", ({ relatedTarget }) => {
    // It has left the window.
    if (!relatedTarget) setDragged(false);
  });
  useWindowEvent(active, "drop", (event) => {
    setDragged(false);
    if (!carriesFiles(event)) return;
    // The browser would open the file in place of the page.
    event.preventDefault();
    takeLater(readTransfer(event.dataTransfer), event.target instanceof Element ? event.target : null);
  });
  useWindowEvent(active, "paste", (event) => {
    const { clipboardData, target } = event;
    if (!clipboardData || isWriting(target) || clipboardData.files.length === 0) return;
    event.preventDefault();
    takeLater(readTransfer(clipboardData));
  });

  return (
    <>
      {children((what) => takeLater(chooseFiles(what)))}
      {isDragged &&
        createPortal(
          <Sheet role="status" data-through={through ? "" : undefined}>
            <div>
              <CloudUpload aria-hidden size="3rem" strokeWidth={1.5} />
              <span>
                <Phrase text={{ id: "kit.intake.drop", values: { into: text(into) } }} />
              </span>
            </div>
          </Sheet>,
          document.body,
        )}
    </>
  );
}
