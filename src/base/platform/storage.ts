import type { PersonKey } from "../core/wire/user";
import {
  DEVICE_ROWS,
  PERSON_PREFIX,
  PERSONAL_ROWS,
  type DeviceValues,
  type PersonalValues,
  type Row,
} from "./storageTable";

/** The part of the browser's storage that is used. */
export interface WebStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The two areas of the browser's storage; getting one may throw where the person forbids it. */
export interface StorageAreas {
  readonly local: () => WebStorage | undefined;
  readonly session: () => WebStorage | undefined;
}

/**
 * One owner's remembered values. Nothing here throws: forbidden, full or broken storage reads as nothing kept.
 * Writing null removes.
 */
export interface Shelf<Values> {
  read<K extends keyof Values>(key: K): Values[K];
  write<K extends keyof Values>(key: K, value: Values[K]): void;
  remove(key: keyof Values): void;
}

/** Everything the portal remembers on this device; the table of it is `storageTable.ts`. */
export interface StoredValues extends Shelf<DeviceValues> {
  /** The values of one person. */
  of(person: PersonKey): Shelf<PersonalValues>;
  /**
   * Removes all that tells about anybody, of every person, and the whole of the tab's storage (SEC-03): at once here, and
   * from the database by the time this resolves. It never rejects.
   */
  wipePersonal(): Promise<void>;
}

/** Remembered values over the browser's storage, and over memory alone where that is forbidden or full. */
export function createStorage(areas: StorageAreas): StoredValues {
  const cells = { local: createCells(areas.local), session: createCells(areas.session) };

  function shelf<Values>(
    rows: { readonly [K in keyof Values]: Row<Values[K]> },
    prefix: string,
  ): Shelf<Values> {
    return {
      read: (key) => {
        const { name, area, parse, empty } = rows[key];
        const kept = cells[area].get(prefix + name);
        try {
          return kept === null ? empty : parse(kept);
        } catch {
          return empty;
        }
      },
      write: (key, value) => {
        const { name, area, format } = rows[key];
        if (value === null) cells[area].remove(prefix + name);
        else cells[area].set(prefix + name, format(value));
      },
      remove: (key) => {
        const { name, area } = rows[key];
        cells[area].remove(prefix + name);
      },
    };
  }

  return {
    ...shelf<DeviceValues>(DEVICE_ROWS, ""),
    of: (person) => shelf<PersonalValues>(PERSONAL_ROWS, `${PERSON_PREFIX}${person}.`),
    wipePersonal: () => {
      for (const name of cells.local.names().filter(tellsAboutSomebody)) cells.local.remove(name);
      for (const name of cells.session.names()) cells.session.remove(name);
      return Promise.resolve();
    },
  };
}

/** Storage that forgets when the page goes: for rendering at build time and for tests. */
export const createMemoryStorage = (): StoredValues =>
  createStorage({ local: () => undefined, session: () => undefined });

const wipedNames = (rows: Readonly<Record<string, { readonly name: string; readonly onLogout: string }>>) =>
  new Set(
    Object.values(rows)
      .filter(({ onLogout }) => onLogout === "wipe")
      .map(({ name }) => name),
  );
const WIPED_OF_DEVICE = wipedNames({ ...DEVICE_ROWS });
const WIPED_OF_PERSON = wipedNames({ ...PERSONAL_ROWS });

function tellsAboutSomebody(name: string): boolean {
  if (!name.startsWith(PERSON_PREFIX)) return WIPED_OF_DEVICE.has(name);
  return WIPED_OF_PERSON.has(name.slice(name.lastIndexOf(".") + 1));
}

/** One storage area as a map that never throws; what the area does not take is kept in memory. */
function createCells(area: () => WebStorage | undefined) {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: WebStorage) => T, otherwise: T): T => {
    try {
      const storage = area();
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    get: (name: string) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    set: (name: string, value: string) => {
      memory.set(name, value);
      attempt((storage) => {
        storage.setItem(name, value);
        memory.delete(name);
      }, undefined);
    },
    remove: (name: string) => {
      memory.delete(name);
      attempt((storage) => {
        storage.removeItem(name);
      }, undefined);
    },
    names: () => [...new Set([...memory.keys(), ...attempt(namesIn, [])])],
  };
}

const namesIn = (storage: WebStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null);
