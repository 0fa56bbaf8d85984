import { type Decimal, decimal, negated, partOf, plus, zero } from '../../../../src/domain/money.ts';
import type { PayoutPart } from '../../../../src/domain/provider-money/payout.ts';
import { fromMinor } from '../minor-units.ts';

/** A settlement's sums, in smallest units of the currency it is settled in. */
interface Sums {
  id: string | number;
  currency: string;
  total_processed: string | number;
  total_fees: string | number;
  effective_amount: string | number;
}

/** A payment in a settlement, in smallest units of the currency that it was paid in. */
export interface SettledPayment {
  id: string | number;
  amount: string | number;
}

/** Money that went back of a payment, in smallest units of the payment's currency. */
export interface WentBack {
  movement: string;
  kind: 'refund' | 'dispute';
  charge: string;
  units: number;
}

/** What a settlement is lower by than its payments without their fees. */
export const deductedFrom = (one: Sums): number =>
  Number(one.total_processed) - Number(one.total_fees) - Number(one.effective_amount);

/**
 * What a settlement is made of, in its own currency: its payments, and what went back of them. Paystack sums up what it deducts, so what
 * went back is taken for that where it comes to as much, a smallest unit apart for each; else the sum stands by itself. None where the payments
 * aren't told.
 */
export const settledParts = (
  one: Sums,
  paid: readonly SettledPayment[],
  back: readonly WentBack[],
): PayoutPart[] => {
  if (paid.length === 0) return [];
  const whole = paid.reduce<Decimal>((sum, { amount }) => plus(sum, decimal(Number(amount))), zero);
  /** Smallest units of the payments' currency in those of the settlement's, at the rate of this settlement. */
  const settled = (units: number): number =>
    Number(partOf(decimal(units), decimal(Number(one.total_processed)), whole, 0));
  const money = (units: number) => fromMinor(units, one.currency);
  const payments = paid.map(({ id, amount }): PayoutPart => {
    const charge = String(id);
    const worth = money(settled(Number(amount)));
    return { movement: `charge-${charge}`, kind: 'charge', charge, amount: worth, fee: '0' };
  });
  const deducted = deductedFrom(one);
  if (deducted === 0) return payments;
  const total = back.reduce((sum, { units }) => sum + settled(units), 0);
  if (back.length > 0 && Math.abs(total - deducted) <= back.length)
    return [
      ...payments,
      ...back.map(
        ({ units, ...of }): PayoutPart => ({ ...of, amount: negated(money(settled(units))), fee: '0' }),
      ),
    ];
  const movement = `settlement-${one.id}-deductions`;
  return [...payments, { movement, kind: 'other', charge: null, amount: negated(money(deducted)), fee: '0' }];
};
