import { COME_BACK } from "../core/route";

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{display:grid;place-content:center;min-block-size:100dvh;margin:0;padding:1.5rem;box-sizing:border-box}
main{max-inline-size:34rem}h1{font-size:1.5rem;margin:0}p{margin:.5rem 0 1.5rem}
a{display:inline-block;padding:.5rem 1.25rem;border:2px solid;border-radius:.75rem;color:inherit}`;

const part = (lang: string, title: string, what: string, again: string) =>
  `<section lang="${lang}"><h1>${title}</h1><p>${what}</p><p><a href="">${again}</a></p></section>`;

/**
 * The page in the place of one that cannot be fetched and of which nothing is kept, such as the login page: nobody can
 * sign in without the network. It knows nothing about the reader, so it is in both languages.
 */
export const noConnection = (): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>没有网络连接 / No connection</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>` +
      `<script defer src="${COME_BACK}"></script></head><body><main>` +
      part(
        "zh-CN",
        "没有网络连接",
        "连不上网络或服务器，这个页面打不开。网络恢复后，它会自动打开。",
        "重试",
      ) +
      part(
        "en",
        "No connection",
        "This page cannot be opened, because the network or the server cannot be reached. It opens by itself when the connection is back.",
        "Try again",
      ) +
      "</main></body></html>",
    {
      status: 503,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        // The page holds no words from outside, so its one style sheet needs no nonce.
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'",
      },
    },
  );
