import { idToWire } from '../../src/api/wire/id.ts';
import { vendorWire } from '../../src/api/wire/vendor.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { ContactWithTotals, listContacts } from '../reports/contact-list.ts';
import type { ContactView } from '../reports/contact-view.ts';
import { rowOf, viewOf } from './contact.answers.ts';

/** One row of the list. */
const vendorRowOf = (vendor: ContactWithTotals<'vendor'>) => ({
  ...vendorWire.toWire(vendor),
  ...rowOf(vendor),
  VendorMasterId: idToWire(vendor.id),
  TotalPurchases: vendor.billed,
  TotalOwed: vendor.outstanding,
  Advance: vendor.credit,
});

/** A page of the list. */
export const vendorListOf = (
  { rows, page, total }: Awaited<ReturnType<typeof listContacts<'vendor'>>>,
  limit: number,
) => ({ Vendors: rows.map(vendorRowOf), currentpage: page, total, pagetotal: pagesOf(total, limit) });

/** A vendor with all their page shows beside the lists. */
export const vendorViewOf = (vendor: ContactView<'vendor'>, today: string) => ({
  ...vendorRowOf(vendor),
  ...viewOf(vendor, today),
});
