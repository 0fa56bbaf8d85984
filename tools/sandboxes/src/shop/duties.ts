import {
  type Decimal,
  decimal,
  fixed,
  isPositive,
  minus,
  over,
  plus,
  sum,
  times,
  zero,
} from '../../../../src/domain/money.ts';
import type { SandboxDuty, SandboxOrder, SandboxRefund } from './order.ts';

type Charged = Pick<SandboxOrder, 'lines' | 'taxesIncluded'>;

/** What a duty comes to with its tax. */
const worth = ({ price, taxes }: SandboxDuty, taxesIncluded: boolean): Decimal =>
  taxesIncluded ? decimal(price) : plus(decimal(price), sum(taxes.map(({ amount }) => decimal(amount))));

const dutiesOf = ({ lines }: Pick<SandboxOrder, 'lines'>): SandboxDuty[] =>
  lines.flatMap(({ duties = [] }) => duties);

/** What the duties of an order come to. */
export const dutiesWorth = (order: Charged): Decimal =>
  sum(dutiesOf(order).map((duty) => worth(duty, order.taxesIncluded)));

/** What of its duties a refund gives back, with their tax. A shop says each without its tax. */
export const dutiesReturned = (order: Charged, { duties = [] }: Pick<SandboxRefund, 'duties'>): Decimal =>
  sum(
    duties.map(({ dutyId, amount }) => {
      const duty = dutiesOf(order).find(({ id }) => id === dutyId);
      return duty ? fixed(over(times(amount, worth(duty, order.taxesIncluded)), duty.price), 2) : zero;
    }),
  );

/** What is left to give back of an order's duties. */
export const dutiesLeft = (order: SandboxOrder): NonNullable<SandboxRefund['duties']> =>
  dutiesOf(order).flatMap(({ id, price }) => {
    const gone = order.refunds.flatMap(({ duties = [] }) => duties).filter(({ dutyId }) => dutyId === id);
    const left = minus(decimal(price), sum(gone.map(({ amount }) => decimal(amount))));
    return isPositive(left) ? [{ dutyId: id, amount: fixed(left, 2) }] : [];
  });

/** Makes an order one from abroad: each line bears a duty of a twentieth with its tax, and its customer saw Swiss francs. */
export const fromAbroad = (order: SandboxOrder): void => {
  for (const line of order.lines) {
    const price = fixed(over(times(line.price, String(line.quantity)), '20'), 2);
    const tax = { title: 'Import tax', rate: 0.1, amount: fixed(over(price, '10'), 2) };
    line.duties = [{ id: line.id, price, taxes: [tax] }];
  }
  order.presentment = { currency: 'CHF', rate: '0.9' };
};

/** What of an amount in the shop's currency its customer saw. */
export const presented = (amount: string, { presentment }: Pick<SandboxOrder, 'presentment'>): string =>
  presentment ? fixed(times(amount, presentment.rate), 2) : amount;
