import { fixed, over, times } from '../../../../src/domain/money.ts';
import type { SandboxLine, SandboxOrder, SandboxRefund } from './orders.ts';

/** Duty that was charged on a line of an order, in the shop's currency. */
export interface SandboxDuty {
  id: number;
  price: string;
  taxes: SandboxLine['taxes'];
}

const cents = (text: string): number => Math.round(Number(text) * 100);
const money = (n: number): string => fixed(over(String(n), '100'), 2);

/** What a duty comes to with its tax, in cents. */
const worth = ({ price, taxes }: SandboxDuty, taxesIncluded: boolean): number =>
  cents(price) + (taxesIncluded ? 0 : taxes.reduce((all, { amount }) => all + cents(amount), 0));

/** The duties of an order come to so much, in cents. */
export const dutiesWorth = ({
  lines,
  taxesIncluded,
}: Pick<SandboxOrder, 'lines' | 'taxesIncluded'>): number =>
  lines.flatMap(({ duties = [] }) => duties).reduce((all, duty) => all + worth(duty, taxesIncluded), 0);

/** What of its duties a refund gives back, with their tax, in cents. A shop says each without its tax. */
export const dutiesReturned = (
  { lines, taxesIncluded }: Pick<SandboxOrder, 'lines' | 'taxesIncluded'>,
  { duties = [] }: Pick<SandboxRefund, 'duties'>,
): number => {
  const all = lines.flatMap((line) => line.duties ?? []);
  return duties.reduce((sum, { dutyId, amount }) => {
    const duty = all.find(({ id }) => id === dutyId);
    return sum + (duty ? Math.round((cents(amount) * worth(duty, taxesIncluded)) / cents(duty.price)) : 0);
  }, 0);
};

/** What is left to give back of an order's duties. */
export const dutiesLeft = ({ lines, refunds }: SandboxOrder): NonNullable<SandboxRefund['duties']> =>
  lines
    .flatMap(({ duties = [] }) => duties)
    .flatMap(({ id, price }) => {
      const gone = refunds.flatMap(({ duties = [] }) => duties).filter(({ dutyId }) => dutyId === id);
      const left = cents(price) - gone.reduce((all, { amount }) => all + cents(amount), 0);
      return left > 0 ? [{ dutyId: id, amount: money(left) }] : [];
    });

/** Makes an order one from abroad: each line bears a duty of a twentieth with its tax, and its customer saw Swiss francs. */
export const fromAbroad = (order: SandboxOrder): void => {
  for (const line of order.lines) {
    const duty = Math.round((cents(line.price) * line.quantity) / 20);
    const tax = { title: 'Import tax', rate: 0.1, amount: money(Math.round(duty / 10)) };
    line.duties = [{ id: line.id, price: money(duty), taxes: [tax] }];
  }
  order.presentment = { currency: 'CHF', rate: '0.9' };
};

/** What of an amount in the shop's currency its customer saw. */
export const presented = (amount: string, { presentment }: Pick<SandboxOrder, 'presentment'>): string =>
  presentment ? fixed(times(amount, presentment.rate), 2) : amount;
