import { randomBytes } from "node:crypto";
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { COMMON_HEADERS, pagePolicy } from "../settings/csp";
import { messagePage } from "./messagePage";

/** Most bytes of a request's head: as much as Node by itself takes, and more than browsers send of their own [SEC-10]. */
export const HEAD_LIMIT = 16 * 1024;
/** How long the rest of an unreadable request is let in, milliseconds: a client that still sends does not hear the answer. */
const HEARING_MS = 2_000;

// Which part is too long is not known: what could not be read is not looked at any further.
const TOO_LONG = messagePage(
  { chinese: "请求太长", english: "The request is too long" },
  {
    chinese: "服务器无法读取这么长的请求。如果地址很长，请缩短地址，或从首页重新打开。",
    english:
      "The server cannot read a request as long as this. If the address is very long, shorten it, or begin at the start.",
  },
  {
    chinese:
      "如果在首页仍看到此页，说明浏览器随请求发送的 Cookie 太多。请在浏览器设置的“隐私”中打开“Cookie 和网站数据”，删除本网站及其上级网站的 Cookie（例如 portal.school.example 和 school.example），然后重新打开本网站并登录。",
    english:
      "If you see this page at the start too, your browser sends too many cookies. In the browser’s settings, under Privacy, open “Cookies and site data”. Delete the cookies of this site and of the sites above it (for example portal.school.example and school.example). Then open this site again and sign in.",
  },
);
const UNREADABLE = messagePage(
  { chinese: "无法读取请求", english: "The request cannot be read" },
  {
    chinese: "服务器无法读取浏览器发来的请求，请从首页重新打开。",
    english: "The server cannot read what the browser has sent. Begin again at the start.",
  },
);

const ANSWERS: Readonly<Record<string, readonly [status: number, page: string]>> = {
  HPE_HEADER_OVERFLOW: [431, TOO_LONG],
  ERR_HTTP_REQUEST_TIMEOUT: [408, UNREADABLE],
};

/** Answers what is no request that any handler could be given, in words for people, and ends the connection. */
export function refuseUnreadable({ code }: { readonly code: string }, socket: Socket): void {
  // The rest of what was refused already.
  if (socket.writableEnded) return;
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, page] = ANSWERS[code] ?? [400, UNREADABLE];
  const nonce = randomBytes(16).toString("base64");
  const body = page.replaceAll("__CSP_NONCE__", nonce);
  const headers = {
    ...COMMON_HEADERS,
    "content-security-policy": pagePolicy(nonce),
    "content-type": "text/html; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
  // Closed while bytes still come in, the connection would be reset, and the answer lost with it.
  socket.resume();
  setTimeout(() => socket.destroy(), HEARING_MS).unref();
}

/** Refuses a request that expects what no server of ours does; Node by itself would do so without our headers. */
export function refuseExpectations(server: Server): void {
  server.on("checkExpectation", (_, answer) => {
    const headers = { ...COMMON_HEADERS, "cache-control": "no-store", connection: "close" };
    answer.writeHead(417, headers).end();
  });
}
