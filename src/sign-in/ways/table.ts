import { loadSocial } from "../loadSocial";
import type { TakenRows, WayRow } from "./row";

const byAddress = () => import(/* webpackChunkName: "entry" */ "./byAddress");
const lookUp = () => import(/* webpackChunkName: "entry" */ "./lookUp");
const byProvider = () => import(/* webpackChunkName: "entry" */ "./byProvider");
const remembered = () => import(/* webpackChunkName: "entry" */ "./remembered");
const sso = () => import(/* webpackChunkName: "entry" */ "./SsoButton");

/**
 * Every way of signing in beside a name and a password in the login box; a new one is a row. The login page's first load
 * has none of them: this table comes with the buttons behind the box, or with the code that takes what an address asks for.
 */
export const WAYS = {
  client: { take: async () => (await byAddress()).client },
  password: { take: async () => (await byAddress()).password },
  ticket: { take: async () => (await byAddress()).ticket },
  relogin: { take: async () => (await byAddress()).relogin },
  social: {
    take: async () => (await byProvider()).byProvider,
    shown: {
      place: "beside",
      offered: () => true,
      load: async () => (await loadSocial()).SocialIcons,
    },
  },
  lookUp: { take: async () => (await lookUp()).lookUp },
  sso: {
    take: async () => (await sso()).takeSso,
    shown: {
      place: "box",
      offered: ({ site, settled }) => settled && site.sso,
      load: async () => (await sso()).SsoButton,
    },
  },
  face: {
    shown: {
      place: "box",
      offered: () => true,
      load: async () => (await loadSocial()).FaceButton,
    },
  },
  autoLogin: { take: async () => (await remembered()).logInAgain },
} as const satisfies TakenRows & Readonly<Record<string, WayRow>>;
