import pg from 'pg';
import type { Database } from './database.ts';
import { type Ctx, Missing, Refused } from './tx.ts';

/** Thrown where acts can't be carried out together; nobody is told. */
export class NotTogether extends Error {}

interface Gathering<Act, Answer> {
  /** Carries out one act in a transaction of its own. */
  alone: (act: Act) => Promise<Answer>;
  /**
   * Carries out several in one transaction, each with its answer, or none of them. When one is refused, or can't go with
   * others (`NotTogether`), each is carried out alone and told what concerns it.
   */
  together: (acts: readonly Act[]) => Promise<Answer[]>;
}

interface Waiting<Act, Answer> {
  act: Act;
  answered: (answer: Answer) => void;
  failed: (reason: unknown) => void;
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
 * Writes of one business wait for one another's rows in any case. An act that comes while none of its kind is under way
 * begins at once; those that come meanwhile, from the same user of the same business, are carried out together when it is done: one transaction and one
 * writing of every sum, in place of as many as there are acts.
 */
export const gathered = <Act extends { ctx: Ctx }, Answer>({ alone, together }: Gathering<Act, Answer>) => {
  type Lane = Waiting<Act, Answer>[];
  const lanesOf = new WeakMap<Database, Map<string, Lane>>();

  const carryOut = async (batch: Lane): Promise<void> => {
    if (batch.length > 1)
      try {
        const answers = await together(batch.map(({ act }) => act));
        for (const [n, { answered }] of batch.entries()) answered(answers[n]!);
        return;
      } catch (reason) {
        if (!leftNothing(reason)) {
          for (const { failed } of batch) failed(reason);
          return;
        }
      }
    for (const { act, answered, failed } of batch) await alone(act).then(answered, failed);
  };

  return (act: Act): Promise<Answer> =>
    new Promise((answered, failed) => {
      const { database, business, user } = act.ctx;
      const lanes = lanesOf.get(database) ?? new Map<string, Lane>();
      lanesOf.set(database, lanes);
      // The business whole: what it was when the request came in is what its document is made by.
      const name = JSON.stringify([business, user]);
      const waiting = { act, answered, failed };
      const busy = lanes.get(name);
      if (busy) {
        busy.push(waiting);
        return;
      }
      const lane = [waiting];
      lanes.set(name, lane);
      const drain = async () => {
        while (lane.length > 0) await carryOut(lane.splice(0, most));
        lanes.delete(name);
      };
      void drain();
    });
};
