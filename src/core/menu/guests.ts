/** A desktop card of an application, as its `app.json` declares it: the newest rows of one of its calls. */
export interface GuestCard {
  /** The call's path. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  /** The names of the fields of a row that the card shows. */
  readonly row: { readonly title: string; readonly from: string; readonly time: string };
  /** Bilingual, as the wire carries words. */
  readonly words: {
    readonly title: string;
    /** The way to all of them. */
    readonly all: string;
    readonly empty: string;
    readonly error: string;
  };
  /** The names by which the application says that its rows have changed. */
  readonly refreshedBy: readonly string[];
}

/** The places of the portal that an application fills. */
export interface GuestSlots {
  /** The application's code. */
  readonly code: string;
  /** The bell of the header leads to it. */
  readonly bell: boolean;
  readonly card: GuestCard | null;
}
