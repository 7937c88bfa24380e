import type { FastifyInstance } from "fastify";
import type { Contract } from "../../../contract/define";
import { holdsCode } from "../auth/roles";
import type { Me } from "../auth/sessionModel";
import { currentChildOf } from "../children";
import { createRegister } from "../register";
import { refusals } from "../envelope";
import { lockPerson } from "../database/lockPerson";
import { calendarOf } from "./calendarOf";
import { clockOf } from "./clockOf";
import { filesOf } from "./filesOf";
import type { Guest } from "./load";
import { messagesOf, noMessages } from "./messagesOf";
import { peopleOf } from "./peopleOf";
import { isVouchedFor } from "./isVouchedFor";
import { faceStatesOf } from "../face/faceStates";
import type { ModuleContext, OwnedFile, PersonFiles, SchoolPeople } from "../module";
import type { Services } from "../services";

/** The services that what modules work with is made of. */
export const MODULE_NEEDS = [
  "database",
  "faces",
  "guests",
  "instance",
  "longWork",
  "now",
  "site",
  "storage",
] as const;
type ModuleServices = Pick<Services, (typeof MODULE_NEEDS)[number]>;

/** What a module's code works with, for one person; files are those of an application where its code is given. */
async function contextFor(services: ModuleServices, me: Me, app?: string): Promise<ModuleContext> {
  const { database, now, site } = services;
  const context: ModuleContext = {
    database,
    me: { ...me, childId: (await currentChildOf(database, me))?.id ?? null },
    now,
    ...clockOf(site),
    holds: (code) => holdsCode(database, me, code),
    files: filesOf(services, { me, app }, () => context),
    people: peopleOf(services, () => context),
    messages: noMessages,
    work: {
      alone: (work) => services.longWork.alone(`${app ?? ""} ${me.id}`, work),
      piece: (work) => services.longWork.piece(work),
      isBusy: () => services.longWork.isBusy(`${app ?? ""} ${me.id}`),
      instance: services.instance,
    },
    calendar: (within) => calendarOf(services, within, me.unitId),
    faces: {
      redeem: (within, proof) => services.faces.proofs.redeem(within, me.unitId, proof),
      about: (within, ids) =>
        faceStatesOf({ database: within, me, classes: () => context.people.classes(within) }, ids),
    },
  };
  return context;
}

/** The same for a call of one application, which may send messages. */
async function contextOfCall(services: ModuleServices, me: Me, guest: Guest): Promise<ModuleContext> {
  const context = await contextFor(services, me, guest.app.code);
  return { ...context, messages: messagesOf(guest, context) };
}

/** A person's stored files, for calls of the platform itself. */
export const filesFor = async (services: ModuleServices, me: Me): Promise<PersonFiles> =>
  (await contextFor(services, me)).files;

/** The people around a person, for calls of the platform itself. */
export const peopleFor = async (services: ModuleServices, me: Me): Promise<SchoolPeople> =>
  (await contextFor(services, me)).people;

/** Registers the calls of all modules under the same rule as the contract's. */
export function registerModules(app: FastifyInstance, services: Services): void {
  const register = createRegister(app, services);
  for (const guest of services.guests) {
    const { module } = guest;
    if (!module) continue;
    const contract: Contract = module.contract;
    for (const [name, handler] of Object.entries(module.handlers)) {
      const call = contract[name];
      if (call)
        register(call, async (given, { me }) => {
          if (!me) throw refusals.notSignedIn();
          return handler(given as never, (await contextOfCall(services, me, guest)) as ModuleContext<never>);
        });
    }
  }
}

/** How much is unread for a person in every application that counts, by its code. */
export async function unreadOfModules(
  services: ModuleServices,
  me: Me,
): Promise<readonly { readonly code: string; readonly num: number }[]> {
  const counting = services.guests.flatMap(({ app, module }) =>
    app.fills.badge && module?.unread ? [{ code: app.code, unread: module.unread }] : [],
  );
  const context = await contextFor(services, me);
  return Promise.all(
    counting.map(async ({ code, unread }) => ({ code, num: await unread(context as never) })),
  );
}

/** Whether a person may read another one's file: a portrait, or what an application shows them. */
export const mayReadByModules = async (services: ModuleServices, me: Me, file: OwnedFile): Promise<boolean> =>
  isVouchedFor(services, file, await contextFor(services, me));

/** An older file may be of use to what says nothing of it here, such as an application of another server; milliseconds. */
const RELEASED_MS = 24 * 3_600_000;

/** Removes a person's stored file of the last day, unless an application needs it: what an upload found there is not its to give up. */
export const releaseUnlessKept = async (services: ModuleServices, me: Me, fileId: string): Promise<void> => {
  const { files } = await contextFor(services, me);
  await services.database.transaction().execute(async (trx) => {
    await lockPerson(trx, me.id);
    const recent = await trx
      .selectFrom("stored_file")
      .where("id", "=", fileId)
      .where("created_at", ">", services.now() - RELEASED_MS)
      .select("id")
      .executeTakeFirst();
    if (recent) await files.release(trx, [fileId]);
  });
};
