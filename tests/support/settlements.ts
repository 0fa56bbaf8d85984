import { compare, isPositive, minus, sum, zero } from '../../src/domain/money.ts';
import { expectOk } from './api.ts';
import { neverExisted } from './never-existed.ts';
import type { PostedApi } from './posted-api.ts';

/** The document whose settlements are looked at or arranged. */
interface Settled {
  api: Pick<PostedApi, 'view' | 'deletePayment' | 'pay'>;
  id: string;
}

/** Payments and applied credit that still count; a write-off is undone by an act of its own. */
export const livePayments = async ({ api, id }: Settled) =>
  (await api.view(id)).payment.filter(
    (one) => one.live && one.kind !== 'write-off' && one.kind !== 'credit-note',
  );

/** The live settlements recorded anew as this amount and the rest, which leaves the invoice standing as it stood. */
export const rearranged = async (world: Settled, amount: string, settled: string): Promise<void> => {
  const { api, id } = world;
  // The newest first: what was applied may be the surplus of what was paid before.
  for (const one of (await livePayments(world)).reverse()) expectOk(await api.deletePayment(id, one.id));
  for (const part of [amount, minus(settled, amount)])
    if (isPositive(part)) expectOk(await api.pay(id, part));
};

/** What credit notes took off what was owed. */
const creditedIn = ({ credited }: { credited: readonly { settled: string }[] }): string =>
  sum(credited.map((one) => one.settled));

/**
 * The settlement an amount stands for: one of just that much, arranged where there is none. Where the amount can't be
 * one, the nearest request is a settlement that is there but gone, or none at all; both must be refused.
 */
export const settlementOf = async (world: Settled, amount: string): Promise<string> => {
  const { payment, standing } = await world.api.view(world.id);
  const { settled, writtenOff } = standing.facts;
  const paid = minus(minus(settled, writtenOff), creditedIn(standing.facts));
  if (!isPositive(amount) || compare(amount, paid) > 0)
    return payment.at(-1)?.live === false ? payment.at(-1)!.id : neverExisted;
  const exact = (await livePayments(world)).find((one) => one.amount === amount);
  if (exact) return exact.id;
  if (writtenOff !== zero) return (await livePayments(world))[0]!.id;
  await rearranged(world, amount, paid);
  return settlementOf(world, amount);
};
