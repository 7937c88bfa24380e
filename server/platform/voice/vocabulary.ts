import { distinctApps } from "../../../src/base/core/apps/categories";
import type { AppItem } from "../../../src/base/core/apps/apps";
import { destinationOf } from "../../../src/base/core/apps/destination";
import { desktopPath } from "../../../src/base/core/address/redirect";
import { parseSiteConfig } from "../../../src/base/core/site/siteConfig";
import type { Sayable } from "../../../src/voice/core/matchPhrase";
import { readAppGroups } from "../../../src/base/core/wire/apps";
import type { Me } from "../auth/sessionModel";
import { iconGroupsOf } from "../handlers/desktop";
import type { Services } from "../services";

/** An application that the person may ask for. */
export interface SayableApp extends Sayable {
  readonly app: AppItem;
}

type Person = Pick<Me, "unitId" | "unitType" | "type">;
type Places = Pick<Services, "database" | "guests" | "subAppDirs">;

/**
 * What a person may say: the installed applications of their menu, by all names and by what people look for who mean them, as in
 * the search [VOICE-01, DESK-15].
 */
export async function vocabularyOf(services: Places, person: Person): Promise<readonly SayableApp[]> {
  const { guests } = services;
  const apps = distinctApps(readAppGroups(await iconGroupsOf(services, person))).filter(
    ({ coming }) => !coming,
  );
  return apps.map((app) => {
    const keys = guests.find((guest) => guest.app.code === app.code)?.app.searchKeys;
    return {
      app,
      names: Object.values(app.names).filter((name) => name !== ""),
      keys: [...(keys?.["zh-CN"] ?? []), ...(keys?.en ?? [])],
    };
  });
}

/** The address of an application, as the portal's menu has it; null where that leads nowhere. */
export function addressOfApp(
  app: AppItem,
  { site, development }: Pick<Services, "site" | "development">,
  person: Person,
  mobile: boolean,
): string | null {
  const destination = destinationOf(app, {
    site,
    // Addresses of our own have no origin: the portal knows which one it has.
    origin: "",
    userType: person.type,
    mobile,
    development,
  });
  if (destination.kind === "none") return null;
  if (destination.kind !== "route") return destination.url;
  const { unitId, unitType, type: userType } = person;
  const page = desktopPath({
    site: parseSiteConfig(site),
    device: { mobile },
    person: { unitId, unitType, userType },
    development,
  });
  return `${page}#${destination.to}`;
}
