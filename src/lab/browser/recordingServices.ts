import { resolveBilingual, type Text } from "../../base/core/wire/text";
import type { Answer, Live, Permissions } from "../../subapp/sdk/contract";
import type { PortalServices } from "../../subapp/sdk/createPortal";
import type { Recorder } from "./Recorder";

const METHODS = { get: "GET", post: "POST", upload: "POST", put: "PUT", delete: "DELETE" } as const;

/** What takes the place of the portal's own services while an application is in the lab. */
export interface LabSetting extends Pick<PortalServices, "theme" | "look" | "language" | "styles"> {
  /** Whether calls that change something are sent. */
  readonly sendsWrites: boolean;
  /** What an application is answered whose call was held back. */
  readonly heldText: Text;
}

const refusedWith = (answer: Answer): number | null => (answer.ok ? null : (answer.status ?? 0));

/** A live value whose readers get another form of it; the same object until it changes. */
function mapped<Value>(live: Live<Value>, map: (value: Value) => Value): Live<Value> {
  let known: { readonly from: Value; readonly to: Value } | null = null;
  return {
    subscribe: live.subscribe,
    get: () => {
      const from = live.get();
      if (known?.from !== from) known = { from, to: map(from) };
      return known.to;
    },
  };
}

/**
 * The portal's services with a recorder before them. Reading calls go through with the author's own session; those that change
 * something are held back unless the author wants them sent. What would lead out of the lab, or be seen outside of it, is recorded and not done.
 */
export function recordingServices(
  services: PortalServices,
  recorder: Recorder,
  { sendsWrites, heldText, ...own }: LabSetting,
): PortalServices {
  const held: Answer = { ok: false, status: null, text: heldText };
  const permissions = new Map<string, Live<Permissions>>();
  return {
    ...services,
    ...own,
    permissionsOf: (app) => {
      const known = permissions.get(app) ?? mapped(services.permissionsOf(app), recorder.permissions);
      permissions.set(app, known);
      return known;
    },
    send: async (call) => {
      const holds = call.method !== "get" && !sendsWrites;
      const open = recorder.call(METHODS[call.method], call.path, holds);
      if (!open.isSent) return held;
      const answer = await services.send({ ...call, quiet: true });
      open.ended(refusedWith(answer));
      return answer;
    },
    beginning: async (asked) => {
      const open = recorder.call("GET", asked.address, false);
      if (!open.isSent) return { ok: false, status: null, text: heldText };
      const answer = await services.beginning({ ...asked, quiet: true });
      open.ended(answer.ok ? null : (answer.status ?? 0));
      return answer;
    },
    uploadsOf: (app) => {
      const uploads = services.uploadsOf(app);
      if (sendsWrites) return uploads;
      const hold = (name: string) => () => recorder.act(`uploads.${name}`);
      return {
        ...uploads,
        add: (files) => {
          recorder.act("uploads.add", String(files.length));
          return Promise.resolve([]);
        },
        pause: hold("pause"),
        resume: hold("resume"),
        abort: hold("abort"),
        retry: hold("retry"),
        forget: hold("forget"),
      };
    },
    picturesOf: (app) => {
      const pictures = services.picturesOf(app);
      if (sendsWrites) return pictures;
      return {
        ...pictures,
        upload: () => {
          recorder.act("pictures.upload");
          return Promise.resolve(held);
        },
      };
    },
    // Without an effect that an author would wait for.
    keepSearchKeys: () => undefined,
    refresh: () => undefined,
    announce: () => undefined,
    notify: ({ severity, text }) => recorder.act("notify", `${severity}: ${wordsOf(text)}`),
    navigation: {
      open: ({ app, fileId }) => {
        recorder.act("navigation.open", `${app}/${fileId}`);
        return false;
      },
      back: () => recorder.act("navigation.back"),
      desktop: () => recorder.act("navigation.desktop"),
    },
  };
}

const wordsOf = (text: Text) => (typeof text === "string" ? resolveBilingual(text, "en") : text.id);
