import { useEffect, useState, type ComponentType } from "react";
import { personOf } from "../base/core/wire/user";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch } from "../base/state/hooks";
import type { TabUploads } from "./TabUploads";
import { browserUploadsChannel } from "./uploadsChannel";
import { uploadsLeft } from "./uploadsLeft";

/** The tray with what it shows. */
interface Shown {
  readonly Tray: ComponentType<{ readonly uploads: TabUploads }>;
  readonly uploads: TabUploads;
}

const loadUploads = () => import(/* webpackChunkName: "uploads" */ "./uploadsHere");
const loadTray = () => import(/* webpackChunkName: "uploads" */ "./UploadTray");

/**
 * Fetches the tray once there is an upload: one that an earlier page has left on this device, one that an application of this page
 * begins, or one of another tab. Until then nothing of uploads is loaded [UP-04].
 */
export function UploadsWatcher() {
  const dispatch = useAppDispatch();
  const ports = usePorts();
  const person = personOf(usePerson());
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let isOver = false;
    let isLoading = false;
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const [{ uploadsHere }, { UploadTray }] = await Promise.all([loadUploads(), loadTray()]);
        const uploads = await dispatch(uploadsHere());
        if (uploads && !isOver) setShown({ uploads, Tray: UploadTray });
      } catch {
        // The next sign of an upload tries again.
        isLoading = false;
      }
    };
    // This page's own uploads are heard on it as well: they have a channel object of their own.
    const channel = browserUploadsChannel(person);
    channel.listen(({ kind }) => {
      if (kind !== "ask") void load();
    });
    // An upload may have begun before this listens.
    channel.post({ kind: "ask" });
    void uploadsLeft(ports, person, 1).then((count) => {
      if (count > 0) void load();
    });
    return () => {
      isOver = true;
      channel.close();
      setShown(null);
    };
  }, [ports, dispatch, person]);
  return shown && <shown.Tray uploads={shown.uploads} />;
}
