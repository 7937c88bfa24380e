// Runs every story of the built storybook in Chromium: usage `testStories.mjs REPORT.json [STORYBOOK_FOLDER]`.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { bin, fail, projectRoot, run } from "./lib/run.mjs";

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

const [report, folder = "dist/storybook"] = process.argv.slice(2);
const root = path.resolve(projectRoot, folder);
if (!report) fail("usage: testStories.mjs REPORT.json [STORYBOOK_FOLDER]");
if (!existsSync(path.join(root, "index.json"))) fail(`There is no built storybook in ${root}`);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://storybook");
  const file = path.join(root, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  if (!file.startsWith(root + path.sep) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});

server.listen(0, "127.0.0.1", async () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const args = [
    "--index-json",
    "--url",
    url,
    "--ci",
    "--testTimeout",
    "60000",
    "--json",
    "--outputFile",
    path.resolve(report),
  ];
  process.exitCode = await run(bin("test-storybook"), args, { env: { STORYBOOK_DISABLE_TELEMETRY: "1" } });
  server.close();
});
