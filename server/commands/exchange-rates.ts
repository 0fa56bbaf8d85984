import { isCurrency } from '../../src/domain/currency.ts';
import type { FieldProblem } from '../../src/domain/refusal.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { recordEvent } from '../store/events.ts';
import { dropRate, type ExchangeRate, keepRate } from '../store/exchange-rates.ts';
import { carryOut } from '../store/intent.ts';
import { type Ctx, Refused } from '../store/tx.ts';

type Pair = Pick<ExchangeRate, 'from' | 'to' | 'date'>;

const problemsOf = ({ from, to, rate }: Pair & { rate: string }): FieldProblem[] => [
  ...(isCurrency(from) ? [] : [{ field: 'from', message: 'Choose a currency of the list.' }]),
  ...(isCurrency(to) && to !== from
    ? []
    : [{ field: 'to', message: 'Choose another currency of the list.' }]),
  ...(Number(rate) > 0 ? [] : [{ field: 'rate', message: 'Enter a rate above 0.' }]),
];

/** Keeps a typed rate of a day, in place of the one there is. Throws `Refused` for faults, each with its field. */
export const saveRate = (
  ctx: Ctx,
  typed: Pair & { rate: string },
): Promise<ExchangeRate & { repeated?: boolean }> =>
  carryOut(ctx, async (tx) => {
    const fields = problemsOf(typed);
    if (fields[0]) throw new Refused(refusal('invalid', fields[0].message, { fields }));
    const rate = { ...typed, source: 'typed' };
    await keepRate(tx, rate);
    await recordEvent(tx, 'rate.save', 'business', tx.business.id, { ...rate });
    return { ...rate };
  });

/** Takes the rate of a day away. Throws `Missing`. */
export const deleteRate = (ctx: Ctx, { from, to, date }: Pair): Promise<{ repeated?: boolean }> =>
  carryOut(ctx, async (tx) => {
    await dropRate(tx, from, to, date);
    await recordEvent(tx, 'rate.delete', 'business', tx.business.id, { from, to, date });
    return {};
  });
