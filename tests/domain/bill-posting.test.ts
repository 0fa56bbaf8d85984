import { describe, expect, it } from 'vitest';
import { landedCosts } from '../../src/domain/bill/cost.ts';
import { purchasePosting } from '../../src/domain/bill/posting.ts';
import { payable } from '../../src/domain/books/side.ts';
import type { Stock } from '../../src/domain/books/stock.ts';
import { liveMoves, moving } from '../../src/domain/books/stock.ts';
import type { TypedLine } from '../../src/domain/documents/content.ts';
import { type Document, plainTerms } from '../../src/domain/documents/document.ts';
import { minus, sum } from '../../src/domain/money.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import { planCancel } from '../../src/domain/posted/cancel.ts';
import { newDraft } from '../../src/domain/posted/draft.ts';
import { planEdit, planIssue } from '../../src/domain/posted/issue.ts';
import { actWorld, planned, refused, stockOf, typedContent } from '../support/act-world.ts';
import { balancesOf } from '../support/balances-of.ts';

const world = actWorld();
const [plainLine] = typedContent().lines;
const lineOf = (more: Partial<TypedLine>): TypedLine => ({ ...plainLine!, ...more });
const vat = (percent: string, recoverable: boolean) => ({
  id: `vat-${percent}`,
  name: 'VAT',
  percent,
  deductible: recoverable ? '100' : '0',
});

const billOf = (lines: TypedLine[], more: Parameters<typeof typedContent>[0] = {}): Document =>
  newDraft(typedContent({ lines, contactId: 'vendor', ...more }), world);

const to = { status: 'NotPaid', facts: { subtype: 'invoice', settled: '0', writtenOff: '0' } } as never;
const approved = (bill: Document, stock: Stock) =>
  planned(planIssue(bill, stock, to, world, purchasePosting));

/** A bill in the books, with the stock as it stands after it and what moved since. */
const bookOf = (plan: Plan, stock: Stock, since: Parameters<typeof moving>[1][] = []): PostedBook => ({
  side: payable,
  document: { ...plan.documents[0]!.after, number: 'BILL-1' },
  items: plan.items,
  settlements: [],
  payments: [],
  credits: [],
  entries: plan.entries,
  creditNotes: [],
  cancelledEntry: null,
  cancellationId: null,
  goods: liveMoves(plan.moves),
  stock: [...plan.moves, ...since].reduce(moving, stock),
});

const soldBoxes = (quantity: string, value: string) => ({
  productId: 'box',
  locationId: 'shelf',
  onDay: '2026-03-10',
  quantity: minus('0', quantity),
  value: minus('0', value),
});

describe('what a line costs', () => {
  it('takes tax that is not recoverable and its part of shipping, to the cent', () => {
    const bill = billOf(
      [
        lineOf({ quantity: '1', price: '10', tax: vat('10', false) }),
        lineOf({ quantity: '1', price: '10', tax: vat('20', true) }),
        lineOf({ quantity: '1', price: '10' }),
      ],
      { shipping: '1', terms: { ...plainTerms, shippingTax: vat('10', false) } },
    );
    // 1.10 of shipping over three lines of 10: 0.37, 0.37, 0.36.
    expect(landedCosts(bill, world).map(({ amount }) => amount)).toEqual(['11.37', '10.37', '10.36']);
    expect(balancesOf(approved(bill, stockOf('box', '0')))).toEqual({ 8: '2', 10: '-34.1', 26: '32.1' });
  });

  it('shares shipping by quantity where nothing else is asked for', () => {
    const bill = billOf([lineOf({ quantity: '1', price: '0' }), lineOf({ quantity: '3', price: '0' })], {
      shipping: '4',
    });
    expect(landedCosts(bill, world).map(({ amount }) => amount)).toEqual(['1', '3']);
  });

  it('leaves what takes something off without a part of shipping and discount, and takes its tax off too', () => {
    const bill = billOf(
      [
        lineOf({ quantity: '1', price: '60', tax: vat('10', true) }),
        lineOf({ quantity: '1', price: '40' }),
        lineOf({ quantity: '2', price: '-10', tax: vat('10', true), accountId: 27 }),
      ],
      { subtype: 'bill', shipping: '5', terms: { ...plainTerms, discount: { type: 'flat', amount: '10' } } },
    );
    // 80 of lines, 10 off, 5 of shipping, and tax of 6 less 2: the discount 6 and 4, the shipping 3 and 2.
    expect(landedCosts(bill, world).map(({ amount }) => amount)).toEqual(['57', '38', '-20']);
    expect(bill.total).toBe('79');
    expect(balancesOf(approved(bill, stockOf('box', '0')))).toEqual({
      8: '4',
      10: '-79',
      26: '95',
      27: '-20',
    });
  });

  it('takes what rounding leaves off with what takes something off: a bill of nothing is nothing at home', () => {
    const bill = billOf(
      [lineOf({ quantity: '1', price: '136' }), lineOf({ quantity: '1', price: '-7', accountId: 27 })],
      {
        subtype: 'bill',
        currency: 'JPY',
        rate: '0.670625',
        terms: { ...plainTerms, discount: { type: 'percentage', percent: '100' } },
      },
    );
    // At home 91.21 less 86.51 is 4.70, and 7 are 4.69 alone.
    expect(bill.total).toBe('0');
    expect(landedCosts(bill, world).map(({ homeAmount }) => homeAmount)).toEqual(['4.7', '-4.7']);
  });

  it('converts each part once, so that the lines are what is owed', () => {
    const third = { currency: 'USD', rate: '0.333333', shipping: '0.99' };
    const bill = billOf(
      ['3.33', '3.33', '3.35'].map((price) => lineOf({ quantity: '1', price, tax: vat('7', false) })),
      third,
    );
    const owed = approved(bill, stockOf('box', '0')).items[0]!;
    expect(sum(landedCosts(bill, world).map(({ homeAmount }) => homeAmount))).toBe(owed.homeAmount);
    expect(sum(landedCosts(bill, world).map(({ amount }) => amount))).toBe(owed.amount);
  });
});

describe('goods of a bill', () => {
  const boxes = (quantity: string, price: string) => billOf([lineOf({ productId: 'box', quantity, price })]);

  it('arrive at their landed cost on the account their worth stands on', () => {
    const plan = approved(boxes('10', '12'), stockOf('box', '4'));
    expect(balancesOf(plan)).toEqual({ 10: '-120', 34: '120' });
    expect(plan.moves).toMatchObject([
      { reason: 'purchase', quantity: '10', value: '120', quantityAfter: '14' },
    ]);
  });

  it('come free of charge without a worth', () => {
    const plan = approved(boxes('10', '0'), stockOf('box', '4'));
    expect(plan.entries).toEqual([]);
    expect(plan.moves).toMatchObject([{ quantity: '10', value: '0' }]);
  });

  it('put right what those sold before them cost', () => {
    const below = [soldBoxes('4', '4')].reduce(moving, stockOf('box', '0'));
    const plan = approved(boxes('10', '12'), below);
    // Four were thought to cost 1 each and cost 12.
    expect(balancesOf(plan)).toEqual({ 10: '-120', 32: '44', 34: '76' });
    expect(plan.moves.map(({ reason }) => reason)).toEqual(['purchase', 'true-up']);
  });

  it('go back at what they came with; the rest of their worth goes to 39', () => {
    const stock = stockOf('box', '4');
    const plan = approved(boxes('4', '3'), stock);
    // Eight boxes at 16: four sold at 8, the other four go back at 12.
    const book = bookOf(plan, stock, [soldBoxes('4', '8')]);
    const cancelled = planned(
      planCancel(
        book,
        { payments: 'credit', goods: 'back', mode: null, bankAccount: null },
        { ...(to as object), status: 'Cancelled' } as never,
        world,
        purchasePosting,
      ),
    );
    expect(balancesOf(cancelled)).toEqual({ 10: '12', 34: '-8', 39: '-4' });
    expect(cancelled.moves.map(({ reason, value }) => [reason, value])).toEqual([
      ['purchase-return', '-12'],
      ['true-up', '4'],
    ]);
  });

  it('are refused to go back once they are sold', () => {
    const stock = stockOf('box', '0');
    const book = bookOf(approved(boxes('4', '3'), stock), stock, [soldBoxes('1', '3')]);
    const choice = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;
    const refusal = refused(planCancel(book, choice, to, world, purchasePosting));
    expect(refusal.message).toBe('Some of Box has been sold since. You’re 1 short to send it back.');
  });

  it('of a corrected price: what was sold since goes to 39, and is never refused', () => {
    const stock = stockOf('box', '0');
    const book = bookOf(approved(boxes('10', '10'), stock), stock, [soldBoxes('5', '50')]);
    const dearer = { ...boxes('10', '12'), id: book.document.id };
    const plan = planned(planEdit(book, dearer, to, world, purchasePosting));
    // Five of ten are sold: 5 × 2 of the 20 more belong to them.
    expect(balancesOf(plan)).toEqual({ 10: '-20', 34: '10', 39: '10' });
    const left = plan.moves.reduce(moving, book.stock).pools.get('box')!;
    expect([left.quantity, left.value]).toEqual(['5', '60']);
  });

  it('of a corrected quantity: refused where more are sold than are left', () => {
    const stock = stockOf('box', '0');
    const book = bookOf(approved(boxes('10', '10'), stock), stock, [soldBoxes('5', '50')]);
    expect(refused(planEdit(book, boxes('4', '10'), to, world, purchasePosting)).kind).toBe('shortage');
    const fewer = planned(planEdit(book, boxes('5', '10'), to, world, purchasePosting));
    const left = fewer.moves.reduce(moving, book.stock).pools.get('box')!;
    expect([left.quantity, left.value]).toEqual(['0', '0']);
  });
});
