/** A sentence in both languages; a page of which neither script nor catalogue is at hand says it in both. */
export interface BothWords {
  readonly chinese: string;
  readonly english: string;
}

/** A page that says one thing and leads back to the start. The nonce of its style is still to be put in. */
export const messagePage = (title: BothWords, body: BothWords): string => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" />
    <title>${title.chinese} · ${title.english}</title>
    <style nonce="__CSP_NONCE__">
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
      main { max-width: 34rem; padding: 2rem; }
      h1 { font-size: 1.5rem; line-height: 1.3; }
      a { display: inline-block; padding: 0.5rem 0; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title.chinese} <span lang="en">${title.english}</span></h1>
      <p>${body.chinese}</p>
      <p lang="en">${body.english}</p>
      <a href="/">返回首页 <span lang="en">Back to the start</span></a>
    </main>
  </body>
</html>
`;
