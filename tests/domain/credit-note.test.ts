import { describe, expect, it } from 'vitest';
import { purchasePosting } from '../../src/domain/bill/posting.ts';
import { payable } from '../../src/domain/books/side.ts';
import { liveMoves, moving, type Stock, type StockMove } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { TypedLine } from '../../src/domain/documents/content.ts';
import { type CreditNoteDraft, givenBack, type TypedCredit } from '../../src/domain/documents/credit-note.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { negated, sum } from '../../src/domain/money.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import { planCreditNote } from '../../src/domain/posted/credit-note-plan.ts';
import { planCreditNoteUndo } from '../../src/domain/posted/credit-note-undo.ts';
import { newDraft } from '../../src/domain/posted/draft.ts';
import { planIssue } from '../../src/domain/posted/issue.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, planned, refused, stockOf, typedContent } from '../support/act-world.ts';
import { balancesOf } from '../support/balances-of.ts';

const world = actWorld();
const [plainLine] = typedContent().lines;
const lineOf = (more: Partial<TypedLine>): TypedLine => ({ ...plainLine!, ...more });
const boxes = (quantity: string, price: string) => lineOf({ productId: 'box', quantity, price });
const vat = (recoverable: boolean) => ({
  id: 'vat',
  name: 'VAT',
  percent: '10',
  deductible: recoverable ? '100' : '0',
});
const standing = (status: string) =>
  ({ status, facts: { subtype: 'bill', settled: '0', writtenOff: '0', credited: [] } }) as never;

/** A bill in the books, with what moved since. */
const billed = (
  lines: TypedLine[],
  stock: Stock,
  more: Parameters<typeof typedContent>[0] = {},
  since: Pick<StockMove, 'productId' | 'locationId' | 'onDay' | 'quantity' | 'value'>[] = [],
): PostedBook => {
  const bill = newDraft(typedContent({ lines, contactId: 'vendor', ...more }), world);
  const plan = planned(planIssue(bill, stock, standing('NotPaid'), world, purchasePosting));
  const document: Document = { ...plan.documents[0]!.after, number: 'BILL-1' };
  return {
    side: payable,
    document,
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
  };
};

const sold = (quantity: string, value: string) => ({
  productId: 'box',
  locationId: 'shelf',
  onDay: '2026-03-02',
  quantity: negated(quantity),
  value: negated(value),
});

/** What a vendor gives back of the first line. */
const given = (
  book: PostedBook,
  typed: Partial<TypedCredit>,
  more: Partial<CreditNoteDraft> = {},
  by: World = world,
) => {
  const lines = [{ lineId: book.document.lines[0]!.id, quantity: null, amount: null, ...typed }];
  const draft: CreditNoteDraft = {
    onDay: book.document.issuedOn,
    reason: '',
    lines,
    shipping: null,
    goods: 'back',
    surplus: 'credit',
    mode: 1,
    bankAccount: null,
    ...more,
  };
  const back = givenBack(book.document, book.creditNotes, draft);
  if (isRefusal(back)) return back;
  return planCreditNote(book, back, draft, standing('DepositPaid'), by, purchasePosting);
};

describe('what a vendor gives back', () => {
  it('goes at what it came with: its part of the shipping is lost to 39', () => {
    // Ten boxes at 12 with 10 of shipping came at 13 each.
    const book = billed([boxes('10', '12')], stockOf('box', '0'), { shipping: '10' });
    const plan = planned(given(book, { quantity: '4' }));
    expect(balancesOf(plan)).toEqual({ 10: '48', 34: '-52', 39: '4' });
    const left = plan.moves.reduce(moving, book.stock).pools.get('box')!;
    expect([left.quantity, left.value]).toEqual(['6', '78']);
  });

  it('with its shipping is lost to nothing', () => {
    const book = billed([boxes('10', '12')], stockOf('box', '0'), { shipping: '10' });
    const plan = planned(given(book, { quantity: '10' }, { shipping: { amount: '10' } }));
    expect(balancesOf(plan)).toEqual({ 10: '130', 34: '-130' });
    expect(plan.creditNotes[0]!.note).toMatchObject({
      amount: '130',
      shipping: { amount: '10', tax: '0', shares: [{ amount: '10', value: '0' }] },
    });
  });

  it('of its shipping lowers what is still there, line by line, and what was sold since is lost to 39', () => {
    // 10 of shipping: 6 came with 10 boxes at 12, 4 with work of 80.
    const lines = [boxes('10', '12'), lineOf({ quantity: '1', price: '80' })];
    const book = billed(lines, stockOf('box', '0'), { shipping: '10' }, [sold('5', '63')]);
    const plan = planned(given(book, {}, { shipping: { amount: '5' } }));
    expect(balancesOf(plan)).toEqual({ 10: '5', 26: '-2', 34: '-1.5', 39: '-1.5' });
    const left = plan.moves.reduce(moving, book.stock).pools.get('box')!;
    expect([left.quantity, left.value]).toEqual(['5', '61.5']);
  });

  it.each([
    ['is claimed back, off 8', true, { 8: '-0.5', 10: '5.5', 34: '-5' }],
    ['is a cost, off what it came with', false, { 10: '5.5', 34: '-5.5' }],
  ])('of taxed shipping takes tax that %s', (_, recoverable, expected) => {
    const terms = { ...typedContent().terms, shippingTax: vat(recoverable) };
    const book = billed([boxes('10', '12')], stockOf('box', '0'), { shipping: '10', terms });
    expect(balancesOf(planned(given(book, {}, { shipping: { amount: '5' } })))).toEqual(expected);
  });

  it('of shipping in parts is each line’s share to the cent, and no more', () => {
    const lines = [boxes('1', '1'), boxes('1', '1'), lineOf({ quantity: '1', price: '1' })];
    let book = billed(lines, stockOf('box', '0'), { shipping: '0.10' });
    for (const amount of ['0.03', '0.05', '0.02']) {
      const { note } = planned(given(book, {}, { shipping: { amount } })).creditNotes[0]!;
      book = { ...book, creditNotes: [...book.creditNotes, note] };
    }
    const shares = book.creditNotes.flatMap(({ shipping }) => shipping!.shares);
    const of = (at: number) =>
      sum(shares.filter(({ lineId }) => lineId === book.document.lines[at]!.id).map((one) => one.amount));
    expect([of(0), of(1), of(2)]).toEqual(['0.04', '0.03', '0.03']);
    expect(refused(given(book, {}, { shipping: { amount: '0.01' } })).fields).toEqual([
      { field: 'shipping', message: 'The shipping has already been credited in full.' },
    ]);
  });

  it('of a price takes worth from what is still there; of what was sold since it goes to 39', () => {
    const book = billed([boxes('10', '12')], stockOf('box', '0'), {}, [sold('5', '60')]);
    const plan = planned(given(book, { amount: '20' }));
    expect(balancesOf(plan)).toEqual({ 10: '20', 34: '-10', 39: '-10' });
    const left = plan.moves.reduce(moving, book.stock).pools.get('box')!;
    expect([left.quantity, left.value]).toEqual(['5', '50']);
  });

  it('for goods that are kept lowers what they are worth', () => {
    const book = billed([boxes('10', '12')], stockOf('box', '0'));
    const plan = planned(given(book, { quantity: '2' }, { goods: 'kept' }));
    expect(balancesOf(plan)).toEqual({ 10: '24', 34: '-24' });
    expect(plan.moves.map(({ quantity, value }) => [quantity, value])).toEqual([['0', '-24']]);
  });

  it('is refused once the goods are sold, and says how many are missing', () => {
    const book = billed([boxes('10', '12')], stockOf('box', '0'), {}, [sold('8', '96')]);
    expect(refused(given(book, { quantity: '3' })).message).toBe(
      'Some of Box has been sold since. You’re 1 short to send it back.',
    );
  });

  it.each([
    ['recoverable tax off 8', true, { 8: '-5', 10: '55', 26: '-50' }],
    ['tax that is a cost off the line’s own account', false, { 10: '55', 26: '-55' }],
  ])('takes %s', (_, recoverable, expected) => {
    const book = billed(
      [lineOf({ quantity: '1', price: '100', tax: vat(recoverable) })],
      stockOf('box', '0'),
    );
    expect(balancesOf(planned(given(book, { amount: '50' })))).toEqual(expected);
  });

  it('takes tax off the account it was claimed on, whatever was chosen since', () => {
    const book = billed([lineOf({ quantity: '1', price: '100', tax: vat(true) })], stockOf('box', '0'));
    const chosen = { ...world, accounts: { ...world.accounts, taxPaid: 66 } };
    expect(balancesOf(planned(given(book, { amount: '50' }, {}, chosen)))).toEqual({
      8: '-5',
      10: '55',
      26: '-50',
    });
  });

  it('in parts is all of it to the cent, tax included', () => {
    let book = billed([lineOf({ quantity: '3', price: '3.35', tax: vat(true) })], stockOf('box', '0'));
    const parts: string[] = [];
    for (const quantity of ['1', '1', '1']) {
      const plan = planned(given(book, { quantity }));
      const { note } = plan.creditNotes[0]!;
      parts.push(note.amount);
      book = { ...book, creditNotes: [...book.creditNotes, note] };
    }
    // 10.05 and 1.01 of tax: 3.35 and 0.34, then what is left.
    expect(parts).toEqual(['3.69', '3.69', '3.68']);
    expect(refused(given(book, { quantity: '1' })).fields).toEqual([
      { field: 'lines.0.quantity', message: 'It has already been credited in full.' },
    ]);
  });

  it.each([
    ['', null, { 10: '-48', 34: '52', 39: '-4' }],
    [' with the shipping', { amount: '10' }, { 10: '-58', 34: '58' }],
  ])('comes again at what it left with%s when that is undone', (_, shipping, expected) => {
    const book = billed([boxes('10', '12')], stockOf('box', '0'), { shipping: '10' });
    const plan = planned(given(book, { quantity: '4' }, { shipping }));
    const { note } = plan.creditNotes[0]!;
    const after: PostedBook = {
      ...book,
      document: plan.documents[0]!.after,
      settlements: plan.settlements,
      entries: [...book.entries, ...plan.entries],
      creditNotes: [note],
      stock: plan.moves.reduce(moving, book.stock),
    };
    const ties = { surplus: null, refund: null, spentOn: [] };
    const undone = planned(planCreditNoteUndo(after, note, ties, standing('NotPaid'), world));
    expect(balancesOf(undone)).toEqual(expected);
    const left = undone.moves.reduce(moving, after.stock).pools.get('box')!;
    expect([left.quantity, left.value]).toEqual(['10', '130']);
    expect(liveMoves([...book.goods, ...plan.moves, ...undone.moves])).toEqual(book.goods);
  });
});
