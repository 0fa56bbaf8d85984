import { describe, expect, test } from 'vitest';
import { blankCustomer, partyOf } from '../../src/domain/contact/contact.ts';
import { whyNotSend } from '../../src/domain/documents/can-send.ts';
import { type PrintableDocument, placeLines } from '../../src/domain/documents/printable.ts';
import { printed, textsOf } from '../../src/domain/documents/printed.ts';
import { minus } from '../../src/domain/money.ts';
import { noAddress } from '../../src/domain/values/address.ts';
import { type EarlyTerms, noEarlyTerms } from '../../src/domain/values/early-terms.ts';
import { printableInvoice } from '../support/printable.ts';

const document = printableInvoice();
const [line] = document.lines;
const taxed = { ...document, lines: [{ ...line!, taxName: 'VAT', taxPercent: '7.5', taxAmount: '1.58' }] };

// The spec's column 'Rate' is called 'Price', as it is where it is typed: a stated departure.
test('the sheet has the spec’s columns: item, quantity, price, tax and amount', () => {
  const { columns, rows } = printed(taxed);
  expect(columns.map(({ label }) => label)).toEqual(['Item', 'Quantity', 'Price', 'Tax', 'Amount']);
  expect(rows[0]!.cells).toEqual(['Work 1', '2 hour', '10.50', 'VAT 7.5%', '21.00']);
});

test('what is left to pay stands out after the total, and nothing does where nothing was paid', () => {
  const [all, part] = [
    { ...document, paid: '0', credited: '0', owed: document.total },
    { ...document, paid: '10', credited: '0', owed: minus(document.total, '10') },
  ];
  const outstanding = (of: PrintableDocument) =>
    printed(of).totals.flatMap(({ label, due }) => (due ? [label] : []));
  expect(outstanding(part)).toEqual(['Amount due']);
  expect(outstanding(all)).toEqual([]);
});

/** What is under the lines of one of 21 that was paid in full and of which 8 were credited. */
const creditedAfter = (beyond: { refunded: string; kept: string }, more: Partial<PrintableDocument> = {}) =>
  printed({
    ...document,
    status: 'Paid',
    paid: '21',
    owed: '0',
    details: { ...document.details, creditState: 'partly-refunded', beyond },
    ...more,
  }).totals.map(({ label, text }) => `${label} ${text.replace(/\s/g, ' ')}`);

test('what was credited beyond the balance is a row, and so is where it went: the rows come to what is open', () => {
  const paid = ['Subtotal 21.00', 'Total NGN ₦21.00', 'Paid −21.00'];
  const due = 'Amount due ₦0.00';
  expect(creditedAfter({ refunded: '8', kept: '0' })).toEqual([
    ...paid,
    'Credited −8.00',
    'Refunded 8.00',
    due,
  ]);
  expect(creditedAfter({ refunded: '0', kept: '8' })).toEqual([
    ...paid,
    'Credited −8.00',
    'To your credit 8.00',
    due,
  ]);
  // Five came off what was owed before sixteen were paid, and eight more were given back since.
  expect(creditedAfter({ refunded: '6', kept: '2' }, { paid: '16', credited: '5' })).toEqual([
    ...paid.slice(0, 2),
    'Paid −16.00',
    'Credited −13.00',
    'Refunded 6.00',
    'To your credit 2.00',
    due,
  ]);
  const bill = creditedAfter({ refunded: '0', kept: '8' }, { kind: 'bill', subtype: 'bill' });
  expect(bill).toContain('Left as an advance 8.00');
});

test('how much is owed and by when stands over the lines, and nothing does where nothing is asked for by a day', () => {
  const owing = { ...document, dueOn: '2026-02-14' as const };
  const textOf = (of: PrintableDocument) => printed(of).headline?.replace(/\s/g, ' ');
  expect(textOf(owing)).toBe('₦21.00 due by 14 February 2026');
  expect(textOf({ ...owing, paid: '10', owed: '11' })).toBe('₦11.00 due by 14 February 2026');
  expect(textOf({ ...owing, status: 'Draft', number: null })).toBe('₦21.00 due by 14 February 2026');
  expect(textOf({ ...owing, paid: '21', owed: '0', status: 'Paid' })).toBeUndefined();
  expect(textOf({ ...owing, status: 'Cancelled', owed: '0' })).toBeUndefined();
  expect(textOf({ ...owing, dueOn: null })).toBeUndefined();
  expect(textOf({ ...owing, kind: 'bill', subtype: 'bill' })).toBeUndefined();
  expect(textOf({ ...owing, kind: 'quote', subtype: 'quote', status: 'Sent' })).toBeUndefined();
  expect(printed(owing, 'packing-slip').headline).toBeUndefined();
});

test('a changed order says since when, so that its vendor knows which of two papers counts', () => {
  const order: PrintableDocument = { ...document, kind: 'order', subtype: 'order', status: 'Issued' };
  const changed = { ...order, details: { ...order.details, changedOn: '2026-03-12' as const } };
  expect(printed(order).facts.filter((fact) => fact.startsWith('Changed'))).toEqual([]);
  expect(printed(changed).facts).toContain('Changed 12 March 2026');
});

test.each([
  ['Kg', '1', '1 kg'],
  ['Box', '1', '1 box'],
  ['Box', '2', '2 boxes'],
  ['Bundles', '1', '1 bundle'],
  ['PCs', '3', '3'],
  ['Ea', '1', '1'],
  ['hour', '2', '2 hour'],
  [null, '2', '2'],
])('the unit %s of %s is printed as “%s”', (unit, quantity, shown) => {
  const paper = printed({ ...document, lines: [{ ...line!, unit, quantity }] });
  expect(paper.rows[0]!.cells[1]).toBe(shown);
});

describe('the tax is said rate by rate', () => {
  const at = (taxName: string, taxPercent: string, amount: string, taxAmount: string) => ({
    ...line!,
    amount,
    taxName,
    taxPercent,
    taxAmount,
  });
  const sold = {
    ...document,
    lines: [
      at('VAT', '19', '100', '19'),
      at('Reduced', '7', '50', '3.5'),
      { ...line!, amount: '30' },
      at('VAT', '19', '20', '3.8'),
      at('Exempt', '0', '10', '0'),
    ],
    subtotal: '210',
    tax: '26.3',
    total: '236.3',
    owed: '236.3',
  };
  const sums = (paper: PrintableDocument) =>
    printed(paper).totals.map(({ label, text }) => `${label} ${text}`.replace(/\s/g, ' '));

  test('each on what it is taken on, a rate of zero too, and nothing on a line without tax', () => {
    expect(sums(sold)).toEqual([
      'Subtotal 210.00',
      'VAT 19% on 120.00 22.80',
      'Reduced 7% on 50.00 3.50',
      'Exempt 0% on 10.00 0.00',
      'Total NGN ₦236.30',
    ]);
  });

  test('taken after the discount, a rate is on what is left of its lines', () => {
    const half = {
      ...sold,
      lines: [at('VAT', '20', '60', '9'), at('Books', '10', '40', '3')],
      subtotal: '100',
      discount: '25',
      tax: '12',
      details: { ...sold.details, taxAfterDiscount: true },
    };
    expect(sums(half).slice(1, 4)).toEqual([
      'Discount −25.00',
      'VAT 20% on 45.00 9.00',
      'Books 10% on 30.00 3.00',
    ]);
    const before = { ...half, details: { ...half.details, taxAfterDiscount: false } };
    expect(sums(before)[2]).toBe('VAT 20% on 60.00 9.00');
  });

  test('shipping is part of its own rate, and a rate that stands on no line comes last', () => {
    const shipped = (name: string, percent: string) => ({
      ...sold,
      shipping: '10',
      shippingTax: '1.9',
      details: { ...sold.details, shippingTax: { name, percent } },
    });
    expect(sums(shipped('VAT', '19')).slice(1, 3)).toEqual(['Shipping 10.00', 'VAT 19% on 130.00 24.70']);
    expect(sums(shipped('Freight', '19')).at(-2)).toBe('Freight 19% on 10.00 1.90');
  });

  test('in another currency than the books’ at home too, each part converted once', () => {
    const foreign = { ...sold, currency: 'EUR', rate: '1.333', homeTotal: '315' };
    expect(sums(foreign).slice(4)).toEqual([
      'Total EUR €236.30',
      'Total NGN ₦315.00',
      'VAT 19% on ₦159.96 ₦30.40',
      'Reduced 7% on ₦66.65 ₦4.67',
      'Exempt 0% on ₦13.33 ₦0.00',
    ]);
  });

  test('where its lines don’t come to it, it is one sum', () => {
    expect(sums({ ...sold, tax: '26.31' })[1]).toBe('Tax 26.31');
  });
});

test('a sheet without a taxed line has no column for it', () => {
  const { columns, rows } = printed(document);
  expect(columns.map(({ label }) => label)).toEqual(['Item', 'Quantity', 'Price', 'Amount']);
  expect(rows[0]!.cells).toEqual(['Work 1', '2 hour', '10.50', '21.00']);
});

test.each([
  ['NotPaid', null],
  ['Cancelled', 'Cancelled'],
  ['Deleted', 'Deleted'],
] as const)('a paper that is %s is stamped %s', (status, stamp) => {
  expect(printed({ ...document, status }).stamp).toBe(stamp);
});

test('a deleted draft is not sent because it is deleted, and not because it is a draft', () => {
  const draft = { kind: 'invoice', subtype: 'invoice', status: 'Deleted', number: null } as const;
  expect(whyNotSend(draft)).toBe('This invoice is deleted. Restore it first.');
});

const quay = { ...noAddress, street: 'Quay House\nQuay 1', zip: '8400', city: 'Ostend', country: 'Belgium' };
const quayLines = ['Quay House', 'Quay 1', '8400 Ostend', 'Belgium'];

test('every line of an address is a line of the paper: ours, the customer’s, and where it is shipped', () => {
  const paper = printed({
    ...document,
    from: { name: 'Umbrella Works', address: '1 Rain Street\r\n Lagos \n' },
    to: partyOf({ ...blankCustomer, name: 'Ada Stone', billing: quay }),
    shipTo: placeLines({ ...quay, attention: 'Store' }),
  });
  expect(paper.from).toEqual(['Umbrella Works', '1 Rain Street', 'Lagos']);
  expect(paper.parties.map(({ lines }) => lines)).toEqual([
    ['Ada Stone', ...quayLines],
    ['Ada Stone', 'Store', ...quayLines],
  ]);
});

test('a bill is the record of its vendor’s paper: theirs first, then our number, and nothing of our letterhead', () => {
  const logo = 'data:image/png;base64,AA==';
  const bill: PrintableDocument = {
    ...document,
    kind: 'bill',
    subtype: 'bill',
    number: 'BILL-0007',
    from: { name: 'Umbrella Works', address: '1 Rain Street', footer: 'Registered in Lagos' },
    to: partyOf({ ...blankCustomer, name: 'Paper Mill', billing: quay }),
    look: { ...document.look, logo, signature: logo, holder: 'Ada', style: 'letter', color: '#aa0000' },
    details: { ...document.details, reference: '4711' },
  };
  const paper = printed(bill);
  expect(paper.from).toEqual(['Paper Mill', ...quayLines]);
  expect(paper.heading).toBe('Bill record');
  expect(paper.title).toBe('Bill #BILL-0007');
  expect(paper.facts.slice(0, 2)).toEqual(['Their number 4711', 'Our number BILL-0007']);
  expect(paper.parties).toEqual([{ label: 'Billed to', lines: ['Umbrella Works'] }]);
  expect(paper.look).toMatchObject({ logo: null, signature: null, holder: '', style: 'classic' });
  expect(paper.footer).toEqual([]);
  expect(printed({ ...bill, number: null, details: document.details }).facts[0]).toBe('Draft, no number yet');
});

describe('a purchase order', () => {
  const order: PrintableDocument = {
    ...document,
    kind: 'order',
    subtype: 'order',
    status: 'Issued',
    from: { name: 'Umbrella Works', address: '1 Rain Street\nLagos' },
    to: { name: 'Paper Mill' },
  };
  const delivered = (of: PrintableDocument) =>
    printed(of).parties.find(({ label }) => label === 'Deliver to')?.lines;

  test('says where to deliver: the place it names, else where the business is', () => {
    expect(delivered(order)).toEqual(['Umbrella Works', '1 Rain Street', 'Lagos']);
    const there = { ...order, details: { ...order.details, deliverTo: ['North store', ...quayLines] } };
    expect(delivered(there)).toEqual(['Umbrella Works', 'North store', ...quayLines]);
    expect(delivered({ ...order, from: { name: 'Umbrella Works' } })).toBeUndefined();
  });

  test('in another currency says neither its rate nor what it comes to at home, as an invoice does', () => {
    const abroad = { currency: 'EUR', rate: '1.333', homeTotal: '27.99' };
    const texts = (of: PrintableDocument) => textsOf(printed(of)).join('\n');
    expect(texts({ ...order, ...abroad })).not.toMatch(/NGN|₦|1\.333/);
    expect(texts({ ...document, ...abroad })).toMatch(/1 EUR = 1\.333 NGN/);
  });
});

test('a bill says until when what is off for paying early can be taken, and one without terms nothing', () => {
  const bill = { ...document, kind: 'bill', subtype: 'bill', issuedOn: '2026-03-02' } as const;
  const facts = (terms: Partial<EarlyTerms>) => printed({ ...bill, ...terms }).facts;
  expect(facts({ earlyPercent: '2.5', earlyDays: 10 })).toContain('2.5% discount until 12 March 2026');
  expect([facts({}), facts(noEarlyTerms)].flat().join()).not.toContain('discount');
});
