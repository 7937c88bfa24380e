import { useEffect } from "react";
import { formatKeptDesk } from "../../../core/preferences/keptDesk";
import { personOf } from "../../../core/wire/user";
import { tellDesk } from "../../../platform/deskCookie";
import { usePorts } from "../../../platform/PortsContext";
import { usePerson } from "../../../session/PersonContext";
import { useAppSelector } from "../../../state/hooks";

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
