import { useEffect } from "react";
import { formatKeptDesk } from "../base/core/preferences/keptDesk";
import { personOf } from "../base/core/wire/user";
import { tellDesk } from "../base/platform/deskCookie";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";
import { useAppSelector } from "../base/state/hooks";

/** Tells the server how the person's desktop differs from the usual one, so that it draws theirs; nothing once they have gone. */
export function DeskWatcher(): null {
  const { storage } = usePorts();
  const person = personOf(usePerson());
  const { layout, menuLocked, arrangement, recentApps } = useAppSelector((state) => state.preferences);
  useEffect(() => {
    tellDesk(
      formatKeptDesk({ person, preferences: { layout, menuLocked, arrangement, recentApps } }),
      storage,
    );
  }, [storage, person, layout, menuLocked, arrangement, recentApps]);
  useEffect(() => () => tellDesk(null, storage), [storage]);
  return null;
}
