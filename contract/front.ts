import { z } from "zod";
import { defineCalls, document } from "./define";
import { address, bytes, nothing, segment } from "./schemas/common";
import { appCode, dictionary, language, siteConfig } from "./schemas/front";

/** Documents that lie beside the pages. */
export const front = defineCalls({
  manifest: {
    ...document,
    path: "/{app}/manifest.json",
    summary: "A sub-application's entry files",
    in: z.object({ app: appCode }),
    /** `entries` maps `{fileId}.js` and `{fileId}.css` to their addresses, relative to the manifest. */
    out: z.looseObject({
      entries: z.record(z.string(), address),
      /** The application's own version, and the lowest of its server part that it works with. */
      version: z.string().optional(),
      serverVersion: z.string().optional(),
    }),
  },
  appFile: {
    ...document,
    path: "/{app}/app.json",
    summary: "What an application declares (`contract/appFile.ts`), for its authors",
    in: z.object({ app: appCode }),
    out: z.looseObject({ code: z.string() }),
  },
  frontPackage: {
    ...document,
    path: "/{root}/{code}/package.json",
    summary: "Version data of a front-end package",
    in: z.object({ root: segment, code: appCode }),
    out: z.looseObject({
      name: z.string(),
      version: z.string(),
      appVersion: z.string().optional(),
      /** The lowest back end this front end works with. */
      serverVersion: z.string().optional(),
      packageDate: z.string().optional(),
      /** The name of the build, by which an open page notices a newer one. */
      build: z.string().optional(),
    }),
  },
  frontVersion: {
    ...document,
    path: "/{root}/{code}-version/version.json",
    summary: "Release notes of a front-end package",
    in: z.object({ root: segment, code: appCode }),
    out: z.array(
      z.object({
        version: z.string(),
        date: z.string(),
        metto: z.array(z.object({ cn: z.string(), en: z.string() })),
      }),
    ),
  },
  sharedMessages: {
    ...document,
    path: "/common/plugins/common-ph/{version}/lang/{lang}-ph.json",
    summary: "Texts shared by all applications",
    in: z.object({ version: segment, lang: language }),
    out: dictionary,
  },
  appMessages: {
    ...document,
    path: "/{root}/{code}/lang/{lang}-{appCode}.json",
    summary: "Texts of one application",
    in: z.object({ root: segment, code: appCode, lang: language, appCode }),
    out: dictionary,
  },
  themeStyles: {
    ...document,
    path: "/common/plugins/common-ph/{version}/css/{file}",
    answer: "bytes",
    summary: "A look's styles and art",
    in: z.object({ version: segment, file: z.string().regex(/^[a-z0-9-]{1,40}\.(css|svg)$/) }),
    out: bytes,
  },
  siteConfig: {
    ...document,
    path: "/common/site.json",
    cacheable: false,
    summary: "What the deployment decides about the portal",
    in: nothing,
    out: siteConfig,
  },
});
