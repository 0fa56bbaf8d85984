import { blankTaxIn, kindOfRate, type TaxCard } from '../tax/tax.ts';

/** A percentage at the end of a cell, in brackets or not: `VAT 7.5%`, `VAT (7,5 %)`, `7.5`. */
const percentAtEnd = /^(.*?)\s*\(?\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*(%?)\s*\)?$/;

/**
 * The tax a cell means that names none of the business's: its name, and its percentage where the cell says one.
 *
 * @param country the business's, which says whether such a tax is claimed back
 */
export const proposedTax = (cell: string, country: string): TaxCard => {
  const value = cell.trim();
  const [, before = '', digits = '', sign = ''] = percentAtEnd.exec(value) ?? [];
  const unread = { ...blankTaxIn(country), name: value };
  // A number behind a name is a percentage where its sign says so: "Zone 2" is a name.
  if (digits === '' || (before !== '' && sign === '')) return unread;
  const percent = digits.replace(',', '.');
  return { ...unread, name: before || `${digits}%`, percent, kind: kindOfRate(percent) };
};
