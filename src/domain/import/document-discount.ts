import { type Discount, discountOf } from '../documents/document.ts';
import type { OwnDiscount } from '../documents/line-discount.ts';
import { zero } from '../money.ts';
import type { CellReader, Reading } from './cells.ts';
import type { DocumentField } from './document-row.ts';
import { readNumber } from './formats.ts';
import { importRowFaults as words } from './import-files.words.ts';

/** A discount of a document or of a line: an amount, or a percentage where it is written as one. */
export const discountIn = (
  cells: CellReader<DocumentField>,
  field: 'discount' | 'lineDiscount',
  reading: Reading,
): Discount => {
  const typed = cells.text(field);
  if (!typed.endsWith('%')) return discountOf('flat', cells.number(field) ?? zero);
  const percent = readNumber(typed.slice(0, -1), reading.decimalSign);
  if (percent === null) cells.fault(field, words.discountUnreadable);
  return discountOf('percentage', percent ?? zero);
};

/** A line's discount as its document has it. */
export const ownDiscountOf = (discount: Discount): OwnDiscount =>
  discount.type === 'flat'
    ? { ownPercent: null, ownDiscount: discount.amount }
    : { ownPercent: discount.percent, ownDiscount: zero };
