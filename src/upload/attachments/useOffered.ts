import { useEffect, useEffectEvent, useState } from "react";
import type { OfferedFolder, OfferedItem } from "../../base/core/file/offeredFiles";
import type { Text } from "../../base/core/wire/text";
import type { MoreStatus } from "../../base/kit/scroll/LoadMore";
import type { AttachmentSource, OfferedPlace } from "./world";

/** Where a person looks for files: a folder, or what has these words in its name in it and below. */
type Looked = Omit<OfferedPlace, "page">;

/** What is offered at a place. Another place's stays on the screen until its own has come. */
export interface Offered {
  readonly items: readonly OfferedItem[];
  readonly path: readonly OfferedFolder[];
  /** Whether what is shown is of the place that is looked at. */
  readonly isThere: boolean;
  /** Of the next page, or of the first. */
  readonly status: MoreStatus;
  readonly text: Text | null;
  readonly go: (place: Looked) => void;
  /** Asks for the next page, or again for what failed. */
  readonly more: () => void;
}

interface Known extends Pick<Offered, "items" | "path" | "text"> {
  readonly asked: OfferedPlace | null;
  readonly status: Exclude<MoreStatus, "loading">;
}

const NOTHING: Known = { asked: null, items: [], path: [], text: null, status: "ready" };

/** Goes through what an application offers, page by page; a late answer about another place is dropped. */
export function useOffered(source: AttachmentSource, onShown: (items: number) => void): Offered {
  const [asked, setAsked] = useState<OfferedPlace>({ folder: null, keyword: "", page: 1 });
  const [known, setKnown] = useState(NOTHING);
  const shown = useEffectEvent(onShown);
  const take = useEffectEvent((answer: Awaited<ReturnType<AttachmentSource["ask"]>>) => {
    const before = asked.page > 1 ? known.items : [];
    if (!("page" in answer)) {
      setKnown({ ...known, asked, items: before, text: answer.text, status: "failed" });
      return;
    }
    const { items, path } = answer.page;
    const there = new Set(before.map(({ id }) => id));
    const all = [...before, ...items.filter(({ id }) => !there.has(id))];
    setKnown({ asked, items: all, path, text: null, status: answer.isLast ? "ended" : "ready" });
    shown(all.length);
  });
  useEffect(() => {
    let current = true;
    void source.ask(asked).then((answer) => {
      if (current) take(answer);
    });
    return () => {
      current = false;
    };
  }, [source, asked]);

  const isAnswered = known.asked === asked;
  return {
    items: known.items,
    path: known.path,
    isThere:
      known.asked !== null && known.asked.folder === asked.folder && known.asked.keyword === asked.keyword,
    status: isAnswered ? known.status : "loading",
    text: known.text,
    go: (place) => setAsked({ ...place, page: 1 }),
    more: () => {
      if (isAnswered) setAsked({ ...asked, page: known.status === "failed" ? asked.page : asked.page + 1 });
    },
  };
}
