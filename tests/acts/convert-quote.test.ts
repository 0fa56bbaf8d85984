import { expect, test } from 'vitest';
import { convertQuoteAct } from '../../server/acts/convert-quote.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { blankProduct } from '../../src/domain/stock/product.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import { actWorld, ends, openQuote, planned, refused, stockOf } from '../support/act-world.ts';

const loaded = (quote = openQuote()) => ({
  quote,
  products: [],
  stock: noStock,
  template: appliedTemplate(null),
  bank: null,
  own: { name: 'Shop' },
  termsDays: null,
});

/** The quote with each line selling a box. */
const ofBoxes = () => {
  const quote = openQuote();
  return { ...quote, lines: quote.lines.map((line) => ({ ...line, productId: 'box' })) };
};

test('a quote becomes an issued invoice or a paid receipt, and is converted with it in one plan', () => {
  const invoice = planned(convertQuoteAct(loaded(), 'invoice', actWorld()));
  expect(ends(invoice)).toEqual(['invoice NotPaid', 'quote ConvertedToInvoice']);
  expect(invoice.documents[0]!.after).toMatchObject({
    channel: 'quote',
    issuedOn: '2026-03-10',
    total: '100',
  });
  const receipt = planned(convertQuoteAct(loaded(), 'receipt', actWorld()));
  expect(ends(receipt)).toEqual(['receipt Paid', 'quote ConvertedToReceipt']);
  expect(receipt.payments).toHaveLength(1);
});

test('an invoice made of a quote is due by its customer’s terms, or in a month without any', () => {
  const dueOn = (termsDays: number | null) =>
    planned(convertQuoteAct({ ...loaded(), termsDays }, 'invoice', actWorld())).documents[0]!.after.dueOn;
  expect([null, 0, 14].map(dueOn)).toEqual(['2026-04-10', '2026-03-10', '2026-03-24']);
});

test('converted again to the same it stays as it is; to the other it is refused', () => {
  const quote = openQuote({ status: 'ConvertedToInvoice' });
  expect(convertQuoteAct(loaded(quote), 'invoice', actWorld())).toEqual({ unchanged: quote });
  expect(refused(convertQuoteAct(loaded(quote), 'receipt', actWorld())).kind).toBe('illegal-move');
});

test('one in a foreign currency without a rate is refused, and so is one archived', () => {
  const foreign = openQuote({ currency: 'USD', lacksRate: true });
  expect(refused(convertQuoteAct(loaded(foreign), 'invoice', actWorld())).fields).toMatchObject([
    { field: 'rate' },
  ]);
  expect(refused(convertQuoteAct(loaded(openQuote({ status: 'Deleted' })), 'invoice', actWorld())).kind).toBe(
    'illegal-move',
  );
});

test('where goods are missing or gone an invoice is drafted with a warning, and a receipt is refused', () => {
  const short = { ...loaded(ofBoxes()), stock: stockOf('box', '1') };
  const drafted = planned(convertQuoteAct(short, 'invoice', actWorld()));
  expect(ends(drafted)).toEqual(['invoice Draft', 'quote ConvertedToInvoice']);
  expect(drafted.warnings).toEqual([expect.stringContaining('The invoice is made as a draft.')]);
  expect(refused(convertQuoteAct(short, 'receipt', actWorld())).kind).toBe('shortage');
  const gone = { ...blankProduct, id: 'box', name: 'Box', deleted: true };
  const withGone = { ...loaded(ofBoxes()), products: [gone] } as never;
  expect(planned(convertQuoteAct(withGone, 'invoice', actWorld())).warnings).toEqual([
    'Box has been deleted. The invoice is made as a draft.',
  ]);
});
