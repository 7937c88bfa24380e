import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { type Change, type Context, inPiece, inTransaction, type Step } from "./drive";
import { settle } from "./trees";

/** So long a long change is its own after each step; then it counts as interrupted, if that is not known before. Milliseconds. */
const OWN_MS = 10_000;
/** After so long a change looks again whether the one before it has ended, milliseconds. */
const LOOK_MS = 50;

const rootsOf = z.array(z.string());

const goingOn = ({ database, me }: Context) =>
  database.selectFrom("drive_change").where("person_id", "=", me.id).selectAll().executeTakeFirst();

/** A long change of a person's drive, by its token. */
const changeOf = ({ database, me }: Context, token: string) =>
  database.updateTable("drive_change").where("person_id", "=", me.id).where("token", "=", token);

/** The steps of a long change: transactions in which it is its own for another while. The last of them has to be a usual one. */
const stepsOf =
  (context: Context, token: string, perform = inPiece): Step =>
  (change) =>
    context.work.piece(() =>
      perform(context, async (within) => {
        const own = changeOf(within, token).set({ until: within.now() + OWN_MS });
        if ((await own.executeTakeFirstOrThrow()).numUpdatedRows === 0n)
          throw new Error("A change of a drive took so long that another process has ended it.");
        return change(within);
      }),
    );

/** Ends a long change, whole if its trees are where they are to be by now, and else as if it had never begun. */
async function end(context: Context, token: string): Promise<void> {
  const change = await goingOn(context);
  if (change?.token !== token) return;
  await settle(stepsOf(context, token), rootsOf.parse(JSON.parse(change.roots)));
  const last = stepsOf(context, token, inTransaction);
  await last(({ database }) => database.deleteFrom("drive_change").where("token", "=", token).execute());
}

/** A token of this platform's, which others can tell to be its. */
const newToken = ({ work }: Context): string => `${work.instance.id} ${randomUUID()}`;
const instanceOf = (token: string): string => token.split(" ")[0] ?? "";

/** Ends a long change that was interrupted; waits a little where it may go on in another process. */
async function endOrWait(context: Context): Promise<void> {
  const change = await goingOn(context);
  if (!change) return;
  if (change.until > context.now() && !context.work.instance.hasEnded(instanceOf(change.token))) {
    await setTimeout(LOOK_MS);
    return;
  }
  const token = newToken(context);
  const taken = changeOf(context, change.token).set({ token, until: context.now() + OWN_MS });
  if ((await taken.executeTakeFirstOrThrow()).numUpdatedRows > 0n) await end(context, token);
}

/** Performs a change in a transaction once no long one goes on. */
async function whenFree<Result>(context: Context, change: Change<Result>): Promise<Result> {
  for (;;) {
    const done = await inTransaction(context, async (within) =>
      (await goingOn(within)) ? null : { result: await change(within) },
    );
    if (done) return done.result;
    await endOrWait(context);
  }
}

/**
 * Performs a change of a person's drive, whole or not at all; its database is the transaction. The changes of a person go one
 * after another, also those that several processes make, so that what a change has read holds until it has written.
 */
export const changing = <Result>(context: Context, change: Change<Result>): Promise<Result> =>
  context.work.alone(() => whenFree(context, change));

/** Performs a change unless another one of the person goes on or waits, in this process or another: nothing waits for it. */
export async function changingIfFree(context: Context, change: Change<unknown>): Promise<void> {
  if (context.work.isBusy()) return;
  await context.work.alone(() =>
    inTransaction(context, async (within) => {
      if (!(await goingOn(within))) await change(within);
    }),
  );
}

/** What a change in several transactions is given. */
export interface LongChange {
  readonly step: Step;
  /** Notes the roots of trees before the first of their things is bound to them. */
  readonly note: (roots: readonly string[]) => Promise<void>;
}

/**
 * Performs a change of as many things as a drive may have, in steps between which other people have their turns. It reads outside of
 * transactions, binds the things of trees to their roots, and then changes the roots in one step: by that the whole trees change for
 * all who look. What remains to be done to the things is done in the end, also after an interruption.
 */
export const changingLong = <Result>(
  context: Context,
  change: (long: LongChange) => Promise<Result>,
): Promise<Result> =>
  context.work.alone(async () => {
    const token = newToken(context);
    const begun = { person_id: context.me.id, token, until: context.now() + OWN_MS, roots: "[]" };
    await whenFree(context, ({ database }) => database.insertInto("drive_change").values(begun).execute());
    const step = stepsOf(context, token);
    const note: LongChange["note"] = async (roots) => {
      await step((within) =>
        changeOf(within, token)
          .set({ roots: JSON.stringify(roots) })
          .execute(),
      );
    };
    try {
      return await change({ step, note });
    } finally {
      await end(context, token);
    }
  });
