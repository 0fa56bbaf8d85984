import type { QueryClient } from '@tanstack/react-query';
import { findCustomers } from '../../api/queries/customers.ts';
import { invoiceList } from '../../api/queries/invoices.ts';
import { findProducts } from '../../api/queries/products.ts';
import { quoteList } from '../../api/queries/quotes.ts';
import { type PermissionKey, permits } from '../../domain/access/permissions.ts';
import { formatMoney } from '../../domain/format.ts';
import * as invoiceKindWords from '../../domain/words/invoice-kind.ts';
import * as pageTitles from '../../domain/words/page-titles.ts';
import * as paletteWords from '../../domain/words/palette.ts';
import * as quoteKindWords from '../../domain/words/quote-kind.ts';
import { editItemAt, viewCustomerAt, viewDocumentAt } from '../shell/addresses.ts';
import type { CurrentBusiness } from '../shell/business.ts';
import type { Choice } from './choices.ts';

/** So many of each kind; who wants to see more opens the list. */
const SHOWN = 5;
const newest = { page: 1, status: '', dates: '', from: '', to: '', sort: 'issue_date desc' };

/** Customers and items by name, documents by number, customer or line: those the role may open. Rejects with the call's problem. */
export const findRecords = async (
  client: QueryClient,
  { id: businessId, role, homeCurrency, locale }: CurrentBusiness,
  search: string,
): Promise<Choice[]> => {
  const may = (key: PermissionKey) => permits(role, key);
  const sales = async (): Promise<Choice[]> => {
    const { rows } = await client.fetchQuery(invoiceList(businessId, { ...newest, type: '', search }));
    return rows
      .filter((row) => may(`${row.subtype}.view`))
      .map((row) => ({
        id: row.id,
        group: invoiceKindWords.sales,
        label: row.number ?? invoiceKindWords.draft,
        detail: [row.customer, formatMoney(row.total, row.currency, locale)].filter(Boolean).join(' · '),
        leads: viewDocumentAt(row.subtype, row.number ?? row.id),
      }));
  };
  const quotes = async (): Promise<Choice[]> => {
    const { rows } = await client.fetchQuery(quoteList(businessId, { ...newest, search }));
    return rows.map((row) => ({
      id: row.id,
      group: quoteKindWords.listTitle,
      label: row.number ?? '',
      detail: [row.customer, formatMoney(row.total, row.currency, locale)].filter(Boolean).join(' · '),
      leads: viewDocumentAt('quote', row.id),
    }));
  };
  const customers = async (): Promise<Choice[]> =>
    (await findCustomers(businessId, search)).map(({ id, name, email }) => ({
      id,
      group: pageTitles.customers,
      label: name,
      detail: email,
      leads: viewCustomerAt(id),
    }));
  const items = async (): Promise<Choice[]> =>
    (await findProducts(businessId, search, SHOWN)).map(({ id, name, price }) => ({
      id,
      group: paletteWords.items,
      label: name,
      detail: formatMoney(price, homeCurrency, locale),
      leads: editItemAt(id),
    }));

  const found = await Promise.all([
    may('customer.list') && may('customer.view') ? customers() : [],
    may('inventory.list') && may('inventory.edit') ? items() : [],
    may('invoice.list') ? sales() : [],
    may('quote.list') && may('quote.view') ? quotes() : [],
  ]);
  return found.flatMap((choices) => choices.slice(0, SHOWN));
};
