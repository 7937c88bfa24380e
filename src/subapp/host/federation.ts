import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/runtime";
import type { FederatedContainer } from "./scriptRegistry";

/** Versions of the shared packages, put in by the build. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** A package of which the page holds one copy, fetched when the first sub-application asks for it. */
export interface SharedModule {
  readonly name: string;
  readonly version: string;
  readonly load: () => Promise<unknown>;
}

const versionOf = (name: string): string => {
  const version = __SHARED_VERSIONS__[name];
  if (!version) throw new Error(`no version of ${name} was built in`);
  return version;
};

/** CommonJS packages come as `{ default }` from a dynamic import; a remote expects what `require` would answer. */
const commonJs = async (module: Promise<{ default: unknown }>): Promise<unknown> => (await module).default;

const PACKAGES: readonly SharedModule[] = [
  { name: "react", version: versionOf("react"), load: () => commonJs(import("react")) },
  {
    name: "react/jsx-runtime",
    version: versionOf("react"),
    load: () => commonJs(import("react/jsx-runtime")),
  },
  { name: "react-dom", version: versionOf("react-dom"), load: () => commonJs(import("react-dom")) },
  {
    name: "react-dom/client",
    version: versionOf("react-dom"),
    load: () => commonJs(import("react-dom/client")),
  },
  {
    name: "@mui/material",
    version: versionOf("@mui/material"),
    load: () => import(/* webpackChunkName: "mui" */ "@mui/material"),
  },
  { name: "@emotion/react", version: versionOf("@emotion/react"), load: () => import("@emotion/react") },
  { name: "react-intl", version: versionOf("react-intl"), load: () => import("react-intl") },
];

/** How long the page waits between two attempts at a package, milliseconds, and how many it makes. */
const PAUSE = 5_000;
const ATTEMPTS = 60;

/** Resolves when the network is said to be back, or after a pause. */
const whenBack = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      window.removeEventListener("online", go);
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(go, PAUSE);
    window.addEventListener("online", go);
  });

/**
 * Loads a package, and tries again where it does not come: a sub-application's build asks for a shared package once, and
 * keeps a refusal for as long as the page stands [REL-03].
 */
async function persistently(load: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1)
    try {
      return await load();
    } catch {
      await whenBack();
    }
  return load();
}

const sharedBy = ({ version, load }: SharedModule) => ({
  version,
  scope: "default",
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  get: async () => {
    const module = await persistently(load);
    return () => module;
  },
});

/** Opens a container that a script handed over, and answers its `./mount` module. */
export type OpenContainer = (container: FederatedContainer) => Promise<unknown>;

/**
 * Makes the share scope of the page: the packages above and what the caller adds (the portal's kit). This module
 * belongs in a chunk of its own, so that a page without sub-applications pays for none of it.
 */
export const createFederation = (additional: readonly SharedModule[]): OpenContainer => {
  const containers = new Map<string, FederatedContainer>();
  const handOver: ModuleFederationRuntimePlugin = {
    name: "loaded-by-the-portal",
    loadEntry: async ({ remoteInfo }) => {
      const container = containers.get(remoteInfo.name);
      return Promise.resolve(
        container && {
          init: async (scope, initScope) => {
            await container.init(scope, initScope);
          },
          get: (name) => container.get(name) as never,
        },
      );
    },
  };
  const federation = createInstance({
    name: "portal",
    remotes: [],
    shareStrategy: "loaded-first",
    plugins: [handOver],
    shared: Object.fromEntries([...PACKAGES, ...additional].map((module) => [module.name, sharedBy(module)])),
  });

  // Every container gets a name of its own, so a retried script is a new remote and nothing of a failed one is kept.
  let count = 0;
  return async (container) => {
    const name = `subapp-${++count}`;
    containers.set(name, container);
    federation.registerRemotes([{ name, entry: `/${name}.js` }]);
    try {
      return await federation.loadRemote(`${name}/mount`);
    } finally {
      containers.delete(name);
    }
  };
};
