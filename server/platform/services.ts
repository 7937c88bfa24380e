import { type AccessLog, createAccessLog } from "./accessLog";
import { createOldMessages } from "./oldMessages";
import { createClients } from "./auth/clients";
import { createHelpTickets } from "./auth/helpTickets";
import { createPasswordResets } from "./auth/passwordResets";
import { createMessageHistory } from "./messageHistory";
import { createMessageHook } from "./messageHook";
import type { FileSettings, ServerOptions } from "../settings/options";
import { createOutbox, type Post } from "./outbox";
import { createPasswordCheck, createSignInQueue } from "./auth/passwords";
import { createSessions } from "./auth/sessions";
import { reportTheft } from "./auth/theft";
import { createSocialGrants } from "./auth/socialGrants";
import { createSocialLinks } from "./auth/socialLinks";
import { createSocialQr } from "./auth/socialQr";
import { createTickets } from "./auth/tickets";
import { createThrottle } from "./auth/throttle";
import type { Database } from "./database/open";
import { createFaces, type Faces } from "./face/faces";
import type { FaceEyes } from "./face/look";
import type { Guest } from "./modules/load";
import type { SiteConfig } from "../settings/site";
import { createStorage, type Storage } from "./storage/storage";
import { createThumbnails, type Thumbnails } from "./storage/thumbnails";
import { createVoice, type Recogniser, type VoiceService } from "./voice/voice";
import { CallsEach } from "./work/callsEach";
import { createHeavyWork, type HeavyWork } from "./work/heavyWork";
import { createInstance, type Instance } from "./work/instance";
import { LongWork } from "./work/longWork";

/** What handlers work with. */
export interface Services {
  readonly database: Database;
  readonly now: () => number;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly socialGrants: ReturnType<typeof createSocialGrants>;
  readonly socialLinks: ReturnType<typeof createSocialLinks>;
  readonly socialQr: ReturnType<typeof createSocialQr>;
  readonly clients: ReturnType<typeof createClients>;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly accessLog: AccessLog;
  readonly oldMessages: ReturnType<typeof createOldMessages>;
  readonly messageHistory: ReturnType<typeof createMessageHistory>;
  /** The way out for messages: the demo's outbox, or the deployment's own service. */
  readonly post: Post;
  readonly passwordResets: ReturnType<typeof createPasswordResets>;
  readonly tickets: ReturnType<typeof createTickets>;
  readonly helpTickets: ReturnType<typeof createHelpTickets>;
  readonly checkPassword: ReturnType<typeof createPasswordCheck>;
  /** Where sign-ins wait for their turn. */
  readonly signInQueue: ReturnType<typeof createSignInQueue>;
  /** The thread for work that takes long. */
  readonly heavyWork: HeavyWork;
  /** The calls that each person has under way. */
  readonly callsEach: CallsEach;
  /** Has the longer bodies of one person come in a few at a time. */
  readonly bodiesEach: CallsEach;
  /** This platform among those of its database. */
  readonly instance: Instance;
  /** Long work on the database, in pieces. */
  readonly longWork: LongWork;
  /** Uploads, and the files that they become. */
  readonly storage: Storage;
  readonly thumbnails: Thumbnails;
  /** Spoken commands. */
  readonly voice: VoiceService;
  /** Who is known by their face, and what is kept of faces. */
  readonly faces: Faces;
  readonly site: SiteConfig;
  /** Demo accounts, whose passwords are public, may sign in only where no other machine can reach the platform. */
  readonly demoAccounts: boolean;
  /** The address of another portal from which people come with a ticket; null where there is none. */
  readonly launcher: string | null;
  /** Under development, demo accounts may be switched without a password [AUTH-15]. */
  readonly development: boolean;
  /** The applications of this installation. */
  readonly guests: readonly Guest[];
  /** More folders with built applications, a folder for each. */
  readonly subAppDirs: readonly string[];
}

/** What `createServices` needs; time, the password check and the queues can be replaced in tests. */
export interface ServiceOptions {
  readonly database: Database;
  readonly site: SiteConfig;
  readonly demoAccounts: boolean;
  readonly launcher: string | null;
  readonly development: boolean;
  readonly guests?: readonly Guest[];
  readonly subAppDirs?: readonly string[];
  readonly messages?: ServerOptions["messages"];
  readonly files: FileSettings;
  readonly voice?: ServerOptions["voice"];
  /** Where the list of deleted faces is, and the key of faces unless `faceKeyFile` is another place. */
  readonly dataDir: string;
  readonly faceKeyFile: string | null;
  readonly log?: (line: string) => void;
  readonly now?: () => number;
  readonly checkPassword?: Services["checkPassword"];
  readonly signInQueue?: Services["signInQueue"];
  readonly heavyWork?: HeavyWork;
  /** What recognises names; by default the one that is installed. */
  readonly recogniser?: Recogniser | null;
  readonly faceEyes?: FaceEyes;
}

/** The kinds of files that applications take beside the usual ones, by their codes. */
const takesOf = (guests: readonly Guest[]) =>
  new Map(guests.map(({ app, module }) => [app.code, module?.takes ?? []] as const));

/** Puts the platform's parts together. */
export function createServices({
  database,
  site,
  demoAccounts,
  launcher,
  development,
  guests = [],
  subAppDirs = [],
  messages = null,
  files,
  voice = null,
  dataDir,
  faceKeyFile,
  log = (line) => console.error(line),
  now = Date.now,
  checkPassword = createPasswordCheck(),
  signInQueue = createSignInQueue(),
  heavyWork = createHeavyWork(),
  recogniser,
  faceEyes,
}: ServiceOptions): Services {
  const outbox = createOutbox(database, now);
  const post = messages ? createMessageHook({ ...messages, log }) : outbox;
  return {
    database,
    now,
    site,
    demoAccounts,
    launcher,
    development,
    guests,
    subAppDirs,
    tickets: createTickets(database, now),
    helpTickets: createHelpTickets(database, now),
    checkPassword,
    signInQueue,
    heavyWork,
    callsEach: new CallsEach(),
    bodiesEach: new CallsEach({ running: 4, waiting: 192, retryAfter: 5 }),
    instance: createInstance(database),
    longWork: new LongWork(),
    storage: createStorage({ database, now, settings: files, takes: takesOf(guests), log }),
    thumbnails: createThumbnails(),
    voice: createVoice({ database, now, settings: voice, recogniser }),
    faces: createFaces({ database, now, dataDir, keyFile: faceKeyFile, eyes: faceEyes, log }),
    sessions: createSessions(database, now, reportTheft({ now, log })),
    throttle: createThrottle(database, now),
    socialGrants: createSocialGrants(database, now),
    socialLinks: createSocialLinks(database, now),
    clients: createClients(database, now),
    outbox,
    accessLog: createAccessLog(database, now),
    oldMessages: createOldMessages(database, now),
    messageHistory: createMessageHistory(database, now),
    post,
    passwordResets: createPasswordResets(database, now, post),
    socialQr: createSocialQr(database, now),
  };
}
