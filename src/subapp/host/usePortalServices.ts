import { useTheme } from "@mui/material/styles";
import { useEffect, useMemo, useState } from "react";
import { kitLayer } from "../../../theme/kitLayer";
import { isRenewed } from "../../base/api/baseQuery";
import { changed } from "../../base/api/changed";
import { useSiteConfigQuery } from "../../base/api/site.api";
import { underBase, withoutBase } from "../../base/core/address/safeAddress";
import { placeIn, viewportRoute } from "../../base/core/apps/viewportAddress";
import { readToast } from "../../toast/core/readToast";
import { personOf } from "../../base/core/wire/user";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import { guests } from "./guests";
import { useLanguage } from "../../base/i18n/useText";
import { pageLeaveOf } from "../../base/kit/dialog/PageLeave";
import { useKit } from "../../base/kit/KitContext";
import { bringPartStyles } from "../../base/kit/part";
import { usePlaces } from "../../base/platform/PlaceProvider";
import { usePorts } from "../../base/platform/PortsContext";
import { useAppDispatch, useAppSelector } from "../../base/state/hooks";
import { searchKeysTold } from "../../base/state/searchKeys";
import type { PortalTime } from "../sdk/contract";
import { sessionUser, type PortalServices } from "../sdk/createPortal";
import { LiveValue } from "../sdk/LiveValue";
import { usePerson } from "../../base/session/PersonContext";
import { useAdministrator } from "../../base/state/useAdministrator";
import { useMyApps } from "../../base/state/useMyApps";
import { AppPermissions } from "./AppPermissions";
import { guestFaces } from "./guestFaces";
import { guestPictures } from "./guestPictures";
import { guestUploads } from "./guestUploads";
import { shownLook } from "./shownLook";
import { beginningFor, codeLoader, sendFor } from "./subAppCalls";

const loadUploads = () => import(/* webpackChunkName: "uploads" */ "../../upload/uploadsHere");

// Sub-applications draw MUI's components themselves.
bringPartStyles();

/** A value of React's that sub-applications follow: one object for all time, told of each change after it is drawn. */
function useLiveValue<Value>(value: Value): LiveValue<Value> {
  const [live] = useState(() => new LiveValue(value));
  useEffect(() => live.set(value), [live, value]);
  return live;
}

/** Where sub-applications open dialogs and menus: over the page, and under what the portal opens. */
const kitPortal = () => document.getElementById("kit-portal") ?? document.body;

/** What sub-applications may have read again; it is not the compiler that calls. */
const REFRESHABLE: ReadonlySet<string> = new Set([
  "unread",
  ...guests.flatMap(({ card }) => card?.refreshedBy ?? []),
]);

/** What the shell lends to sub-applications; the same object for as long as the viewport is open. */
export function usePortalServices(): PortalServices {
  const dispatch = useAppDispatch();
  const { broadcast, time } = usePorts();
  const places = usePlaces();
  const { toasts, announcer, dialogs, styleCache } = useKit();
  const person = usePerson();
  const apps = useMyApps();
  const administrator = useAdministrator();

  const session = useLiveValue(useMemo(() => sessionUser(person), [person]));
  const child = useLiveValue(useAppSelector((state) => state.child));
  const portalTheme = useTheme();
  const theme = useLiveValue(useMemo(() => kitLayer(portalTheme, kitPortal), [portalTheme]));
  const language = useLiveValue(useLanguage());
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const timeZone = useLiveValue(site.timeZone);
  const basePath = useLiveValue(site.basePath);
  const rejected = useLiveValue(site.rejectedExtensions);
  const [permissions] = useState(() => new AppPermissions(codeLoader(dispatch, person.userType)));
  useEffect(
    () => permissions.setRights({ administrator, apps: apps?.map(({ code }) => code) ?? [] }),
    [permissions, administrator, apps],
  );

  /** Asks first where a dialog has unsaved work; going back is seen by the dialogs themselves. */
  const go = (to: string) => pageLeaveOf(window).leave(() => places.go(to));
  const [services] = useState<PortalServices>(() => ({
    session: session.view,
    child: child.view,
    theme: theme.view,
    look: shownLook(document.documentElement),
    language: language.view,
    timeZone: timeZone.view,
    time: Object.freeze({ now: time.now, isKnown: time.isKnown, watch: time.watch } satisfies PortalTime),
    permissionsOf: permissions.of,
    styles: styleCache,
    send: sendFor(dispatch),
    beginning: beginningFor(dispatch, (address) => withoutBase(basePath.get(), address)),
    addressOf: (path) => underBase(basePath.get(), path),
    renew: () => dispatch((_dispatch, _getState, runtime) => isRenewed(runtime)),
    uploadsOf: guestUploads(async () => dispatch((await loadUploads()).uploadsHere()), rejected.view),
    picturesOf: guestPictures({ dispatch, kit: { dialogs, toasts } }),
    faces: guestFaces(dispatch),
    keepSearchKeys: (app, keys) => dispatch(searchKeysTold({ app, keys })),
    refresh: (what) => {
      if (!REFRESHABLE.has(what)) return;
      dispatch(changed(what));
      broadcast.post({ kind: "changed", person: personOf(person), what });
    },
    notify: (notice) => {
      const read = readToast(notice);
      if (read) toasts.notify(read);
    },
    announce: (words, urgency) => announcer.say(words, urgency),
    navigation: {
      open: ({ app, fileId, id, at }) => {
        const place = placeIn({ app, fileId, id: id ?? null, at });
        if (place.kind !== "subApp") return false;
        go(viewportRoute(place));
        return true;
      },
      back: places.back,
      desktop: () => go("/"),
    },
  }));
  return services;
}
