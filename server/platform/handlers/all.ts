import type { FastifyInstance } from "fastify";
import { type CallName, calls, services as contract } from "../../../contract/calls";
import { createRegister, registerMissing } from "../call";
import { createFaceForms } from "../face/faceForms";
import { registerModules } from "../modules/register";
import type { Services } from "../services";
import { accountHandlers } from "./account";
import { accessHandlers } from "./appAccess";
import { authorizeHandlers } from "./authorize";
import { childHandlers } from "./children";
import { desktopHandlers } from "./desktop";
import { entryHandlers } from "./entry";
import { faceHandlers } from "./face";
import { faceTryHandlers } from "./faceTries";
import { frontHandlers } from "./front";
import { linkedAccountHandlers } from "./linkedAccounts";
import { messageHandlers } from "./messages";
import { passwordHandlers } from "./password";
import { portraitHandlers } from "./portrait";
import { socialHandlers } from "./social";
import { storageHandlers } from "./storage";
import { tableHandlers } from "./tables";
import { themeHandlers } from "./themeSync";
import { todoHandlers } from "./todos";
import { unitHandlers } from "./unit";
import { voiceHandlers } from "./voice";

/** Registers every call of the contract: those with a handler, and an honest answer for the others. */
export function registerHandlers(app: FastifyInstance, services: Services): void {
  const { call, callRaw, callUpload, answered } = createRegister(app, services);
  for (const handlers of [
    accountHandlers,
    portraitHandlers,
    entryHandlers,
    linkedAccountHandlers,
    authorizeHandlers,
    passwordHandlers,
    socialHandlers,
    desktopHandlers,
    accessHandlers,
    themeHandlers,
    messageHandlers,
    todoHandlers,
    childHandlers,
    unitHandlers,
    voiceHandlers,
    frontHandlers,
  ])
    handlers(call);
  tableHandlers(callRaw);
  const faceForms = createFaceForms(services);
  faceHandlers(call, callRaw, faceForms);
  faceTryHandlers(call, callRaw, faceForms);
  storageHandlers(call, callRaw, callUpload);
  registerModules(app, services);

  for (const name of Object.keys(calls) as CallName[]) {
    // What the front service has besides its handlers are files of the build, served with the pages.
    if (!answered.has(name) && !(name in contract.front)) registerMissing(app, services, name);
  }
}
