import type { ChosenTax } from '../../../domain/documents/document.ts';
import { isPositive } from '../../../domain/money.ts';
import { displayed } from '../../../domain/words/display-sentences.ts';
import { lineWords } from '../../../domain/words/documents.ts';

/** One line of a document while it is typed; numbers are decimal strings, or what was typed and could not be read. */
export interface LineDraft {
  /** Stays with the line for as long as the form is open, whatever is added or removed around it. */
  key: string;
  productId?: string | undefined;
  name: string;
  description: string;
  quantity: string;
  price: string;
  /** Its own discount: an amount, or a percentage with its sign, such as "10%". */
  discount?: string | undefined;
  tax?: ChosenTax | undefined;
  /** Of an import's tax: what it is computed from, and the tax, as typed. */
  taxBase?: string | undefined;
  taxAmount?: string | undefined;
  /** Where its goods are, where that isn’t its document’s location. */
  locationId?: string | undefined;
  /** Of a line without an item that is bought: the account that was chosen for it; left out while none was. */
  accountId?: number | undefined;
}

export type LineField =
  | 'name'
  | 'description'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'tax'
  | 'taxBase'
  | 'taxAmount'
  | 'location'
  | 'account';

/** A field that stands in a line’s own row. */
export type LineCell = Exclude<LineField, 'location' | 'account' | 'taxBase' | 'taxAmount'>;

export type LinePatch = Partial<Omit<LineDraft, 'key'>>;

/** What is wrong in a line, by field. Keep the object of an unchanged line: a new one draws the row again. */
export type LineProblems = Readonly<Partial<Record<LineField, string>>>;

/** The id of a line's control, for the error summary to link to. */
export const lineFieldId = (key: string, field: LineField): string => `line-${key}-${field}`;

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

const isOfNothing = ({ name, productId }: LineDraft): boolean => !productId && name.trim() === '';

/** What is wrong with a line's tax: it is of nothing. */
export const taxProblem = (line: LineDraft): string | undefined =>
  line.tax && isOfNothing(line) ? displayed(lineWords.itemBeforeTax) : undefined;

/** What is wrong with a line's quantity: it is of nothing, or not above zero. An empty one counts as 1. */
export const quantityProblem = (line: LineDraft): string | undefined => {
  const { quantity } = line;
  const isTyped = quantity !== '' && quantity !== '1';
  if (isTyped && isOfNothing(line)) return displayed(lineWords.itemBeforeQuantity);
  return isDecimal(quantity) && !isPositive(quantity) ? displayed(lineWords.quantityTooLow) : undefined;
};
