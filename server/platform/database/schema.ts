import type { Generated } from "kysely";
import type { Out } from "../../../contract/calls";

type FaceDeed = Out<"faceAudit">["list"][number]["deed"];

/** The tables of the reference platform, as Kysely sees them. Times are milliseconds since 1970; yes/no is 0/1. */
export interface Tables {
  meta: { key: string; value: string };
  unit: {
    id: string;
    /** 1 = area, else a school. */
    type: number;
    name: string;
    english_name: string;
    color: string;
    glyph: string;
    default_theme: string | null;
    /** The later of `default_theme_at` and a person's `theme_at` wins, so that a sync loses no person's choice. */
    default_theme_at: number;
    licence_until: number;
    copyright: string;
    filing_number: string;
    /** 1 = unread counts are shown as numbers, 0 = as dots. */
    counts_unread: number;
    /** The name of the layout its people see until they choose one; null = the default. */
    layout: string | null;
    /** What the unit stands for, in a few words, bilingual; empty = none. */
    motto: Generated<string>;
    /** The theme of its login page; null = the default. */
    login_theme: string | null;
  };
  /** A theme that was set for all people of a unit, and the default before it: what taking it back restores. */
  theme_sync: {
    unit_id: string;
    at: number;
    theme: string;
    former_theme: string | null;
    former_at: number;
    /** The administrator. */
    person_id: string;
  };
  unit_theme: {
    id: string;
    unit_id: string;
    color: string;
    title: string;
    position: number;
    /** The address of the picture behind the pages in this theme. */
    picture: string | null;
  };
  person: {
    id: string;
    unit_id: string;
    type: number;
    login_name: string;
    real_name: string;
    sex: number;
    /** 1 = active; anything else cannot sign in. */
    status: number;
    password: string;
    /** 1 = a demo account, whose password is public. */
    demo: number;
    theme: string | null;
    theme_at: number;
    campus_units: string;
    grade_name: string;
    class_name: string;
    /** The child that a parent looks after just now; null until one was chosen. */
    current_child: string | null;
  };
  parent_child: { parent_id: string; child_id: string; status: number };
  account_link: { parent_id: string; teacher_id: string };
  role: { person_id: string; role: string };
  permission: {
    code: string;
    parent: string | null;
    name: string;
    /** User types that have it, comma-separated. */
    user_types: string;
    position: number;
  };
  session: {
    id: string;
    person_id: string;
    access_hash: string;
    access_until: number;
    refresh_until: number;
    /** Hash of the key of the browser that opened it; null without one. */
    key_hash: string | null;
    /** The session by whose access token it was opened, and with which it ends; null for every other way of signing in. */
    opened_by: string | null;
  };
  refresh_token: {
    hash: string;
    session_id: string;
    used_at: number | null;
    /** The token for which it was issued; null for a session's first. */
    parent: string | null;
  };
  login_attempt: { key: string; count: number; blocked_until: number; at: number };
  /** A browser's token for an account that has signed in with it; both are hashes. */
  known_device: { hash: string; account: string; at: number };
  /** When a name, by its hash, failed last at an address and when it signed in there; a sign-in clears the failure. */
  sign_in_place: { address: string; account: string; failed_at: number | null; signed_in_at: number | null };
  social_provider: {
    id: string;
    /** `redirect` leaves for the provider's page. */
    kind: string;
    name: string;
    app_id: string;
    application_id: string;
    login_url: string;
    logo: string | null;
    position: number;
  };
  /** The demo provider's own accounts. */
  campus_account: {
    provider_id: string;
    account: string;
    name: string;
    openid: string;
    unionid: string;
    password: string;
  };
  /** The demo provider's codes and tokens, hashed; each works once. */
  social_grant: {
    hash: string;
    kind: string;
    provider_id: string;
    client_id: string;
    redirect_uri: string;
    openid: string;
    unionid: string;
    until: number;
  };
  /** The demo provider's codes to scan; their secrets are kept as hashes. */
  social_qr: {
    /** Hash of the secret of the page that shows the code. */
    device_hash: string;
    /** Hash of the secret in the picture. */
    scan_hash: string;
    /** Hash of the secret with which the phone confirms, once a person has signed in there. */
    confirm_hash: string | null;
    provider_id: string;
    client_id: string;
    redirect_uri: string;
    state: string;
    user_code: string;
    /** The device that shows the code, for people. */
    device: string;
    /** Its network address. */
    address: string;
    progress: "authorization_pending" | "scanned" | "confirmed" | "access_denied";
    openid: string | null;
    unionid: string | null;
    name: string | null;
    at: number;
    until: number;
  };
  /** The platform's side: the account of a provider's openid. */
  social_link: { provider_id: string; openid: string; person_id: string };
  /** An openid that a browser has proven and that is not linked yet; the browser keeps the secret of `hash`. */
  bind_ticket: {
    hash: string;
    id: string;
    provider_id: string;
    openid: string;
    until: number;
    /** Hash of the key of the browser that proved it; null without one. */
    key_hash: string | null;
  };
  /** Applications that may let people sign in with the portal. */
  oauth_client: {
    id: string;
    /** For people, bilingual. */
    name: string;
    secret_hash: string;
    /** The scopes it may ask for, separated by spaces. */
    scopes: string;
    /** 1 = the demo client, whose secret is public. */
    demo: number;
  };
  /** The return addresses of a client, letter for letter; a path = on the platform's own host. */
  oauth_redirect: { client_id: string; uri: string };
  /** What a person has allowed a client. */
  oauth_consent: { person_id: string; client_id: string; scope: string; at: number };
  /** Codes for clients; a spent one is kept for a while, so that it is recognised when it is used again. */
  oauth_code: {
    hash: string;
    client_id: string;
    redirect_uri: string;
    person_id: string;
    /** The session in which it was allowed. */
    session_id: string;
    scopes: string;
    /** PKCE, S256. */
    challenge: string | null;
    until: number;
    spent_at: number | null;
  };
  /** The tokens with which clients ask who a person is. */
  oauth_token: {
    hash: string;
    code_hash: string;
    client_id: string;
    person_id: string;
    /** The session in which it was allowed, and with which it ends. */
    session_id: string;
    scopes: string;
    until: number;
  };
  /** Mail addresses in lower case, and telephone numbers. */
  person_contact: {
    person_id: string;
    contact: string;
    /** 1 = invented together with its demo account: it may be the address of an uninvolved person. */
    made_up: Generated<number>;
  };
  /** Running password resets: first with a code, then, when that is null, with the proof that `hash` belongs to. */
  password_reset: {
    hash: string;
    /** Null = an account that does not exist, which gets the same answers. */
    person_id: string | null;
    code_hash: string | null;
    tries: number;
    until: number;
  };
  /** Sent messages; an empty recipient = none. */
  outbox: { id: string; recipient: string; kind: string; words: string; at: number };
  /** Tickets with which other portals sign people in here. */
  login_ticket: { hash: string; person_id: string; until: number };
  /** Tickets by which a help centre learns who asks for help. */
  help_ticket: { hash: string; person_id: string; session_id: string; until: number };
  /** Tokens by which a person's recordings are recognised, in a language. */
  voice_token: { hash: string; person_id: string; session_id: string; until: number };
  /** Shells that sign in with a client id, and the person of each. */
  user_client: { hash: string; person_id: string; name: string };
  app: {
    id: string;
    code: string;
    category: string;
    category_name: string;
    name: string;
    short_name: string;
    english_name: string;
    english_short_name: string;
    glyph: string;
    tint: number;
    menu_route: string | null;
    server_id: string;
    /** User types, comma-separated; empty = all. */
    limit_user_type: string;
    /** The permission codes that opening takes, all of them, with commas between; empty = none. */
    needs_codes: Generated<string>;
    /** Unit types, comma-separated; empty = all. */
    limit_unit_type: Generated<string>;
    update_status: number;
    /** Null = every unit. */
    unit_id: string | null;
    position: number;
  };
  module: {
    unit_id: string;
    code: string;
    name: string;
    english_name: string;
    server_id: string;
    ends_at: number;
  };
  message: {
    id: string;
    person_id: string;
    memo: string;
    importance: number;
    module: string;
    /** The code of the application it is about; null = none. */
    app: string | null;
    at: number;
    url: string | null;
    open_way: string | null;
    /** What it says beyond its title, as JSON: a list of paragraphs. */
    content: Generated<string>;
    /** The child it is about, where the person is a parent; null = the person. */
    child_id: string | null;
    /** The person whose call sent it; null = the platform itself. */
    sender_id: string | null;
    read: number;
    /** When it was read, milliseconds since 1970; null = it is unread, or was read before this was kept. */
    read_at: number | null;
    /** When it was marked read together with all others; null = it was read alone, or is unread. */
    all_read_at: number | null;
  };
  todo: {
    id: string;
    person_id: string;
    title: string;
    module: string;
    /** The code of the application in which it is done; null = none. */
    app: string | null;
    at: number;
    url: string | null;
    open_way: string | null;
    /** The child it is about, where the person is a parent; null = the person. */
    child_id: string | null;
    /** What a person does with it, as a bilingual verb; null = the title says it. */
    action: string | null;
    /** By when it has to be done; of a lesson, a duty or a meeting, its end; null = at any time. */
    due: number | null;
    /** When that lesson, duty or meeting begins; null = it is about none. */
    starts: number | null;
    /** From when on it can no longer be done, and is gone; null = never. */
    ends: number | null;
    done: number;
  };
  access_log: {
    id: string;
    person_id: string;
    unit_id: string;
    resource_id: string;
    resource_name: string;
    type: number;
    at: number;
  };
  /** A content, stored once under its hash for all people who have uploaded it. */
  stored_content: {
    sha256: string;
    size: number;
    /** When it was stored last; a content without a file is removed a day later. */
    created_at: number;
  };
  /** A file of a person; at most one of the same content. */
  stored_file: {
    id: string;
    /** The unit of its owner at that time, whose space it takes. */
    unit_id: string;
    /** The owner. */
    person_id: string;
    sha256: string;
    md5: string;
    name: string;
    size: number;
    /** By its content and its extension, never by the sender's word. */
    type: string;
    created_at: number;
  };
  /** The stored file that shows a person; no row = none does. */
  portrait: { person_id: string; file_id: string };
  /** How a unit uses faces; no row = not at all. */
  face_unit: {
    unit_id: string;
    /** `off`, `challenge` or `password`. */
    sign_in: string;
    clocking: number;
    /** Counts the changes of its people's faces. */
    stamp: number;
  };
  /** A person's face: what it is known by and the photograph, encrypted with the key of that id, which is not in the database. */
  face: {
    person_id: string;
    key_id: string;
    descriptor: string;
    photo: string;
    registered_at: number;
    registered_by: string;
  };
  /** Every consent to the taking of a face, by the version of its text. */
  face_consent: {
    id: string;
    person_id: string;
    version: string;
    given_at: number;
    /** The person, or a pupil's guardian. */
    given_by: string;
    withdrawn_at: number | null;
    withdrawn_by: string | null;
  };
  /** Tries to be known by a face, by the hash of their secret. */
  face_challenge: {
    hash: string;
    /** `login`, `clocking`, or `password` for a face that was known and waits for its password. */
    purpose: string;
    unit_id: string;
    /** Hash of the key of the browser that began it; null without one. */
    key_hash: string | null;
    /** What the person is asked to do, comma-separated. */
    acts: string;
    /** Hash of the network address. */
    address: string;
    /** Whose face was known. */
    person_id: string | null;
    guesses: number;
    until: number;
  };
  /** Proofs that a face was known, for the servers of applications; hashed, each works once. */
  face_proof: { hash: string; unit_id: string; person_id: string; at: number; until: number };
  /** What has happened with faces. */
  face_audit: {
    id: string;
    unit_id: string;
    /** Whose face it was; null where nobody was known. */
    person_id: string | null;
    /** Who did it; null where no session was there. */
    by_id: string | null;
    at: number;
    deed: FaceDeed;
    /** Bilingual. */
    reason: string;
    address: string;
  };
  /** Deleted faces: also gone from an older copy of the database that is put back. */
  face_deleted: { person_id: string; at: number; deed: string };
}
