import type { Decimal } from '../money.ts';
import { daysTyped } from '../typed/early-payment.ts';
import type { CellReader } from './cells.ts';
import { code, readBy, text, valuesOf, yesNo } from './columns.ts';
import { importRowFaults as words } from './import-files.words.ts';

/** What is bought from a vendor, by the names of its account and tax. */
export interface NamedPurchases {
  account: string;
  tax: string;
}

/** A percentage with or without its sign. */
const percentIn = (cells: CellReader, field: string): Decimal | null => {
  const typed = cells.text(field).replace(/\s*%$/, '');
  if (typed === '') return null;
  return cells.asNumber(typed) ?? cells.fault(field, words.numberUnreadable({ column: cells.nameOf(field) }));
};

/** What vendors alone have, beside what is looked up. */
export const vendorFields = {
  chargesNoTax: yesNo(),
  earlyPercent: readBy(percentIn, { holds: 'number' }),
  earlyDays: readBy((cells, field) => daysTyped(cells.text(field).replace(/\s*days?$/i, ''))),
  bankDetails: text(),
  ourNumber: code(),
  internalNote: text(),
};

/** What is bought from a vendor, which is looked up among the accounts and taxes. */
export const purchaseFields = {
  defaultAccount: text({ choices: 'purchaseAccounts' }),
  purchaseTax: text({ choices: 'taxes', fills: 'purchaseTaxId' }),
};

/** A vendor's own part of a card as a row says it, beside what is looked up. */
export const vendorPartIn = (cells: CellReader) => {
  const { chargesNoTax, ...own } = valuesOf(vendorFields, cells);
  return { ...own, chargesNoTax: chargesNoTax ?? false };
};

/** What is bought from a vendor, as a row names it. */
export const purchasesIn = (cells: CellReader): NamedPurchases => ({
  account: cells.text('defaultAccount'),
  tax: cells.text('purchaseTax'),
});
