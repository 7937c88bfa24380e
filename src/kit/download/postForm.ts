import type { StartTimer } from "../../flows/startTimer";

/** How long the form stays in the page after it was sent, in milliseconds [WID-06]. */
const FORM_MS = 500;

/**
 * How long the frame waits for an answer, in milliseconds. A file that comes makes no sound in it, and a frame that is
 * taken away too early would break the download off.
 */
const FRAME_MS = 300_000;

interface Post {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly timer: StartTimer;
  /** Hears the text of an answer that is no file: why there is none. */
  readonly onText: (text: string) => void;
}

let posts = 0;

/** Where the answer goes, so that the page stays. Nothing in it may run [SEC-01]. */
function openFrame(page: Document, name: string, { timer, onText }: Post): HTMLIFrameElement {
  const frame = page.createElement("iframe");
  frame.name = name;
  frame.hidden = true;
  frame.setAttribute("sandbox", "allow-same-origin allow-downloads");
  const stop = timer(() => frame.remove(), FRAME_MS);
  frame.addEventListener("load", () => {
    const answer = frame.contentDocument;
    // The empty document that every frame begins with is no answer.
    if (answer?.URL === "about:blank") return;
    stop();
    onText((answer?.querySelector("pre") ?? answer?.body)?.textContent ?? "");
    frame.remove();
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
  openFrame(page, name, post);
  const form = page.createElement("form");
  form.method = "post";
  form.action = post.action;
  form.target = name;
  form.acceptCharset = "utf-8";
  form.hidden = true;
  for (const [field, value] of Object.entries(post.fields)) {
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
