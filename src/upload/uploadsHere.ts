import type { ApiRuntime } from "../base/api/runtime";
import type { PersonKey } from "../base/core/wire/user";
import { siteHere } from "../base/state/siteHere";
import type { AppThunk } from "../base/state/types";
import { openUploads } from "./openUploads";
import type { TabUploads } from "./TabUploads";

const opened = new WeakMap<
  ApiRuntime,
  { readonly person: PersonKey; readonly uploads: Promise<TabUploads> }
>();

/** The uploads of the person on this page, one object for all that asks; null where no person is signed in. */
export const uploadsHere = (): AppThunk<Promise<TabUploads> | null> => (dispatch, _getState, runtime) => {
  const person = runtime.whoIsHere();
  if (person === null) return null;
  const known = opened.get(runtime);
  if (known?.person === person) return known.uploads;
  void known?.uploads.then((others) => others.close());
  const uploads = dispatch(siteHere()).then((site) => openUploads(runtime, person, site));
  opened.set(runtime, { person, uploads });
  return uploads;
};
