// Packs the types of the kit for applications that are built elsewhere: dist/kit/portal-kit-VERSION.tgz, which
// `npm install FILE` installs as @portal/kit. The platform serves it at /kit/portal-kit-VERSION.tgz.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { writeKitPackage } from "./lib/kitPackage";
// @ts-expect-error plain scripts without types
import { help } from "./lib/help.mjs";
import { compileMessages } from "./messages.mjs";

(help as (url: string) => void)(pathToFileURL(__filename).href);

const root = path.join(__dirname, "..");
compileMessages();
const file = writeKitPackage(path.join(path.resolve(root, process.env["PORTAL_DIST"] ?? "dist"), "kit"));
console.log(path.relative(root, file));
