import { styled } from "@mui/material/styles";
import Camera from "lucide-react/icons/camera";
import FolderOpen from "lucide-react/icons/folder-open";
import Upload from "lucide-react/icons/upload";
import { useEffect, useRef, useState, type ReactElement, type Ref } from "react";
import { FormattedMessage } from "react-intl";
import { keyOf, sameOf } from "../../base/core/file/attachment";
import { useText } from "../../base/i18n/useText";
import { FileIntake } from "../../base/kit/file/FileIntake";
import { Field } from "../../base/kit/form/Field";
import { useField, type BoundField, type FieldProps } from "../../base/kit/form/useField";
import { FocusKeeper } from "../../base/kit/FocusKeeper";
import { useKit } from "../../base/kit/KitContext";
import { Button } from "../../base/kit/mui/Button";
import { useMedia } from "../../base/kit/useMedia";
import { AttachmentRow } from "./AttachmentRow";
import { PickFilesDialog } from "./PickFilesDialog";
import { useAttachments } from "./useAttachments";
import type { AttachmentSource, AttachmentsWorld } from "./world";

const Place = styled(FocusKeeper)({
  inlineSize: "100%",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.5rem",
  borderRadius: "var(--radius-control)",
});

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });

const Sources = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  scrollMarginBlock: "0.5rem",
});

const GLYPH = { "aria-hidden": true, size: "1.125rem" } as const;

interface Props extends FieldProps {
  /** So many files at most. */
  readonly most: number;
  readonly world: AttachmentsWorld;
}

/** The applications that offer files, but for those that turn out to offer none on this platform. */
function useSources(sources: readonly AttachmentSource[]): readonly AttachmentSource[] {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let current = true;
    for (const { code, ask } of sources)
      void ask({ folder: null, keyword: "", page: 1 }).then((answer) => {
        if (current && "gone" in answer && answer.gone) setGone((known) => new Set(known).add(code));
      });
    return () => {
      current = false;
    };
  }, [sources]);
  return sources.filter(({ code }) => !gone.has(code));
}

interface ButtonProps {
  readonly row: Ref<HTMLDivElement>;
  /** The button that has the focus of the field. */
  readonly first: BoundField["ref"];
  readonly describedBy: string | undefined;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Whether the device has a touch screen, and so most likely a camera. */
  readonly isTouched: boolean;
  readonly sources: readonly AttachmentSource[];
  readonly onChoose: (from: "files" | "camera") => void;
  readonly onPick: (source: AttachmentSource) => void;
}

/** The ways to add a file: from the device, by its camera, from each application that offers files. */
function AttachmentButtons({
  row,
  first,
  describedBy,
  busy,
  disabled,
  isTouched,
  sources,
  onChoose,
  onPick,
}: ButtonProps): ReactElement {
  const text = useText();
  return (
    <Sources ref={row}>
      <Button
        data-field=""
        ref={first}
        variant="outlined"
        aria-describedby={describedBy}
        startIcon={<Upload {...GLYPH} />}
        disabled={disabled}
        onClick={() => !busy && onChoose("files")}
      >
        <FormattedMessage id="kit.attachments.device" />
      </Button>
      {isTouched && (
        <Button
          variant="outlined"
          startIcon={<Camera {...GLYPH} />}
          disabled={disabled}
          onClick={() => !busy && onChoose("camera")}
        >
          <FormattedMessage id="kit.attachments.camera" />
        </Button>
      )}
      {sources.map((source) => (
        <Button
          key={source.code}
          variant="outlined"
          startIcon={<FolderOpen {...GLYPH} />}
          disabled={disabled}
          aria-haspopup="dialog"
          onClick={() => !busy && onPick(source)}
        >
          <FormattedMessage id="kit.attachments.from" values={{ name: text(source.name) }} />
        </Button>
      ))}
    </Sources>
  );
}

/** Has the person pick files of an application, as many as there is room for; `picking` while they do. */
function usePicking({ list, add }: Pick<ReturnType<typeof useAttachments>, "list" | "add">, most: number) {
  const { dialogs, toasts } = useKit();
  const [picking, setPicking] = useState(false);
  const pick = async (source: AttachmentSource) => {
    const room = most - list.length;
    if (room <= 0) {
      toasts.notify({
        severity: "warning",
        text: { id: "kit.attachments.tooMany", values: { most, left: 0 } },
        answer: true,
      });
      return;
    }
    setPicking(true);
    const taken = new Set(list.map(sameOf));
    const items = await dialogs.open(PickFilesDialog, { source, taken, room });
    setPicking(false);
    if (items) add(items.map(({ file, name, size }) => ({ file, name, size })));
  };
  return { picking, pick };
}

/**
 * Files to be saved with a form, from the device and from the applications that offer the person's files. Its value is a list of
 * `Attachment`; the rule `attachments` of the schemas has the form wait until all are stored [UP-12].
 */
export function AttachmentsField({ most, world, ...props }: Props): ReactElement {
  const isTouched = useMedia("(hover: none)");
  const limit = {
    id: isTouched ? "kit.attachments.limitTouched" : "kit.attachments.limit",
    values: { most },
  };
  const field = useField({ ...props, hint: props.hint ?? limit });
  const attachments = useAttachments(field, most, world);
  const sources = useSources(world.sources);
  const { picking, pick } = usePicking(attachments, most);
  const { list } = attachments;
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(list.length);
  useEffect(() => {
    // What is added above them would push them out of sight.
    if (list.length > before.current) buttons.current?.scrollIntoView({ block: "nearest" });
    before.current = list.length;
  }, [list.length]);

  return (
    <Field field={field} label={props.label} hint={props.hint ?? limit} group="list">
      <Place
        role="group"
        aria-labelledby={field.ids.label}
        aria-describedby={field.describedBy}
        data-invalid={field.error === null ? undefined : ""}
        onBlur={field.blur}
      >
        {list.length > 0 && (
          <List role="list" aria-labelledby={field.ids.label}>
            {list.map((each) => (
              <AttachmentRow
                key={keyOf(each)}
                attachment={each}
                upload={attachments.uploadOf(each)}
                onRemove={() => attachments.remove(each)}
                onRetry={() => attachments.retry(each)}
              />
            ))}
          </List>
        )}
        <FileIntake
          into={props.label}
          {...(world.rejected && { rejected: world.rejected })}
          active={!field.busy && !field.disabled && !picking}
          onFiles={({ files }) => attachments.upload(files)}
        >
          {(choose) => (
            <AttachmentButtons
              row={buttons}
              first={field.ref}
              describedBy={field.describedBy}
              busy={field.busy}
              disabled={field.disabled}
              isTouched={isTouched}
              sources={sources}
              onChoose={choose}
              onPick={(source) => void pick(source)}
            />
          )}
        </FileIntake>
      </Place>
    </Field>
  );
}
