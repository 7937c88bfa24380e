import type { InsertObject, Kysely } from "kysely";
import type { Contract, DefinedCall, OutOf, ParsedOf } from "../../contract/define";
import type { Readable } from "node:stream";
import type { Me } from "./auth/sessionModel";
import type { ByteRange } from "./byteRange";
import type { Tables } from "./database/schema";
import type { SchoolCalendar, SchoolClock } from "./schoolCalendar";
import type { Upload } from "./uploads";
import type { Instance } from "./work/instance";

/** The platform's database with a module's own tables. */
export type ModuleDatabase<Own> = Kysely<Tables & Own>;

/** A file of the platform's storage, as modules know it. */
type StoredFile = Pick<Tables["stored_file"], "id" | "name" | "size" | "type">;

/**
 * The person's own stored files. Where a `database` is asked for, it is the transaction that goes on, or the platform's database
 * outside of one.
 */
export interface PersonFiles {
  /** The person's file of an id; null if there is none, or if it is another one's. */
  readonly find: (database: Kysely<Tables>, id: string) => Promise<StoredFile | null>;
  /**
   * The content, or a part of it, of a file that the person may read: their own, or one that an application vouches for by
   * `mayRead`. Null if there is no such file for the person. Who opens it reads it to its end or destroys it.
   */
  readonly open: (database: Kysely<Tables>, id: string, range?: ByteRange) => Promise<Readable | null>;
  /**
   * Removes those of the person's files that no application keeps, so that their space is free. Called after the rows that named
   * them are gone, in the same transaction; their contents go by the platform's sweep. Where the rows named files of another person,
   * `owner` says whose: an editor may remove what another one has attached.
   */
  readonly release: (database: Kysely<Tables>, ids: readonly string[], owner?: string) => Promise<void>;
  /** What the quota counts for the person, unfinished uploads included, and the most that it may be; bytes. */
  readonly space: () => Promise<{ readonly used: number; readonly limit: number }>;
  /** Refuses a name of a kind that this application's files may not have, and names those kinds [UP-05]. */
  readonly demandName: (name: string) => void;
}

/** A class of a school. */
export interface SchoolClass {
  /** The Chinese part of its name, which tells the classes of a school apart. */
  readonly code: string;
  /** Its name, which may be bilingual. */
  readonly name: string;
}

/** A person as others of the school know them. */
interface SchoolPerson {
  readonly id: string;
  readonly name: string;
  /** 1 student, 2 teacher, 3 parent, 4 other staff. */
  readonly type: number;
  /** A pupil's class, which may be bilingual; empty for everybody else. */
  readonly className: string;
}

/**
 * The people around a person, and no others: staff find all of their unit; pupils and parents find its teachers, and pupils those of
 * their own class. Each is asked for in a `database`: the transaction that goes on, or the platform's outside of one.
 */
export interface SchoolPeople {
  /** The classes that are the person's own: a pupil's, those of a parent's children, those that a teacher teaches. */
  readonly classes: (database: Kysely<Tables>) => Promise<readonly SchoolClass[]>;
  /** People with these words in their names, teachers before parents; at most so many. */
  readonly search: (
    database: Kysely<Tables>,
    words: string,
    most: number,
  ) => Promise<readonly SchoolPerson[]>;
  /** Those of these people whom the person may address. */
  readonly addressable: (
    database: Kysely<Tables>,
    ids: readonly string[],
  ) => Promise<readonly SchoolPerson[]>;
}

/** How it stands with a person's face, without anything of it. Moments are milliseconds since 1970. */
export interface FaceState {
  readonly personId: string;
  /** `given` is to the present text, without which no face is taken; `old` to an earlier one. */
  readonly consent: "none" | "given" | "old" | "withdrawn";
  /** When it was given or withdrawn; null where there never was one. */
  readonly consentAt: number | null;
  /** By whom: a name; empty where that is not known. */
  readonly consentBy: string;
  /** When the photograph that is kept was taken; null where none is. */
  readonly takenAt: number | null;
}

/** What an application's server learns of faces. */
interface KnownFaces {
  /**
   * How it stands with the faces of people, for those who collect them: administrators, and who holds `face_collect`. Others are
   * refused (403). People whose faces the person does not collect are left out: of other units, and for teachers of other classes.
   */
  readonly about: (database: Kysely<Tables>, ids: readonly string[]) => Promise<readonly FaceState[]>;
  /**
   * Who was known by the face of a `faceClocking`, and when, in milliseconds since 1970: by its `proof`, which works once, within ten
   * minutes, in the unit where it was made. Null for any other text. Asked for in a `database`: the transaction that goes on, with
   * which it is taken back, or the platform's outside of one.
   */
  readonly redeem: (
    database: Kysely<Tables>,
    proof: string,
  ) => Promise<{ readonly personId: string; readonly at: number } | null>;
}

/** A message of an application, for people of the unit. */
export interface ModuleMessage {
  /** Their ids, at most 1,000. Those who are not at the unit get nothing; of one about a child, only those who look after it do. */
  readonly to: readonly string[];
  /** Bilingual, at most 500 letters. */
  readonly title: string;
  /** What it says further, in at most 20 bilingual paragraphs of 2,000 letters. */
  readonly text?: readonly string[];
  /** From 1 to 5, which is told at once also to those who want quiet; 3 by default. */
  readonly importance?: 1 | 2 | 3 | 4 | 5;
  /** The place inside the application that it opens; its start by default. Null opens nothing: for people who do not have the application. */
  readonly at?: string | null;
  /** The child it is about, for parents. */
  readonly child?: string;
  /** Leaves out those who have not read one with the same title and place yet. */
  readonly unlessUnread?: boolean;
  /**
   * The title and the place of several. A recipient with an unread one that the same person had the application send gets no second
   * one: that one gets the new title if it leads to the same place, and otherwise these two.
   */
  readonly merged?: { readonly title: string; readonly at: string };
}

/** The application's messages to people. */
export interface ModuleMessages {
  /**
   * Sends one in a `database`: the transaction that goes on, with which it is taken back, or the platform's outside of one. Answers to
   * how many it went. It counts for the application's badge, unless that has counts of its own (`unreadAbout`). Only calls send, and
   * what one person has sent in 24 hours is bounded, by recipient and in all: who has had that many is left out [SEC-11].
   */
  readonly send: (database: Kysely<Tables>, message: ModuleMessage) => Promise<number>;
}

/** Work of a module that takes more than a few milliseconds, so that no person waits for another [SEC-06]. */
interface ModuleWork {
  /** Does work once all earlier work of the person has ended; other people's goes on meanwhile. It must not wait for more of it. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Does one piece of work, such as a `pieceTransaction`, once the thread has looked at what else has come in. Pieces of all people take turns, and a `pieceTimer` ends each. */
  readonly piece: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Whether work of the person that is done `alone` goes on or waits. */
  readonly isBusy: () => boolean;
  /** This platform among those of its database, to note whose work goes on, and to find out whether it was interrupted. */
  readonly instance: Instance;
}

/** What a module's call is given beside its parameters. The person comes from the session, never from the request. */
export interface ModuleContext<Own = object> extends SchoolClock {
  readonly database: ModuleDatabase<Own>;
  /** With the child that a parent looks after just now; null for everybody else, and for parents without an active one. */
  readonly me: Pick<Me, "id" | "type" | "unitId" | "unitType"> & { readonly childId: string | null };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether the person has a permission. */
  readonly holds: (code: string) => Promise<boolean>;
  readonly files: PersonFiles;
  readonly people: SchoolPeople;
  readonly faces: KnownFaces;
  readonly messages: ModuleMessages;
  readonly work: ModuleWork;
  /** The school's calendar, read in a `database`: the transaction that goes on, or the platform's outside of one. */
  readonly calendar: (database: Kysely<Tables>) => Promise<SchoolCalendar>;
}

/** A file that is made as it is sent. Where its stream fails, the download does. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  /** Bytes, where they are known before. */
  readonly size?: number | undefined;
  /** Begins once it is read, and is destroyed if it is not read to its end. */
  readonly stream: Readable;
}

/**
 * One call's own work: parameters in, data out. Session, validation and envelope are the platform's. A call whose body has
 * parts is given that body, to read its file as it comes in.
 */
export type ModuleHandler<Call extends DefinedCall, Own> = (
  input: Call extends { readonly body: "multipart" } ? Upload<ParsedOf<Call>> : ParsedOf<Call>,
  context: ModuleContext<Own>,
) => Call extends { readonly answer: "file" } ? Promise<FileAnswer> : OutOf<Call> | Promise<OutOf<Call>>;

/** Makes and changes tables and indexes in the words of the database that runs. Tables and indexes that are there stay as they are. */
export interface TableMaker {
  /** The columns as SQL that SQLite and PostgreSQL both know; `bigint` for moments. */
  readonly table: (name: string, columns: string) => Promise<void>;
  /** Makes a table again with the same columns, in their order, under other rules, and keeps its rows. Its indexes are to be made again. */
  readonly rebuild: (name: string, columns: string) => Promise<void>;
  /** Such as `notice_unit on notice (unit_id, published_at)`. */
  readonly index: (definition: string) => Promise<void>;
  /** Performs a statement that SQLite and PostgreSQL both know: one that changes rows, or drops an index that no query needs any more. */
  readonly perform: (statement: string) => Promise<void>;
  /** Adds a column to a table that is there, such as `words` with `text not null default ''`, unless it has it. */
  readonly column: (table: string, name: string, definition: string) => Promise<void>;
  /**
   * Works out a text column for the rows that are there from others of theirs, by `id` in pieces. A row keeps what it has where
   * another row that is the same in the columns of `unique` has the new text already.
   */
  readonly fill: (
    table: string,
    column: string,
    from: readonly string[],
    compute: (row: Readonly<Record<string, string>>) => string,
    unique?: readonly string[],
  ) => Promise<void>;
}

/** One step of a module's tables, performed once on each database. */
export type ModuleMigration = (make: TableMaker) => Promise<void>;

/** What a seed of demonstration data works with. */
export interface ModuleSeed<Own = object> extends SchoolClock {
  readonly database: ModuleDatabase<Own>;
  readonly now: number;
  /** The calendar of a unit. The application that keeps it is seeded first. */
  readonly calendar: (unitId: string) => Promise<SchoolCalendar>;
}

/** What a demo that goes on works with: what has happened since it was last brought up to date. */
export interface ModuleLife<Own = object> extends ModuleSeed<Own> {
  /** Milliseconds since 1970; `now` is the end. */
  readonly since: number;
}

/** A stored file, and the person whose it is. */
export interface OwnedFile {
  readonly id: string;
  readonly owner: string;
}

/** The server part of an application: what the platform answers, keeps and counts for it. */
export interface PlatformModule<Calls extends Contract = Contract, Own = object> {
  readonly contract: Calls;
  readonly handlers: { readonly [Name in keyof Calls]: ModuleHandler<Calls[Name], Own> };
  /** Extensions that its files may have although the platform's usual list has them; a site's own list goes before [UP-05]. */
  readonly takes?: readonly string[];
  /** By names in their order, such as `001_notices`; a shipped one is never edited. */
  readonly migrations?: Readonly<Record<string, ModuleMigration>>;
  /** How much is unread for the person, for the badge of its tile. */
  readonly unread?: (
    context: Pick<ModuleContext<Own>, "database" | "me" | "now" | "people" | "calendar" | keyof SchoolClock>,
  ) => Promise<number>;
  /** The classes that the person teaches, as far as this application knows: its timetable, its list of courses. */
  readonly teaches?: (context: ModuleContext<Own>) => Promise<readonly SchoolClass[]>;
  /** The calendar of a unit, where this application keeps it: one of an installation does. */
  readonly calendar?: (database: ModuleDatabase<Own>, unitId: string) => Promise<SchoolCalendar>;
  /**
   * Whether the person may read a file of the platform's that another one has uploaded, because this application shows it to them:
   * a notice's attachment, a shared folder. Asked when the file is requested; the owner is never asked about.
   */
  readonly mayRead?: (file: OwnedFile, context: ModuleContext<Own>) => Promise<boolean>;
  /**
   * Which of these files of the person's, by their ids, this application still needs: its rows name them. Asked before files are
   * released; the database of the context is the transaction that goes on.
   */
  readonly keeps?: (ids: readonly string[], context: ModuleContext<Own>) => Promise<readonly string[]>;
  /** Fills in the demo schools, once on each database that has a demo. */
  readonly seed?: (world: ModuleSeed<Own>) => Promise<void>;
  /** Adds what has happened in the demo schools since the last time: pupils come, registers are finished. Asked at each start, and each minute. */
  readonly live?: (world: ModuleLife<Own>) => Promise<void>;
}

/** A module as the platform composes it, whatever its calls and tables are. */
export interface AnyModule {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, (input: never, context: ModuleContext<never>) => unknown>>;
  readonly takes?: readonly string[];
  readonly migrations?: Readonly<Record<string, ModuleMigration>>;
  readonly unread?: (context: never) => Promise<number>;
  readonly teaches?: (context: never) => Promise<readonly SchoolClass[]>;
  readonly calendar?: (database: never, unitId: string) => Promise<SchoolCalendar>;
  readonly mayRead?: (file: OwnedFile, context: never) => Promise<boolean>;
  readonly keeps?: (ids: readonly string[], context: never) => Promise<readonly string[]>;
  readonly seed?: (world: never) => Promise<void>;
  readonly live?: (world: never) => Promise<void>;
}

/** Declares a module, typed by its contract and its own tables: `defineModule<NoticeTables>()({ contract, handlers, … })`. */
export const defineModule =
  <Own = object>() =>
  <const Calls extends Contract>(module: PlatformModule<Calls, Own>): PlatformModule<Calls, Own> =>
    module;

/** SQLite takes 32,766 values in a statement; a row has at most 20 here. */
const BATCH = 500;

/** Inserts rows in statements that both databases take; those that are there already stay as they are. */
export async function insertRows<All, T extends keyof All & string>(
  database: Kysely<All>,
  table: T,
  rows: readonly InsertObject<All, T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await database
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
