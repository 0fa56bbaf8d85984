import { type Discount, discountOf } from '../documents/document.ts';
import type { OwnDiscount } from '../documents/line-discount.ts';
import { zero } from '../money.ts';
import type { CellReader } from './cells.ts';
import { type Column, readBy } from './columns.ts';
import { importRowFaults as words } from './import-files.words.ts';

const discountIn = (cells: CellReader, field: string): Discount => {
  const typed = cells.text(field);
  if (!typed.endsWith('%')) return discountOf('flat', cells.number(field) ?? zero);
  const percent = cells.asNumber(typed.slice(0, -1));
  if (percent === null) cells.fault(field, words.discountUnreadable);
  return discountOf('percentage', percent ?? zero);
};

/** A discount of a document or of a line: an amount, or a percentage where it is written as one. */
export const discount = (traits: Pick<Column, 'once' | 'fills'> = {}): Column<Discount> =>
  readBy(discountIn, { ...traits, holds: 'number' });

/** A line's discount as its document has it. */
export const ownDiscountOf = (own: Discount): OwnDiscount =>
  own.type === 'flat'
    ? { ownPercent: null, ownDiscount: own.amount }
    : { ownPercent: own.percent, ownDiscount: zero };
