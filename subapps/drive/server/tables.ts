import { nameKey, type ModuleMigration } from "../../../server/platform/module";
import { keyOf } from "./names";

/** The tables of Drive. Moments are milliseconds since 1970. */
export interface DriveTables {
  /** A file or a folder of a person. Several may name one stored file. */
  drive_item: {
    id: string;
    person_id: string;
    /** The folder that it is in, or was in where it is in the bin; empty at the top. */
    folder_id: string;
    kind: "folder" | "file";
    name: string;
    /** The name by which two are alike, whatever their case. */
    name_key: string;
    /** The key by which names are sorted. */
    sort_key: string;
    /** 1, or null of what was put into the bin itself: so the names of live things alone are unique. */
    live: number | null;
    file_id: string | null;
    size: number;
    changed_at: number;
    /** When it was put into the bin itself. */
    binned_at: number | null;
    /**
     * The root that it is bound to: what was put into the bin itself is its own, and what is below is bound to that. What is bound is
     * there if its root is, so that a whole tree goes and comes at once.
     */
    binned_with: string | null;
    /** The upload that it came by. */
    upload: string | null;
  };
  /** The long change of a person's drive that goes on, or was interrupted. */
  drive_change: {
    person_id: string;
    /** Whose work it is: one of one process. */
    token: string;
    /** Until when no other work takes it over. */
    until: number;
    /** The ids of the trees whose things are bound to them meanwhile, in JSON. */
    roots: string;
  };
  /** Who may read a thing, and all below it. */
  drive_share: {
    id: string;
    /** Whose the thing is. */
    person_id: string;
    item_id: string;
    kind: "person" | "class";
    /** A person's id, or a class's code. */
    target: string;
    /** The unit of the class; the owner's for a person. */
    unit_id: string;
    /** From when it is over; null = it has no end. */
    ends_at: number | null;
    made_at: number;
    /** 1: the class sees what is in the folder, not the folder itself. */
    inside: number;
  };
}

/** How they came to be. */
export const migrations: Readonly<Record<string, ModuleMigration>> = {
  "001_drive": async ({ table, index }) => {
    await table(
      "drive_item",
      `id text primary key, person_id text not null references person(id), folder_id text not null,
       kind text not null check (kind in ('folder', 'file')), name text not null, name_key text not null,
       live integer check (live = 1), file_id text references stored_file(id), size bigint not null,
       changed_at bigint not null, binned_at bigint, binned_with text, upload text,
       unique (folder_id, person_id, name_key, live), unique (person_id, upload)`,
    );
    await index("drive_item_file on drive_item (file_id)");
    await index("drive_item_bin on drive_item (person_id, binned_at)");
    await index("drive_item_gone on drive_item (binned_with)");
    await index("drive_item_recent on drive_item (person_id, changed_at)");
  },
  "002_shares": async ({ table, index }) => {
    await table(
      "drive_share",
      `id text primary key, person_id text not null references person(id), item_id text not null,
       kind text not null check (kind in ('person', 'class')), target text not null,
       unit_id text not null references unit(id), ends_at bigint, made_at bigint not null, inside integer not null,
       unique (item_id, kind, target, unit_id)`,
    );
    await index("drive_share_target on drive_share (kind, target, unit_id)");
  },
  "003_names": async ({ fill }) => {
    const among = ["folder_id", "person_id", "live"];
    await fill("drive_item", "name_key", ["name"], ({ name = "" }) => keyOf(name), among);
  },
  "004_sort_keys": async ({ column, fill }) => {
    await column("drive_item", "sort_key", "text collate binary not null default ''");
    await fill("drive_item", "sort_key", ["name"], ({ name = "" }) => nameKey(name));
  },
  "005_long_changes": async ({ table, index, perform }) => {
    await table(
      "drive_change",
      `person_id text primary key references person(id), token text not null, until bigint not null, roots text not null`,
    );
    await index("drive_item_tree on drive_item (binned_with, id)");
    await index("drive_item_root on drive_item (person_id, binned_at) where binned_with = id");
    const rows = "select 1 from drive_item as other where other";
    // Rows whose root is deleted already lapse by themselves.
    await perform(`update drive_item set binned_with = id
      where live is null and not exists (${rows}.id = drive_item.binned_with)`);
    await perform(`update drive_item set live = 1, binned_at = null
      where live is null and binned_with <> id and not exists (${rows}.folder_id = drive_item.folder_id
        and other.person_id = drive_item.person_id and other.name_key = drive_item.name_key and other.live = 1)`);
    await perform("drop index if exists drive_item_gone");
    await perform("drop index if exists drive_item_bin");
  },
  "006_folders": async ({ index }) => {
    // To find the folders below one, no file of theirs is looked at.
    await index("drive_item_folder on drive_item (folder_id, id) where kind = 'folder'");
  },
  "007_newest": async ({ index, perform }) => {
    // Those of one moment have an order as well, so that a piece of a search begins where the last one ended.
    await index("drive_item_newest on drive_item (person_id, changed_at, id)");
    await perform("drop index if exists drive_item_recent");
  },
  "008_shorter_keys": async ({ fill }) => {
    const among = ["folder_id", "person_id", "live"];
    await fill("drive_item", "name_key", ["name"], ({ name = "" }) => keyOf(name), among);
    await fill("drive_item", "sort_key", ["name"], ({ name = "" }) => nameKey(name));
  },
};
