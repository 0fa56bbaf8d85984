import { digitsOf } from '../../domain/currency.ts';
import type { TypedLine } from '../../domain/documents/content.ts';
import { lineAmount, totalsOf } from '../../domain/documents/totals.ts';
import type { LineDraft } from '../kit/line-draft.ts';

let made = 0;
const newKey = (): string => {
  made += 1;
  return `new-${Date.now().toString(36)}-${made}`;
};

/** An empty quantity counts as 1, as the documents say. */
export const blankLine = (): LineDraft => ({
  key: newKey(),
  name: '',
  description: '',
  quantity: '1',
  price: '',
});

/** A line of a document as its answer gives it. */
interface SavedLine {
  id: string;
  productid: string | null;
  ItemName: string;
  description: string;
  quantity: string;
  price: string;
}

/** The form's lines of a document that stands. */
export const draftsOf = (items: readonly SavedLine[]): LineDraft[] =>
  items.map((item) => ({
    key: item.id,
    productId: item.productid ?? undefined,
    name: item.ItemName,
    description: item.description,
    quantity: item.quantity,
    price: item.price,
  }));

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
const quantityOf = (line: LineDraft) => (line.quantity === '' ? '1' : line.quantity);
const priceOf = (line: LineDraft) => (line.price === '' ? '0' : line.price);
const isReadable = (line: LineDraft) => isDecimal(quantityOf(line)) && isDecimal(priceOf(line));
const isUsed = (line: LineDraft) => line.name !== '' || line.productId !== undefined || line.price !== '';

/** Lines that say something; the empty one waiting at the end is not sent. */
export const usedLines = (lines: readonly LineDraft[]): LineDraft[] => lines.filter(isUsed);

/** The amount of a line, or an empty string while it can't be said. */
export const amountOf = (line: LineDraft, currency: string): string =>
  isUsed(line) && isReadable(line)
    ? lineAmount({ quantity: quantityOf(line), price: priceOf(line) }, digitsOf(currency))
    : '';

/** The totals of the lines that can be read, in the document's currency. */
export const totalsOfLines = (lines: readonly LineDraft[], currency: string) =>
  totalsOf(
    {
      lines: usedLines(lines)
        .filter(isReadable)
        .map((line) => ({ quantity: quantityOf(line), price: priceOf(line) })),
      discount: { type: 'flat', amount: '0' },
      shipping: '0',
      shippingTaxPercent: null,
    },
    digitsOf(currency),
  );

/** The lines that can be read, as the domain judges them. */
export const typedLines = (lines: readonly LineDraft[]): TypedLine[] =>
  usedLines(lines)
    .filter(isReadable)
    .map((line) => ({
      id: null,
      productId: line.productId ?? null,
      name: line.name,
      description: line.description,
      quantity: quantityOf(line),
      unit: null,
      price: priceOf(line),
      tax: null,
      accountId: null,
      categoryId: null,
    }));

const wireId = /^[A-Za-z0-9_-]{22}$/;

/** The lines as calls send them; a line that is on the document already keeps its id. */
export const sentLines = (lines: readonly LineDraft[]) =>
  usedLines(lines).map((line) => ({
    id: wireId.test(line.key) ? line.key : null,
    productid: line.productId ?? null,
    ItemName: line.name,
    description: line.description,
    quantity: quantityOf(line),
    price: priceOf(line),
  }));
