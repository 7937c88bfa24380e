import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DRAWN_DOCUMENT } from "../../contract/pages";

const web = path.resolve(__dirname, "../..", process.env["PORTAL_DIST"] ?? "dist", "web");
const read = (file: string) => readFileSync(path.join(web, file), "utf8");

/** The scripts that are within a document: those with content that a browser runs. */
const scriptsWithin = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?: src=| type="application\/json"))[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = ""]) => code,
  );

it("has no script within a document but the first one of a rendered desktop, as it was built [SEC-01]", () => {
  const documents = readdirSync(web).filter((file) => file.endsWith(".html"));
  expect(documents.length).toBeGreaterThanOrEqual(5);
  const within = documents.flatMap((file) => scriptsWithin(read(file)).map((code) => [file, code]));
  const [, boot = ""] = / src="\/(assets\/boot\.[^"]+)"/.exec(read("portal.html")) ?? [];
  expect(within).toEqual([[DRAWN_DOCUMENT, read(boot).trim()]]);
});
