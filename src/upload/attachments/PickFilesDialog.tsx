import { styled } from "@mui/material/styles";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { sameOf } from "../../base/core/file/attachment";
import type { OfferedItem } from "../../base/core/file/offeredFiles";
import { useText } from "../../base/i18n/useText";
import { Skeleton } from "../../base/kit/Skeleton";
import { DialogNotice } from "../../base/kit/dialog/DialogNotice";
import { DialogFrame } from "../../base/kit/DialogFrame";
import type { Question } from "../../base/kit/DialogQueue";
import { FileTypeIcon } from "../../base/kit/file/FileTypeIcon";
import { FocusKeeper } from "../../base/kit/FocusKeeper";
import { useKit } from "../../base/kit/KitContext";
import { SearchField } from "../../list";
import { Alert } from "../../base/kit/mui/Alert";
import { Button } from "../../base/kit/mui/Button";
import { Checkbox } from "../../base/kit/mui/Checkbox";
import { Phrase } from "../../base/kit/Phrase";
import { LoadMore } from "../../base/kit/scroll/LoadMore";
import { useAmounts } from "../../base/kit/useAmounts";
import { useOffered, type Offered } from "./useOffered";
import type { AttachmentSource } from "./world";

const Path = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minBlockSize: "2.75rem",
  "& > li": { display: "flex", alignItems: "center", minInlineSize: 0, overflowWrap: "anywhere" },
  "& > li + li::before": {
    content: '"/" / ""',
    color: theme.vars.palette.text.secondary,
    paddingInline: "0.25rem",
  },
  "& span[aria-current]": { fontWeight: 700, paddingInline: "0.5rem" },
}));

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li > button, & > li > label": {
    display: "grid",
    gridTemplateColumns: "2.75rem auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "0.625rem",
    inlineSize: "100%",
    minBlockSize: "3.25rem",
    padding: "0.25rem 0.5rem 0.25rem 0",
    border: 0,
    borderRadius: "var(--radius-control)",
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    overflowWrap: "anywhere",
    cursor: "pointer",
    "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  },
  "& > li > label:has(input:disabled)": { cursor: "default", color: theme.vars.palette.text.secondary },
  "& > li > button > :first-of-type": { gridColumn: 2 },
  "& > li > button > svg": { gridColumn: 4 },
  "& .size": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
}));

const Count = styled("span")(({ theme }) => ({
  marginInlineEnd: "auto",
  color: theme.vars.palette.text.secondary,
}));

interface Props extends Question<readonly OfferedItem[]> {
  readonly source: AttachmentSource;
  /** The files that are attached already, as `sameOf` tells them apart. */
  readonly taken: ReadonlySet<string>;
  /** So many more can be attached. */
  readonly room: number;
}

/** Has a person go through what an application offers, and choose several files of it. */
export function PickFilesDialog({ source, taken, room, close }: Props): ReactElement {
  const { announcer } = useKit();
  const { formatMessage } = useIntl();
  const text = useText();
  const [chosen, setChosen] = useState<ReadonlyMap<string, OfferedItem>>(new Map());
  const [place, setPlace] = useState<{ readonly folder: string | null; readonly keyword: string }>({
    folder: null,
    keyword: "",
  });
  const offered = useOffered(source, (total) =>
    announcer.say(formatMessage({ id: "kit.list.total" }, { total })),
  );
  const go = (to: typeof place) => {
    setPlace(to);
    offered.go(to);
  };
  const choose = (item: OfferedItem, on: boolean) => {
    const next = new Map(chosen);
    if (on) next.set(item.id, item);
    else next.delete(item.id);
    setChosen(next);
  };
  const name = text(source.name);
  const inside = offered.path.at(-1)?.name ?? name;
  return (
    <DialogFrame
      title={{ id: "kit.attachments.pick", values: { name } }}
      width="min(40rem, 92vw)"
      height="min(60vh, 34rem)"
      onClose={() => close()}
      actions={
        <>
          <Count>
            <FormattedMessage id="kit.attachments.chosen" values={{ count: chosen.size, most: room }} />
          </Count>
          <Button onClick={() => close()}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button
            variant="contained"
            disabled={chosen.size === 0}
            onClick={() => close([...chosen.values()])}
          >
            <FormattedMessage id="kit.attachments.add" values={{ count: chosen.size }} />
          </Button>
        </>
      }
    >
      <SearchField
        label={{ id: "kit.attachments.searchLabel" }}
        keyword={place.keyword}
        onSearch={(keyword) => go({ ...place, keyword })}
      />
      <nav aria-label={formatMessage({ id: "kit.attachments.path" })}>
        <Path>
          {[{ id: null, name }, ...offered.path].map((step, index) => (
            <li key={step.id ?? ""}>
              {index === offered.path.length ? (
                <span aria-current="location">{step.name}</span>
              ) : (
                <Button size="small" onClick={() => go({ folder: step.id, keyword: "" })}>
                  {step.name}
                </Button>
              )}
            </li>
          ))}
        </Path>
      </nav>
      <FocusKeeper
        role="group"
        aria-label={formatMessage({ id: "kit.attachments.inside" }, { name: inside })}
        aria-busy={offered.status === "loading"}
      >
        <Content
          offered={offered}
          keyword={place.keyword}
          chosen={chosen}
          taken={taken}
          room={room}
          onFolder={(folder) => go({ folder, keyword: "" })}
          onChoose={choose}
        />
      </FocusKeeper>
    </DialogFrame>
  );
}

interface ContentProps extends Pick<Props, "taken" | "room"> {
  readonly offered: Offered;
  readonly keyword: string;
  readonly chosen: ReadonlyMap<string, OfferedItem>;
  readonly onFolder: (id: string) => void;
  readonly onChoose: (item: OfferedItem, on: boolean) => void;
}

/** What is at the place, or what stands for it. */
function Content({ offered, keyword, chosen, taken, room, onFolder, onChoose }: ContentProps) {
  const { items, status, isThere } = offered;
  const { formatMessage } = useIntl();
  const { size } = useAmounts();
  if (status === "failed" && items.length === 0)
    return (
      <DialogNotice>
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={offered.more}>
              <FormattedMessage id="common.retry" />
            </Button>
          }
        >
          <Phrase text={offered.text ?? { id: "kit.attachments.unreadable" }} />
        </Alert>
      </DialogNotice>
    );
  if (items.length === 0)
    return isThere && status !== "loading" ? (
      <p>
        <FormattedMessage id={keyword === "" ? "kit.attachments.empty" : "kit.attachments.noMatch"} />
      </p>
    ) : (
      <Skeleton aria-hidden sx={{ inlineSize: "100%", blockSize: "10rem" }} />
    );
  return (
    <>
      <List role="list">
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === "folder" ? (
              <button type="button" onClick={() => onFolder(item.id)}>
                <FileTypeIcon file={{ kind: "folder" }} size={2.25} />
                <span>
                  <Phrase text={item.name} />
                </span>
                <ChevronRight aria-hidden size="1.25rem" />
              </button>
            ) : (
              <label>
                <Checkbox
                  checked={taken.has(sameOf(item)) || chosen.has(item.id)}
                  disabled={taken.has(sameOf(item)) || (chosen.size >= room && !chosen.has(item.id))}
                  onChange={(_, on) => onChoose(item, on)}
                />
                <FileTypeIcon file={item.name} size={2.25} />
                <span>
                  <Phrase text={item.name} />
                </span>
                <span className="size">
                  {taken.has(sameOf(item)) ? formatMessage({ id: "kit.attachments.there" }) : size(item.size)}
                </span>
              </label>
            )}
          </li>
        ))}
      </List>
      {isThere && status !== "ended" && <LoadMore status={status} onLoad={offered.more} />}
    </>
  );
}
