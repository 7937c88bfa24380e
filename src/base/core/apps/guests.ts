/** A desktop card of an application, as its `app.json` declares it: the newest rows of one of its calls. */
export interface GuestCard {
  /** The call's path. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** The names of the fields of a row that the card shows. */
  readonly row: {
    readonly title: string;
    /** null = rows do not say whom they are from. */
    readonly from: string | null;
    readonly time: string;
    /** The place inside that shows a row, with its fields in braces; null = the start. */
    readonly at: string | null;
  };
  /** Bilingual, as the wire carries words. */
  readonly words: {
    readonly title: string;
    /** The way to all of them. */
    readonly all: string;
    readonly empty: string;
    readonly error: string;
    /** What its badge counts, with `{count}` for the figure; without, that so many are unread. */
    readonly count?: string | undefined;
  };
  /** The names by which the application says that its rows have changed. */
  readonly refreshedBy: readonly string[];
}

/** The person's day by an application, which the desktop begins with. */
export interface GuestDay {
  /** The path of the call that answers the items. */
  readonly path: string;
  /** Bilingual, as the wire carries words. */
  readonly words: {
    /** What comes next is called so. */
    readonly title: string;
    readonly none: string;
    readonly over: string;
    readonly all: string;
    readonly error: string;
  };
  readonly refreshedBy: readonly string[];
}

/** A name in the header or the person's menu that leads into an application. */
export interface GuestEntry {
  /** Bilingual, as the wire carries words. */
  readonly name: string;
  /** The place inside; empty for the start. */
  readonly at: string;
}

/** The places of the portal that an application fills. */
export interface GuestSlots {
  /** The application's code. */
  readonly code: string;
  readonly card: GuestCard | null;
  readonly day: GuestDay | null;
  /** A button of the header. */
  readonly tool: GuestEntry | null;
  /** A line of the person's menu. */
  readonly line: GuestEntry | null;
}

/** What the search knows of an application, from its `app.json`. */
export interface GuestSearch {
  readonly code: string;
  /** What people may type who mean it, in both languages. */
  readonly keys: readonly string[];
  /** The path of the call that finds things in it; null where it has none. */
  readonly path: string | null;
}

/** The keys that an application answers to, from its `app.json`. */
export interface GuestKeys {
  readonly code: string;
  /** Bilingual, as the wire carries words. */
  readonly name: string;
  readonly rows: readonly {
    /** Each way to do it: the keys of one way are pressed together. */
    readonly ways: readonly (readonly string[])[];
    /** Bilingual. */
    readonly does: string;
  }[];
}

/** An application that offers the person's files to be attached in others, from its `app.json`. */
export interface GuestFiles {
  readonly code: string;
  /** Bilingual, as the wire carries words. */
  readonly name: string;
  /** The path of the call that lists them. */
  readonly path: string;
}
