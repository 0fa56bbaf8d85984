import { expect, test } from 'vitest';
import { live, type OpenItem, reducedBy, type Settlement } from '../../src/domain/books/open-item.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import { planOpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import { planOpeningPayment, planOpeningPaymentDelete } from '../../src/domain/opening/opening-payment.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { written } from '../support/fraction.ts';
import { asSold } from '../support/mirrored.ts';
import { paperBooks } from '../support/paper-books.ts';
import { atHome } from '../support/second-money.ts';
import fc from '../support/seeded.ts';

const planned = (plan: Plan | Refusal): Plan => {
  if (isRefusal(plan)) throw new Error(plan.message);
  return plan;
};
const rate = fc.integer({ min: 1000, max: 9_999_999 }).map((units) => written(BigInt(units), 6));
const bank = 1;

/** A payment of so many thousandths of what is left, or the return of one of those that stand. */
const step = fc.record({
  share: fc.integer({ min: 1, max: 1000 }),
  rate,
  back: fc.boolean(),
  which: fc.nat(99),
});

test.each([
  ['an opening balance', receivable],
  ['an opening balance owed to a vendor', payable],
])('%s paid in parts at any rates, some taken back, stands in the books as reckoned by hand', (_, side) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      rate,
      fc.array(step, { maxLength: 15 }),
      (units, openingRate, steps) => {
        const books = paperBooks('USD', 2, false, side);
        const opening = {
          amount: written(BigInt(units), 2),
          currency: 'EUR',
          rate: openingRate,
          onDay: '2026-01-01',
        };
        const home = atHome(BigInt(units), 2, openingRate, 2);
        if (home === 0n) return;
        const plan = planned(planOpeningBalance(side, 'ada', null, opening, books.world));
        books.write(plan);
        let item: OpenItem = plan.items[0]!;
        const settlements: Settlement[] = [];
        const entries = new Map<string, Plan['entries'][number]>();
        const byHand = { left: BigInt(units), homeLeft: home, bank: 0n, gain: 0n };
        const parts = new Map<string, { amount: bigint; booked: bigint; received: bigint }>();
        const write = (next: Plan) => {
          books.write(next);
          settlements.push(...next.settlements);
          for (const entry of next.entries) entries.set(entry.paymentId!, entry);
          for (const one of next.settlements) item = reducedBy(item, one);
        };
        for (const { share, rate: paidAt, back, which } of steps) {
          const standing = live(settlements);
          if (back && standing.length) {
            const chosen = standing[which % standing.length]!;
            const entry = entries.get(chosen.paymentId!)!;
            const part = parts.get(chosen.paymentId!)!;
            write(planned(planOpeningPaymentDelete(item, chosen, entry, books.world)));
            byHand.left += part.amount;
            byHand.homeLeft += part.booked;
            byHand.bank -= part.received;
            byHand.gain -= part.received - part.booked;
          } else {
            const amount = (byHand.left * BigInt(share)) / 1000n;
            const received = atHome(amount, 2, paidAt, 2);
            if (amount === 0n || received === 0n) continue;
            const atOpening = atHome(amount, 2, openingRate, 2);
            const booked =
              amount === byHand.left || atOpening > byHand.homeLeft ? byHand.homeLeft : atOpening;
            const receipt = {
              amount: written(amount, 2),
              rate: paidAt,
              mode: 1 as const,
              onDay: '2026-02-01',
              bankAccount: null,
              memo: '',
            };
            const paid = planned(
              planOpeningPayment(side, { opening: item, settlements: [] }, receipt, books.world),
            );
            write(paid);
            parts.set(paid.payments[0]!.id, { amount, booked, received });
            byHand.left -= amount;
            byHand.homeLeft -= booked;
            byHand.bank += received;
            byHand.gain += received - booked;
          }
          const balances = asSold(side, books.balances());
          expect([item.open, item.homeOpen]).toEqual([written(byHand.left, 2), written(byHand.homeLeft, 2)]);
          expect([balances[bank] ?? '0', balances[2] ?? '0', balances[19] ?? '0', balances[33]]).toEqual(
            [byHand.bank, byHand.homeLeft, -byHand.gain, -home].map((amount) => written(amount, 2)),
          );
          expect(books.faults()).toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
