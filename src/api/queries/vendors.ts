import type { VendorRow, VendorView } from '../../domain/contact.ts';
import type { LastPurchases } from '../../domain/posted/last-purchases.ts';
import { send } from '../client/client.ts';
import { vendorCalls } from '../contract/vendor.ts';
import { lastPriceWire, vendorFromWire, vendorRowFromWire } from '../wire/vendor.ts';
import type { Asks } from './asks.ts';
import { sentPick } from './contact-list.ts';

/** What every query of vendors begins with. */
export const vendorsKey = (businessId: string) => ['vendors', businessId] as const;

export const vendorView = (businessid: string, vendorid: string): Asks<VendorView> => ({
  queryKey: [...vendorsKey(businessid), 'one', vendorid],
  queryFn: async ({ signal }) =>
    vendorFromWire((await send(vendorCalls.getVendor, { signal, query: { businessid, vendorid } })).data),
});

/** Vendors whose name, email or phone holds the text, for pickers. */
export const findVendors = async (businessid: string, search: string): Promise<VendorRow[]> =>
  (
    await send(vendorCalls.listVendors, {
      query: {
        businessid,
        ...sentPick(search),
        status: 'all',
      },
    })
  ).Vendors.map(vendorRowFromWire);

/** What a vendor's items cost last, and the account of their last line without one. */
export const lastPurchases = (businessid: string, vendorid: string): Asks<LastPurchases> => ({
  queryKey: [...vendorsKey(businessid), 'last purchases', vendorid],
  queryFn: async ({ signal }) => {
    const { data } = await send(vendorCalls.lastPurchases, { signal, query: { businessid, vendorid } });
    return {
      prices: data.prices.map(lastPriceWire.fromWire),
      accountId: data.TAccountId,
      vendorAccount: data.DefaultTAccountId,
      named: data.accounts.map(({ ProductName: name, TAccountId: accountId }) => ({ name, accountId })),
    };
  },
});
