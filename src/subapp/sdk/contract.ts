import type { EmotionCache } from "@emotion/react";
import type { Theme } from "@mui/material";
import type { Contract, InOf, OutOf } from "../../../contract/define";
import type { Cancellation } from "../../base/core/flow/cancellation";
import type { KnownFace } from "../../face/core/readFace";
import type { Language } from "../../base/core/language/languages";
import type { Base64Picture } from "../../picture/core/base64Picture";
import type { CompressOptions } from "../../picture/core/fit";
import type { AppSettings } from "../../base/core/wire/appSettings";
import type { FileBeginning } from "../../base/core/wire/exchange";
import type { Outcome } from "../../base/core/wire/outcome";
import type { Text } from "../../base/core/wire/text";
import type { CollectPorts, FacePorts } from "../../face/kit";

/**
 * The number of this contract. It grows only when something here is removed or changes its meaning; additions keep
 * it. A sub-application written for another number is not mounted.
 */
export const CONTRACT = 1;

/** Version of the kit package in the share scope; follows semantic versioning, its major is {@link CONTRACT}. */
export const KIT_VERSION = "1.21.0";

/** The names under which the portal shares its kit: what every sub-application needs, and parts that some import. */
export const KIT_NAMES = [
  "@portal/kit",
  "@portal/kit/forms",
  "@portal/kit/lists",
  "@portal/kit/parts",
] as const;

export type { Base64Picture, CompressOptions, FileBeginning, Language, Text };

/** A value of the portal that may change while the sub-application is open. */
export interface Live<Value> {
  /** The current value; the same object until it changes. */
  readonly get: () => Value;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The person signed in, without anything secret. */
export interface SessionUser {
  readonly userId: string;
  /** 1 student, 2 teacher, 3 parent, 4 other staff. */
  readonly userType: 1 | 2 | 3 | 4;
  readonly unitId: string;
  /** 1 is an area unit, 2 a school. */
  readonly unitType: number;
  readonly realName: string;
  readonly avatar: string | null;
}

/** The child that a parent looks after just now. */
export interface PortalChild {
  readonly id: string;
  readonly realName: string;
  readonly gradeName: string;
  readonly className: string;
}

/** The result of a call: the answer's `data`, or why there is none, with a text for the person. */
export type Answer<Data = unknown> = Outcome<Data>;

/** Options of a single call. */
export interface RequestOptions {
  /** Sends a POST's body as JSON instead of a form. */
  readonly json?: boolean;
  /** The sub-application shows the failure itself; the portal shows no toast for it. */
  readonly quiet?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Aborts the call, if its answer is no longer needed. */
  readonly signal?: Cancellation;
}

/**
 * Calls to the platform, by paths that start with one slash. The portal adds the session, the device and
 * application headers, renews a lapsed session, and opens the envelope. Promises never reject.
 */
export interface PortalRequest {
  readonly get: (
    path: string,
    query?: Readonly<Record<string, unknown>>,
    options?: RequestOptions,
  ) => Promise<Answer>;
  readonly post: (path: string, body?: unknown, options?: RequestOptions) => Promise<Answer>;
  /** Sends named parts, files among them, as multipart form data. */
  readonly upload: (
    path: string,
    parts: Readonly<Record<string, unknown>>,
    options?: RequestOptions,
  ) => Promise<Answer>;
  /**
   * Reads what a file of the platform begins with, `most` bytes (1 MiB at most), however large it is: to show the beginning of a text,
   * or to see what a file is. Takes an address as answers of a `client` have it. Since 1.20.0.
   */
  readonly beginning: (
    address: string,
    most: number,
    options?: Pick<RequestOptions, "quiet" | "timeout" | "signal">,
  ) => Promise<Answer<FileBeginning>>;
}

/**
 * The calls of a contract as functions. The compiler checks the parameters; the answer has the contract's type, but
 * is not checked: an older platform may leave fields out.
 */
export type ContractClient<Calls extends Contract> = {
  readonly [Name in keyof Calls]: (
    input: InOf<Calls[Name]>,
    options?: RequestOptions,
  ) => Promise<Answer<OutOf<Calls[Name]>>>;
};

/** Where a sub-application is shown: the viewport's query parameters. */
export interface Place {
  readonly app: string;
  readonly fileId: string;
  readonly id: string | null;
  /** The place inside it, in its own words: a path with a query, such as `/list?page=2`; empty = its start. */
  readonly at: string;
}

/** What the person may do. As long as it is unknown, they may not. */
export interface Permissions {
  /** Has the base system role of the unit. */
  readonly administrator: boolean;
  /** Codes of the applications on the person's desktop. */
  readonly apps: readonly string[];
  /** The person's codes in the permission tree of this application. */
  readonly codes: readonly string[];
}

/** Moves in the portal. */
export interface PortalNavigation {
  /** Opens a sub-application beside this one. Returns false if the names are not allowed. */
  readonly open: (place: Pick<Place, "app" | "fileId"> & Partial<Place>) => boolean;
  /**
   * Shows another place inside this sub-application: a page, an open item, a list's page and search. It is in the address, so
   * Back, a reload and a sent link lead to it. `replace` makes it no step of the history. Returns false, and goes nowhere, if
   * the text is no path (`/…`, at most 1,000 characters).
   */
  readonly go: (at: string, how?: { readonly replace?: boolean }) => boolean;
  /** The address of a place inside, for links. */
  readonly hrefOf: (at: string) => string;
  /** Back to where the person came from. */
  readonly back: () => void;
  /** Back to the desktop. */
  readonly desktop: () => void;
  /** Sets the title of the window and the heading of the pane. */
  readonly setTitle: (title: string) => void;
}

/** A toast at the edge of the screen. */
export interface PortalNotice {
  readonly severity: "info" | "success" | "warning" | "error";
  readonly text: Text;
  /** Milliseconds until it closes, 2000 by default; 0 keeps it. A person may choose that toasts stay longer. */
  readonly duration?: number;
  /** From 1 to 5. During quiet, toasts are held and only those of 5 are shown. */
  readonly importance?: 1 | 2 | 3 | 4 | 5;
  /** It answers what the person has just done here; then an `error` or a `warning` is shown during quiet too. */
  readonly answer?: boolean;
}

/** A file that a person has chosen. With a handle, where the browser gives one, it is read after a reload without being chosen again. */
export interface ChosenFile {
  readonly file: File;
  readonly handle?: FileSystemFileHandle | null;
}

/** What becomes of uploaded files. */
export interface UploadOptions {
  /** The service of the platform that they are for; the application's code by default. */
  readonly serverid?: string;
  /**
   * The call by which the application takes a stored file: a POST of JSON to a path of its own, made for each file even where the
   * application has been closed meanwhile. Its body has what is given here, and `upload` (the upload's id), `name` and `file` (what the
   * platform has stored). It may come twice with the same `upload`, where an answer was lost.
   */
  readonly deliver?: { readonly path: string; readonly body?: Readonly<Record<string, unknown>> };
}

/** An upload of the application, as far as it has come. Sizes are bytes. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  /** `lost` waits for its file to be chosen again; `finishing` is stored, and the application is being told. */
  readonly phase: "waiting" | "hashing" | "sending" | "finishing" | "done" | "failed" | "aborted" | "lost";
  readonly paused: boolean;
  /** What the platform has stored, once it is `finishing` or `done`. */
  readonly stored: unknown;
  /** What the application's own call has answered, once it is `done`. */
  readonly delivered: unknown;
  /**
   * Why it has failed: the fault's name, a text for the person where the platform gave one, and, since 1.17.0, `final` where no
   * other try can succeed, as with a file of a kind that is not allowed.
   */
  readonly failure: { readonly error: string; readonly text: Text | null; readonly final?: boolean } | null;
}

/**
 * The portal's uploads, of which every application sees its own. They go on while the application is closed, over a network that comes and
 * goes, and after a reload.
 */
export interface PortalUploads {
  /** Adds files, and answers their ids in the same order. A file that an earlier page has not finished goes on where it was. */
  readonly add: (files: readonly ChosenFile[], options?: UploadOptions) => Promise<readonly string[]>;
  readonly list: Live<readonly Upload[]>;
  /** Extensions that no upload may have at this site; null = the usual ones. Since 1.13.0. */
  readonly rejected?: Live<readonly string[] | null>;
  /** This and the next four act on one upload; since 1.19.0, without an id, on all uploads of the application. */
  readonly pause: (id?: string) => void;
  readonly resume: (id?: string) => void;
  /** Ends it for good. */
  readonly abort: (id?: string) => void;
  /** Tries a failed one again; what has arrived is not sent again. */
  readonly retry: (id?: string) => void;
  /** Takes one that is over, or that is lost, from the list. */
  readonly forget: (id?: string) => void;
}

/** A picture, or why there is none, with a text for the person. */
export type PictureAnswer =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly text: Text };

/** What a person is asked a picture for. */
export interface AskedCrop {
  /** In both languages, as `标题|||Title`. */
  readonly title: Text;
  /** The shape in which the picture will be shown; `square` by default. */
  readonly shape?: "round" | "square";
  /** A picture that was chosen already; without it the person chooses one first. */
  readonly file?: File;
}

/** Pictures, before and while they are sent. None of the promises rejects. */
export interface PortalPictures {
  /**
   * Makes a picture no larger than 500 × 500 pixels, at a quality of 0.8, or as asked for: upright, as JPEG, or as PNG where something
   * shows through. One that is small enough already stays as it was where that has fewer bytes. Kinds that browsers do not show,
   * HEIC among them, are refused with what to do.
   */
  readonly compress: (file: File, options?: CompressOptions) => Promise<PictureAnswer>;
  /** Has the person choose a picture and crop it to a square: a JPEG of at most 500 × 500 pixels, or null where they leave. */
  readonly crop: (asked: AskedCrop) => Promise<File | null>;
  /** Stores a picture that is a text in base64; answers what the platform has stored. */
  readonly upload: (picture: Base64Picture) => Promise<Answer>;
}

/** The camera and the platform's answers about faces, for `FaceClocking` and `FaceCollecting` of the kit. */
export interface PortalFaces {
  /** To know who stands before the device; the code comes with the first use. */
  readonly clocking: () => FacePorts<KnownFace>;
  /** To have a person's picture kept, and to make one of a chosen file, in base64; null where it is no picture. */
  readonly collecting: (
    userId: string,
  ) => CollectPorts & { readonly read: (file: File) => Promise<string | null> };
}

/** The platform's time, whatever the clock of the device says. */
export interface PortalTime {
  /** The present moment, in milliseconds since 1970. */
  readonly now: () => number;
  /** Whether the platform has told its time in this page; until then it is the device's own, less what that was wrong by the last time. */
  readonly isKnown: () => boolean;
  /** Calls the listener when the time has leapt, as the device's clock was found to be wrong, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void;
}

/** Messages by their ids: plain text, with `{placeholders}` at most. */
export type Wording = Readonly<Record<string, string>>;

/**
 * What the portal shows about applications and can read again: the unread counts, or the cards that name it under
 * `refreshedBy` in their `app.json`.
 */
export type Refreshable = "unread" | (string & {});

/** What the page shows, for what CSS variables do not reach, such as a drawing on a canvas. */
export interface ShownLook {
  /** The look's name, such as `ink`; `color` for a colour. */
  readonly look: string;
  /** The theme's value, such as `ink` or `#457cd6`. */
  readonly theme: string;
  readonly scheme: "light" | "dark";
}

/** Everything that a sub-application receives from the portal. */
export interface Portal {
  readonly contract: typeof CONTRACT;
  /** The address that shows this sub-application; its `id` changes when it is opened again for something else. */
  readonly place: Live<Place>;
  readonly session: Live<SessionUser | null>;
  /** The child that the portal is about, which a parent may change at any time; null for everybody else. Since 1.6.0. */
  readonly child: Live<PortalChild | null>;
  readonly request: PortalRequest;
  /**
   * The address of a path of the platform, for a picture, a link or a form: the site may put the platform under a path of its own.
   * Addresses in answers of a `client` have it already. Since 1.18.0.
   */
  readonly addressOf: (path: string) => string;
  /**
   * Renews a lapsed session, for what is not sent by `request`; resolves with whether it goes on, after the person was asked to sign
   * in again where that is needed. Since 1.18.0.
   */
  readonly renew: () => Promise<boolean>;
  /** Since 1.9.0. */
  readonly uploads: PortalUploads;
  /** Since 1.10.0. */
  readonly pictures: PortalPictures;
  /** Since 1.12.0. */
  readonly faces: PortalFaces;
  /** The calls of the application's contract, typed: `portal.client(contract).list({ start: 1 })`. */
  readonly client: <Calls extends Contract>(contract: Calls) => ContractClient<Calls>;
  /** The portal's MUI theme, its colours as CSS variables. Pass it on, never create another. */
  readonly theme: Live<Theme>;
  /** Since 1.20.0. The theme stays the same object, as its colours are CSS variables. */
  readonly look: Live<ShownLook>;
  /** The style cache; it has the page's CSP nonce. */
  readonly styles: EmotionCache;
  readonly language: Live<Language>;
  /** The IANA name of the zone of the platform's dates: `readDateTime(text, timeZone.get())`. */
  readonly timeZone: Live<string>;
  /** Since 1.16.0. */
  readonly time: PortalTime;
  readonly permissions: Live<Permissions>;
  readonly navigation: PortalNavigation;
  /** The values of the two setters below. */
  readonly settings: Live<AppSettings>;
  /**
   * Overrides the messages that the sub-application was built with, by language; earlier overrides stay.
   * Throws a `LocalizedError` for anything but a plain object of plain objects.
   */
  readonly setMessages: (messages: Readonly<Partial<Record<Language, Wording>>>) => void;
  /**
   * Sets what people may search for to find this application, besides its names; the portal's search keeps it
   * until they sign out. Throws a `LocalizedError` for anything but a list.
   */
  readonly setSearchKeys: (keys: readonly string[]) => void;
  /** Announces that the person's action here may have changed what the portal shows, so that it reads it again. */
  readonly refresh: (what: Refreshable) => void;
  readonly notify: (notice: PortalNotice) => void;
  /** Announces a text to people who use a screen reader. */
  readonly announce: (words: string, urgency?: "polite" | "assertive") => void;
  /** Reports that the sub-application cannot continue; its pane then offers to try again. */
  readonly crashed: (error: unknown) => void;
}

/** A mounted sub-application. */
export interface SubAppInstance {
  /** Called when it comes to the front or leaves it. It keeps its state while behind. */
  setActive(on: boolean): void;
  /** Ends everything it started. The portal removes the element itself. */
  unmount(): void;
}

/** The module that a sub-application's script exposes as `./mount`, or registers with `window.portalSubApp`. */
export interface SubApp {
  readonly contract: typeof CONTRACT;
  readonly mount: (element: HTMLElement, portal: Portal) => SubAppInstance | Promise<SubAppInstance>;
}
