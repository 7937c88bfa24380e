import type { FastifyInstance } from "fastify";
import { type CallName, calls, services as contract } from "../../../contract/calls";
import { accountReader } from "../auth/passwordCalls";
import { inTurn } from "../auth/signIn";
import type { Handlers, ServiceName } from "../defineHandlers";
import { createFaceForms } from "../face/faceForms";
import { registerModules } from "../modules/register";
import { type AnswerCall, createRegister, registerMissing } from "../register";
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

const ALL: readonly Handlers[] = [
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
  tableHandlers,
  storageHandlers,
  faceHandlers,
  faceTryHandlers,
];

/** The pictures of faces come in by rules of their own. */
const BY_FACE: ReadonlySet<Handlers> = new Set([faceHandlers, faceTryHandlers]);

const pick = (services: Services, needs: readonly ServiceName[]): Partial<Services> =>
  Object.fromEntries(needs.map((need) => [need, services[need]]));

/** A handler with its services. One that looks at a password waits for its turn. */
function answerBy(name: CallName, { needs, answers }: Handlers, services: Services): AnswerCall {
  const handler = answers[name] as (given: unknown, context: object) => unknown;
  const picked = pick(services, needs);
  const accountOf = accountReader(name) as ((given: unknown) => string) | null;
  return (given, asked) => {
    const answering = () => handler(given, { ...picked, ...asked });
    if (!accountOf) return answering();
    const { signInQueue } = services;
    return inTurn(accountOf(given), { ...asked, signInQueue }, async () => await answering());
  };
}

/** Registers every call of the contract: those with a handler, and an honest answer for the others. */
export function registerHandlers(app: FastifyInstance, services: Services): void {
  const register = createRegister(app, services);
  const faceForms = createFaceForms(services);
  for (const handlers of ALL)
    for (const name of Object.keys(handlers.answers) as CallName[])
      register(
        calls[name],
        answerBy(name, handlers, services),
        BY_FACE.has(handlers) ? faceForms : undefined,
      );
  registerModules(app, services);

  const answered = new Set(ALL.flatMap(({ answers }) => Object.keys(answers)));
  for (const name of Object.keys(calls) as CallName[])
    // What the front service has besides its handlers are files of the build, served with the pages.
    if (!answered.has(name) && !(name in contract.front)) registerMissing(app, services, calls[name]);
}
