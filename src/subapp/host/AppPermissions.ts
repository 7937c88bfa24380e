import type { Live, Permissions } from "../sdk/contract";
import { LiveValue } from "../sdk/LiveValue";

/** What a person may do wherever they are. */
export type PersonRights = Pick<Permissions, "administrator" | "apps">;

/** Fetches the codes that the person has in an application's permission tree; null where they cannot be had. */
export type LoadCodes = (app: string) => Promise<readonly string[] | null>;

interface Known {
  readonly live: LiveValue<Permissions>;
  /** Whether its codes have come, or are on their way. */
  asked: boolean;
}

/** What the person may do in each application, each with its own live value; its codes are fetched when it opens. */
export class AppPermissions {
  readonly #known = new Map<string, Known>();
  #rights: PersonRights = { administrator: false, apps: [] };

  constructor(private readonly loadCodes: LoadCodes) {}

  /** The permissions for an application. Codes that could not be loaded are requested again at its next opening. */
  readonly of = (app: string): Live<Permissions> => {
    const known = this.#known.get(app) ?? {
      live: new LiveValue<Permissions>({ ...this.#rights, codes: [] }),
      asked: false,
    };
    this.#known.set(app, known);
    if (!known.asked) void this.#ask(app, known);
    return known.live.view;
  };

  /** Changes what the person may do everywhere. */
  setRights(rights: PersonRights): void {
    this.#rights = rights;
    for (const { live } of this.#known.values()) live.set({ ...live.get(), ...rights });
  }

  async #ask(app: string, known: Known): Promise<void> {
    known.asked = true;
    const codes = await this.loadCodes(app);
    known.asked = codes !== null;
    if (codes) known.live.set({ ...known.live.get(), codes });
  }
}
