import { typeNames } from '../../domain/documents/kinds.ts';
import { isReport } from '../../domain/report/reports.ts';
import type { SheetCell } from '../../domain/report/sheet.ts';
import type { Span } from '../../domain/values/period.ts';
import {
  budgetsAt,
  editCustomerAt,
  editVendorAt,
  ledgerAt,
  openedDocumentAt,
  preparedEntryAt,
  reportAt,
  viewCustomerAt,
  viewDocumentAt,
  viewEntryAt,
  viewExpenseAt,
  viewItemAt,
  viewVendorAt,
} from '../frame/addresses.ts';
import { filtered } from '../frame/filtered.ts';
import { transfersOf, valuationMovesAt, viewTransferAt } from '../frame/transfer-addresses.ts';

/** What a report was asked for, as far as what it leads to is asked for the same. */
export interface LinkContext {
  contact: string;
  dates?: string;
  from?: string;
  to?: string;
  /** What sales are narrowed to besides. */
  item?: string;
  employee?: string;
  location?: string;
  channel?: string;
}

/**
 * The address of what a cell of a report leads to; none where it leads nowhere. An account's lines are those of the report's days, and
 * the opening balance is on its contact's card.
 */
export const addressOf = (
  to: string | undefined,
  { contact, dates = '', from = '', to: day = '', item, employee, location, channel }: LinkContext,
): string | null => {
  if (!to) return null;
  const at = to.indexOf(':');
  const [kind, which] = [to.slice(0, at), to.slice(at + 1)];
  if (kind === 'opening') return which === 'vendor' ? editVendorAt(contact) : editCustomerAt(contact);
  const days = { dates, from, to: day };
  if (kind === 'account') return ledgerAt(Number(which), days);
  if (kind === 'subgroups') return reportAt('account-transactions', { subgroups: which, ...days });
  if (kind === 'cash') return reportAt('cash-flow-entries', { row: which, ...days });
  if (kind === 'prepared') return preparedEntryAt;
  if (kind === 'category') {
    const narrowed = { client: contact, item, employee, location, channel, ...days };
    return reportAt('sales-of-category', { category: which, ...narrowed });
  }
  if (kind === 'budget') {
    const [type, year] = which.split(':');
    return filtered(budgetsAt, { type, year });
  }
  if (kind === 'report') return isReport(which) ? reportAt(which, days) : null;
  if (kind === 'vendor') return viewVendorAt(which);
  if (kind === 'customer') return viewCustomerAt(which);
  if (kind === 'entry') return viewEntryAt(which);
  if (kind === 'expense') return viewExpenseAt(which);
  if (kind === 'item') return viewItemAt(which);
  if (kind === 'value') return valuationMovesAt(which, day);
  if (kind === 'transfers') return transfersOf(which);
  if (kind === 'transfer') return viewTransferAt(which);
  const typeOf = (word: string | undefined) => typeNames.find((name) => name === word);
  if (kind === 'credit-notes') {
    const [of, number = ''] = which.split(':');
    const noted = typeOf(of);
    return noted ? openedDocumentAt(noted, number, 'credit-notes') : null;
  }
  const type = typeOf(kind);
  return type ? viewDocumentAt(type, which) : null;
};

/** The address of what a cell leads to, of its own days or, where it has none, those of its column. */
export const cellAddress = (
  { to, days }: Pick<SheetCell, 'to' | 'days'>,
  of: LinkContext,
  ofColumn?: Span | undefined,
): string | null => {
  const span = days ?? ofColumn;
  return addressOf(to, span ? { ...of, dates: '', from: span.from ?? '', to: span.to ?? '' } : of);
};
