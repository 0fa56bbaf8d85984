import pg from 'pg';
import { answerEach, eachAlone, inBatches, type Waiting } from './batches.ts';
import type { Database } from './database.ts';
import { type Ctx, Missing, NotTogether, Refused } from './tx.ts';

interface Gathering<Act, Answer> {
  /** Carries out one act in a transaction of its own. */
  alone: (act: Act) => Promise<Answer>;
  /**
   * Carries out several in one transaction, each with its answer, or none of them. When one is refused, or can't go with
   * others (`NotTogether`), each is carried out alone and told what concerns it.
   */
  together: (acts: readonly Act[]) => Promise<Answer[]>;
}

/** How many go together: all of them wait for the last one. */
const most = 8;

/** PostgreSQL is being stopped or is broken. Source: its manual, appendix "PostgreSQL Error Codes". */
const engineFails = /^(08|57P|58|XX)/;

/**
 * True when nothing of a transaction can stand: it was ended here, or by PostgreSQL with an error of its own. Where the
 * connection or the engine was lost its commit may have gone through, and what is tried again could be done twice.
 */
const leftNothing = (reason: unknown): boolean =>
  reason instanceof pg.DatabaseError
    ? !engineFails.test(reason.code ?? '')
    : [NotTogether, Refused, Missing].some((kind) => reason instanceof kind);

/**
 * Writes of one business wait for one another's rows in any case. Those of one user of one business that come while another
 * of their kind is under way are carried out together when it is done: one transaction and one writing of every sum, in
 * place of as many as there are acts.
 */
export const gathered = <Act extends { ctx: Ctx }, Answer>({ alone, together }: Gathering<Act, Answer>) => {
  type Lane = (act: Act) => Promise<Answer>;
  const lanesOf = new WeakMap<Database, Map<string, Lane>>();

  const carryOut = async (batch: readonly Waiting<Act, Answer>[]): Promise<void> => {
    if (batch.length > 1)
      try {
        answerEach(batch, await together(batch.map(({ asked }) => asked)));
        return;
      } catch (reason) {
        if (!leftNothing(reason)) {
          for (const { failed } of batch) failed(reason);
          return;
        }
      }
    await eachAlone(batch, alone);
  };

  return (act: Act): Promise<Answer> => {
    const { database, business, user } = act.ctx;
    const lanes = lanesOf.get(database) ?? new Map<string, Lane>();
    lanesOf.set(database, lanes);
    // The business whole: what it was when the request came in is what its document is made by.
    const name = JSON.stringify([business, user]);
    const lane = lanes.get(name) ?? inBatches(carryOut, most, () => lanes.delete(name));
    lanes.set(name, lane);
    return lane(act);
  };
};
