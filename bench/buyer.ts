import { saveContact } from '../server/commands/save-contact.ts';
import type { Database } from '../server/store/database/database.ts';
import { withBusiness } from '../server/store/database/tx.ts';
import { defaultLocation } from '../server/store/stock/stock.ts';
import { payable } from '../src/domain/books/side.ts';
import { blankVendor } from '../src/domain/contact/contact.ts';
import { given } from '../tests/support/given.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';

/** A business somebody is signed in to, with a vendor, five counted products and where they are kept. Ids are uuids. */
export interface OpenBuyer extends OpenBusiness {
  vendor: string;
  goods: string[];
  location: string;
}

/** Opens a business that buys. */
export const openBuyer = async (database: Database, name: string): Promise<OpenBuyer> => {
  const business = await openBusiness(database, name);
  const { shop } = business;
  const { id: vendor } = await saveContact(shop, payable, { ...blankVendor, name: 'Vendor 1' }, null);
  const goods: string[] = [];
  for (let n = 1; n <= 5; n += 1)
    goods.push(await given.product(shop, { name: `Good ${n}`, price: String(20 * n), tracked: true }));
  const location = await withBusiness(shop, 'read', defaultLocation);
  return { ...business, vendor, goods, location };
};
