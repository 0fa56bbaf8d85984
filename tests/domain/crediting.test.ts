import { describe, expect, it } from 'vitest';
import {
  type Crediting,
  creditingProblems,
  creditingTotal,
  creditLines,
  exceedsOwed,
  movesGoods,
  proposedAmount,
  type TypedLine,
} from '../../src/domain/posted/crediting.ts';

/** Ten boxes of 10 each with 20 of tax, and a service of 5; of all of it 60 is owed. */
const lines = [
  { lineId: 'box', quantity: '10', amount: '100', tax: '20', goods: true },
  { lineId: 'advice', quantity: '1', amount: '5', tax: '0', goods: false },
];
const typing = (typed: Record<string, Partial<TypedLine>>): Crediting => ({
  lines,
  shippingLeft: { amount: '10', tax: '2' },
  shipping: '',
  currency: 'EUR',
  owed: '60',
  typed: Object.fromEntries(
    Object.entries(typed).map(([id, one]) => [id, { quantity: '', amount: '', ...one }]),
  ),
  reason: '',
  onDay: '2026-03-02',
  goods: 'back',
  surplus: 'credit',
  mode: 1,
  bankId: '',
  rate: '',
});

describe('a credit note on its way', () => {
  it('comes to the typed pieces at their price, or to the amount that is typed, each with its tax', () => {
    expect(creditingTotal(typing({ box: { quantity: '3' } }))).toBe('36');
    expect(creditingTotal(typing({ box: { amount: '25' }, advice: { quantity: '1' } }))).toBe('35');
    expect(creditingTotal(typing({ box: { quantity: '3', amount: '20' } }))).toBe('24');
  });

  it('has its part of the shipping with its part of the tax, and names more than is left at its field', () => {
    expect(creditingTotal({ ...typing({}), shipping: '5' })).toBe('6');
    expect(creditingTotal({ ...typing({ box: { amount: '25' } }), shipping: '10' })).toBe('42');
    expect(creditingProblems({ ...typing({}), shipping: '10.01' })).toEqual([
      { field: 'shipping', message: 'At most 10 of the shipping can still be given back.' },
    ]);
    expect(creditingProblems({ ...typing({}), shipping: 'five' })[0]).toMatchObject({ field: 'shipping' });
    expect(creditingProblems({ ...typing({}), shipping: '0' })[0]).toMatchObject({ field: 'lines' });
  });

  it('proposes what pieces come to, and nothing for more than there are', () => {
    const proposal = (quantity: string) => proposedAmount(typing({ box: { quantity } }), lines[0]!);
    expect([proposal('2.5'), proposal('11'), proposal(''), proposal('x')]).toEqual(['25', null, null, null]);
  });

  it('asks what becomes of the rest where more goes back than is owed', () => {
    expect(exceedsOwed(typing({ box: { quantity: '5' } }))).toBe(false);
    expect(exceedsOwed(typing({ box: { quantity: '5' }, advice: { amount: '0.01' } }))).toBe(true);
  });

  it('asks for the goods where pieces of counted goods are typed, and not for a price or a service', () => {
    expect(movesGoods(typing({ box: { quantity: '1' } }))).toBe(true);
    expect(movesGoods(typing({ box: { amount: '1' }, advice: { quantity: '1' } }))).toBe(false);
  });

  it('names each line that is wrong, or that nothing is typed', () => {
    const fields = (typed: Record<string, Partial<TypedLine>>) =>
      creditingProblems(typing(typed)).map(({ field }) => field);
    expect(fields({})).toEqual(['lines']);
    expect(fields({ box: { quantity: '0' } })).toEqual(['lines.0.quantity']);
    expect(fields({ box: { quantity: '11' }, advice: { amount: '5.01' } })).toEqual([
      'lines.0.quantity',
      'lines.1.amount',
    ]);
    expect(fields({ box: { amount: 'ten' } })).toEqual(['lines.0.amount']);
    expect(fields({ box: { quantity: '1' } })).toEqual([]);
    expect(creditLines(typing({ advice: { amount: '5' } }))).toEqual([
      { lineId: 'advice', quantity: null, amount: '5' },
    ]);
  });
});
