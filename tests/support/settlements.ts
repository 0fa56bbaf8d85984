import { isPositive, minus } from '../../src/domain/money.ts';
import { expectOk } from './api.ts';
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
