import { type Kysely, type Migration, type MigrationProvider, sql } from "kysely";

/** Which database runs; they differ in the words for a table, not in the queries. */
export type DatabaseKind = "sqlite" | "postgres";

/** Tables to be made, by their names. */
type Tables = readonly (readonly [name: string, columns: string])[];

const TABLES_001: Tables = [
  ["meta", "key text primary key, value text not null"],
  [
    "unit",
    `id text primary key, type integer not null, name text not null, english_name text not null,
     color text not null, glyph text not null, default_theme text, default_theme_at bigint not null, licence_until bigint not null,
     copyright text not null, filing_number text not null`,
  ],
  [
    "unit_theme",
    `id text primary key, unit_id text not null references unit(id), color text not null, title text not null,
     position integer not null`,
  ],
  [
    "person",
    `id text primary key, unit_id text not null references unit(id), type integer not null check (type between 1 and 4),
     login_name text not null unique, real_name text not null, sex integer not null, status integer not null,
     password text not null, demo integer not null, theme text, theme_at bigint not null,
     campus_units text not null, grade_name text not null,
     class_name text not null`,
  ],
  [
    "parent_child",
    `parent_id text not null references person(id), child_id text not null references person(id),
     status integer not null, primary key (parent_id, child_id)`,
  ],
  [
    "account_link",
    `parent_id text not null references person(id), teacher_id text not null references person(id),
     primary key (parent_id, teacher_id)`,
  ],
  [
    "role",
    "person_id text not null references person(id), role text not null, primary key (person_id, role)",
  ],
  [
    "permission",
    "code text primary key, parent text, name text not null, user_types text not null, position integer not null",
  ],
  [
    "session",
    `id text primary key, person_id text not null references person(id) on delete cascade,
     access_hash text not null unique, access_until bigint not null, refresh_until bigint not null`,
  ],
  [
    "refresh_token",
    "hash text primary key, session_id text not null references session(id) on delete cascade, used_at bigint",
  ],
  [
    "login_attempt",
    "key text primary key, count integer not null, blocked_until bigint not null, at bigint not null",
  ],
  [
    "app",
    `id text primary key, code text not null unique, category text not null, category_name text not null,
     name text not null, short_name text not null, english_name text not null, english_short_name text not null,
     glyph text not null, tint integer not null, menu_route text, server_id text not null,
     limit_user_type text not null, update_status integer not null, unit_id text references unit(id),
     position integer not null`,
  ],
  [
    "app_unread",
    `person_id text not null references person(id), code text not null, num integer not null,
     primary key (person_id, code)`,
  ],
  [
    "module",
    `unit_id text not null references unit(id), code text not null, name text not null, english_name text not null,
     server_id text not null, ends_at bigint not null, primary key (unit_id, code)`,
  ],
  [
    "message",
    `id text primary key, person_id text not null references person(id), memo text not null,
     importance integer not null check (importance between 1 and 5), module text not null, at bigint not null,
     url text, open_way text, read integer not null`,
  ],
  [
    "todo",
    `id text primary key, person_id text not null references person(id), title text not null, module text not null,
     at bigint not null, url text, done integer not null`,
  ],
  [
    "access_log",
    `id text primary key, person_id text not null references person(id), unit_id text not null,
     resource_id text not null, resource_name text not null, type integer not null, at bigint not null`,
  ],
];

const INDEXES_001 = [
  "refresh_token_session on refresh_token (session_id)",
  "session_person on session (person_id)",
  "message_person on message (person_id, read)",
  "todo_person on todo (person_id, done)",
];

const SOCIAL_TABLES: Tables = [
  [
    "social_provider",
    `id text primary key, kind text not null, name text not null, app_id text not null, application_id text not null,
     login_url text not null, logo text, position integer not null`,
  ],
  [
    "campus_account",
    `provider_id text not null references social_provider(id), account text not null, name text not null,
     openid text not null, unionid text not null, password text not null, primary key (provider_id, account),
     unique (provider_id, openid)`,
  ],
  [
    "social_grant",
    `hash text primary key, kind text not null, provider_id text not null references social_provider(id),
     client_id text not null, redirect_uri text not null, openid text not null, unionid text not null,
     until bigint not null`,
  ],
  [
    "social_link",
    `provider_id text not null references social_provider(id), openid text not null,
     person_id text not null references person(id), primary key (provider_id, openid), unique (provider_id, person_id)`,
  ],
  [
    "bind_ticket",
    `hash text primary key, id text not null unique, provider_id text not null references social_provider(id),
     openid text not null, until bigint not null`,
  ],
];

const QR_TABLES: Tables = [
  [
    "social_qr",
    `device_hash text primary key, scan_hash text not null unique, confirm_hash text unique,
     provider_id text not null references social_provider(id), client_id text not null, redirect_uri text not null,
     state text not null, user_code text not null, device text not null, address text not null, progress text not null,
     openid text, unionid text, name text, at bigint not null, until bigint not null`,
  ],
];

const CLIENT_TABLES: Tables = [
  [
    "oauth_client",
    "id text primary key, name text not null, secret_hash text not null, scopes text not null, demo integer not null",
  ],
  [
    "oauth_redirect",
    "client_id text not null references oauth_client(id), uri text not null, primary key (client_id, uri)",
  ],
  [
    "oauth_consent",
    `person_id text not null references person(id), client_id text not null references oauth_client(id),
     scope text not null, at bigint not null, primary key (person_id, client_id, scope)`,
  ],
  [
    "oauth_code",
    `hash text primary key, client_id text not null references oauth_client(id), redirect_uri text not null,
     person_id text not null references person(id), scopes text not null, challenge text, until bigint not null,
     spent_at bigint`,
  ],
  [
    "oauth_token",
    `hash text primary key, code_hash text not null, client_id text not null references oauth_client(id),
     person_id text not null references person(id), scopes text not null, until bigint not null`,
  ],
];

const PASSWORD_TABLES: Tables = [
  [
    "person_contact",
    "person_id text not null references person(id), contact text not null, primary key (person_id, contact)",
  ],
  [
    "password_reset",
    `hash text primary key, person_id text references person(id), code_hash text, tries integer not null,
     until bigint not null`,
  ],
  [
    "outbox",
    "id text primary key, recipient text not null, kind text not null, words text not null, at bigint not null",
  ],
];

const ENTRY_TABLES: Tables = [
  [
    "login_ticket",
    "hash text primary key, person_id text not null references person(id), until bigint not null",
  ],
  ["user_client", "hash text primary key, person_id text not null references person(id), name text not null"],
];

const KNOWN_TABLES: Tables = [
  ["known_device", "hash text primary key, account text not null, at bigint not null"],
  [
    "sign_in_place",
    `address text not null, account text not null, failed_at bigint, signed_in_at bigint,
     primary key (address, account)`,
  ],
];

const HELP_TABLES: Tables = [
  [
    "help_ticket",
    `hash text primary key, person_id text not null references person(id),
     session_id text not null references session(id) on delete cascade, until bigint not null`,
  ],
];

const VOICE_TABLES: Tables = [
  [
    "voice_token",
    `hash text primary key, person_id text not null references person(id),
     session_id text not null references session(id) on delete cascade, language text not null,
     until bigint not null`,
  ],
];

const THEME_SYNC_TABLES: Tables = [
  [
    "theme_sync",
    `unit_id text not null references unit(id), at bigint not null, theme text not null, former_theme text,
     former_at bigint not null, person_id text not null references person(id), primary key (unit_id, at)`,
  ],
];

/** A file belongs to the person who uploaded it; equal contents are stored once, whosever they are. */
const FILE_TABLES: Tables = [
  ["stored_content", "sha256 text primary key, size bigint not null, created_at bigint not null"],
  [
    "stored_file",
    `id text primary key, unit_id text not null references unit(id), person_id text not null references person(id),
     sha256 text not null references stored_content(sha256), md5 text not null, name text not null,
     size bigint not null, type text not null, created_at bigint not null, unique (person_id, sha256, size)`,
  ],
];

/** A stored file cannot go while it is a portrait. */
const PORTRAIT_TABLES: Tables = [
  [
    "portrait",
    `person_id text primary key references person(id), file_id text not null unique references stored_file(id)`,
  ],
];

/** Faces, and what is needed to take them only with consent and to forget them. */
const FACE_TABLES: Tables = [
  [
    "face_unit",
    `unit_id text primary key references unit(id), sign_in text not null, clocking integer not null,
     stamp bigint not null`,
  ],
  [
    "face",
    `person_id text primary key references person(id), key_id text not null, descriptor text not null,
     photo text not null, registered_at bigint not null, registered_by text not null references person(id)`,
  ],
  [
    "face_consent",
    `id text primary key, person_id text not null references person(id), version text not null,
     given_at bigint not null, given_by text not null references person(id), withdrawn_at bigint,
     withdrawn_by text references person(id)`,
  ],
  [
    "face_challenge",
    `hash text primary key, purpose text not null, unit_id text not null references unit(id), key_hash text,
     acts text not null, address text not null, person_id text references person(id), guesses integer not null,
     until bigint not null`,
  ],
  [
    "face_proof",
    `hash text primary key, unit_id text not null references unit(id), person_id text not null references person(id),
     at bigint not null, until bigint not null`,
  ],
  [
    "face_audit",
    `id text primary key, unit_id text not null references unit(id), person_id text references person(id),
     by_id text references person(id), at bigint not null, deed text not null, reason text not null,
     address text not null`,
  ],
  [
    "face_deleted",
    "person_id text not null, at bigint not null, deed text not null, primary key (person_id, at, deed)",
  ],
];

/**
 * SQL in a database's own words: SQLite's STRICT tables know `integer` alone, of any size, and texts that are compared by their bytes are
 * `collate binary` there.
 */
export const inWordsOf = (kind: DatabaseKind, statement: string): string =>
  kind === "sqlite"
    ? statement.replaceAll("bigint", "integer")
    : statement.replaceAll("collate binary", 'collate "C"');

/** A table's columns in a database's own words. */
export const columnsFor = (kind: DatabaseKind, columns: string): string =>
  `(${inWordsOf(kind, columns)})${kind === "sqlite" ? " strict" : ""}`;

/** A migration that makes tables, and then does what else belongs to them. */
const makes =
  (tables: Tables, also: readonly string[] = []) =>
  (kind: DatabaseKind): Migration => ({
    async up(db: Kysely<unknown>) {
      for (const [name, columns] of tables)
        await sql.raw(`create table ${name} ${columnsFor(kind, columns)}`).execute(db);
      for (const statement of also) await sql.raw(inWordsOf(kind, statement)).execute(db);
    },
  });

/** A migration that changes tables which are there. */
const changes = (...statements: readonly string[]) => makes([], statements);

const WITH_SESSION = "text references session(id) on delete cascade";

/** Has what was given away in a session end with it. The sessions of the rows there are not known; the rows live for minutes. */
const tieToSession = (table: string): readonly string[] => [
  `delete from ${table}`,
  `alter table ${table} add column session_id ${WITH_SESSION}`,
  `create index ${table}_session on ${table} (session_id)`,
];

/**
 * All migrations in order of their names; a shipped one is never edited, but that tables of an application move to its own
 * folder, whose first migration finds them where they are there.
 */
const MIGRATIONS: Readonly<Record<string, (kind: DatabaseKind) => Migration>> = {
  "001_first_light": makes(
    TABLES_001,
    INDEXES_001.map((index) => `create index ${index}`),
  ),
  "002_unread_form": changes("alter table unit add column counts_unread integer not null default 1"),
  "003_social_sign_in": makes(SOCIAL_TABLES),
  "004_unit_layout": changes("alter table unit add column layout text"),
  "005_social_qr": makes(QR_TABLES),
  "006_clients_and_passwords": makes([...CLIENT_TABLES, ...PASSWORD_TABLES]),
  "007_entry": makes(ENTRY_TABLES),
  "008_browser_keys": changes(
    "alter table session add column key_hash text",
    "alter table bind_ticket add column key_hash text",
  ),
  "009_known_devices": makes(KNOWN_TABLES),
  "010_session_trees": changes(
    `alter table session add column opened_by ${WITH_SESSION}`,
    "create index session_opened_by on session (opened_by)",
    "alter table refresh_token add column parent text",
    "create index refresh_token_parent on refresh_token (parent)",
    ...tieToSession("oauth_token"),
    ...tieToSession("oauth_code"),
  ),
  "011_help_tickets": makes(HELP_TABLES),
  "012_made_up_contacts": changes(
    "alter table person_contact add column made_up integer not null default 0",
    `update person_contact set made_up = 1 where contact = '1390000' || person_id or exists (select 1 from person
     where person.id = person_contact.person_id and contact = person.login_name || '@school.example')`,
  ),
  "013_theme_sync": makes(THEME_SYNC_TABLES, [
    "alter table unit add column motto text not null default ''",
    "alter table unit add column login_theme text",
  ]),
  "014_inbox": changes(
    ...["message", "todo"].flatMap((table) => [
      `alter table ${table} add column app text`,
      `alter table ${table} add column child_id text references person(id)`,
    ]),
    "alter table message add column content text not null default '[]'",
    "alter table todo add column open_way text",
    "drop table app_unread",
  ),
  "015_current_child": changes("alter table person add column current_child text references person(id)"),
  "016_app_unit_types": changes("alter table app add column limit_unit_type text not null default ''"),
  // A person may leave thousands unread: figures are counted, and the first of a list found, without reading the others.
  "017_inbox_indexes": changes(
    "create index message_waiting on message (person_id, read, child_id, app)",
    "create index message_newest on message (person_id, read, at desc, id)",
    "create index message_important on message (person_id, read, importance desc, at desc, id)",
    "drop index message_person",
  ),
  "018_todo_action": changes(
    "alter table todo add column action text",
    "alter table todo add column due bigint",
    "alter table todo add column ends bigint",
  ),
  "019_files": makes(FILE_TABLES, [
    "create index stored_file_md5 on stored_file (person_id, md5, size)",
    "create index stored_file_unit on stored_file (unit_id, size)",
    "create index stored_file_content on stored_file (sha256)",
    "create index stored_content_age on stored_content (created_at)",
  ]),
  "020_portraits": makes(PORTRAIT_TABLES),
  "021_faces": makes(FACE_TABLES, [
    "create index face_consent_person on face_consent (person_id, given_at)",
    "create index face_challenge_address on face_challenge (address, until)",
    "create index face_audit_unit on face_audit (unit_id, at)",
    "create index face_audit_person on face_audit (person_id, at)",
    "create index face_audit_age on face_audit (at)",
  ]),
  "022_voice_tokens": makes(VOICE_TABLES),
  "023_message_senders": changes(
    "alter table message add column sender_id text references person(id)",
    "create index message_sender on message (sender_id, at)",
    "create index message_age on message (at)",
  ),
  "024_access_log_indexes": changes(
    "create index access_log_person on access_log (person_id, at)",
    "create index access_log_age on access_log (at)",
  ),
  "025_message_history": changes(
    "alter table message add column read_at bigint",
    "alter table message add column all_read_at bigint",
    "create index message_history on message (person_id, at desc, id)",
  ),
  "026_todo_starts": changes("alter table todo add column starts bigint"),
  "027_theme_pictures": changes("alter table unit_theme add column picture text"),
  "028_app_permissions": changes("alter table app add column needs_codes text not null default ''"),
  "029_voice_languages": changes("alter table voice_token drop column language"),
};

/** The migrations in a database's own words. */
export function migrationsFor(kind: DatabaseKind): MigrationProvider {
  const migrations = Object.entries(MIGRATIONS).map(([name, migration]) => [name, migration(kind)] as const);
  return { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) };
}
