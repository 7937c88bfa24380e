import type { StartTimer } from "../../flow/startTimer";

/** How long the form stays in the page after it was sent, in milliseconds [WID-06]. */
const FORM_MS = 500;

/**
 * How long the frame waits for an answer, in milliseconds. A file that comes makes no sound in it, and a frame that is
 * taken away too early would break the download off.
 */
const FRAME_MS = 300_000;

/** How long a page waits for a sign of its file, in milliseconds. */
const TIMEOUT_MS = 30_000;

interface Post {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly timer: StartTimer;
  /** Is notified after a while without a refusal whether the platform has marked the beginning of a file, and how to give up. */
  readonly onWaited: (marked: boolean, giveUp: () => void) => void;
  /** Is notified of the text of an answer that is no file: why there is none. */
  readonly onText: (text: string) => void;
}

let posts = 0;

/** A name that no other download has, of this tab or another. */
const newMark = () =>
  `download-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Whether a platform has begun to answer with the file; its cookie goes once it is seen. */
function takeMark(page: Document, mark: string): boolean {
  const isThere = page.cookie.split("; ").includes(`${mark}=1`);
  if (isThere) page.cookie = `${mark}=; Path=/; Max-Age=0`;
  return isThere;
}

/** Where the answer goes, so that the page stays. Nothing in it may run [SEC-01]. */
function openFrame(
  page: Document,
  name: string,
  mark: string,
  { timer, onText, onWaited }: Post,
): HTMLIFrameElement {
  const frame = page.createElement("iframe");
  frame.name = name;
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-same-origin allow-downloads");
  const ends = [
    timer(() => frame.remove(), FRAME_MS),
    timer(() => onWaited(takeMark(page, mark), giveUp), TIMEOUT_MS),
  ];
  const stop = () => ends.forEach((end) => end());
  const giveUp = () => {
    stop();
    frame.remove();
  };
  frame.addEventListener("load", () => {
    const answer = frame.contentDocument;
    // The empty document that every frame begins with is no answer.
    if (answer?.URL === "about:blank") return;
    const text = (answer?.querySelector("pre") ?? answer?.body)?.textContent ?? "";
    giveUp();
    onText(text);
  });
  page.body.append(frame);
  return frame;
}

/**
 * Posts a form as a browser does, for answers that are files: scripts cannot send headers with it, so the platform
 * looks at the Origin. Form and answer live in hidden elements, which go by themselves.
 */
export function postForm(page: Document, post: Post): void {
  posts += 1;
  const name = `download-${posts}`;
  const mark = newMark();
  openFrame(page, name, mark, post);
  const form = page.createElement("form");
  form.method = "post";
  form.action = post.action;
  form.target = name;
  form.acceptCharset = "utf-8";
  form.hidden = true;
  for (const [field, value] of Object.entries({ ...post.fields, mark })) {
    const input = page.createElement("input");
    input.type = "hidden";
    input.name = field;
    input.value = value;
    form.append(input);
  }
  page.body.append(form);
  form.submit();
  post.timer(() => form.remove(), FORM_MS);
}
