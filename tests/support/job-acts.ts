import { type Ctx, Refused } from '../../server/store/database/tx.ts';
import { storeUser } from '../../src/domain/online-store/store-user.ts';
import type { Answered, Client, Server } from './server.ts';

/** What the jobs of a store act with. */
export const storeCtxOf = ({ database, clock }: Server, { shop: { business } }: Client): Ctx => ({
  database,
  clock,
  user: storeUser,
  business,
});

/** What a step that no call carries out answers, as a call would: done, or refused with a sentence. */
export const carriedOut: Answered = { status: 200, headers: {}, body: {} as never };
export const refusedMove = (Message: string): Answered => ({
  ...carriedOut,
  status: 400,
  body: { kind: 'illegal-move', Message } as never,
});

/**
 * What an act that no call carries out comes to, as a call would answer it.
 *
 * @param ours sentences of refusals that are no more than its end
 */
export const answeredBy = async (act: Promise<unknown>, ours: readonly string[] = []): Promise<Answered> => {
  try {
    await act;
    return carriedOut;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { kind, message: Message } = error.refusal;
    return ours.includes(Message)
      ? carriedOut
      : { ...carriedOut, status: 400, body: { kind, Message } as never };
  }
};
