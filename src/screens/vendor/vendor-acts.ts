import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { VendorView } from '../../domain/contact.ts';
import { vendorActWords } from '../../domain/words/vendor.ts';
import type { ShownActs } from '../document/allowed-acts.ts';

/** What is done about a vendor's money, beside the chart. */
export type MoneyAct = 'pay-opening' | 'opening-payments';

/** What can be paid to a vendor on their own page; what there is none of is left out. */
export const moneyActsOf = (
  { opening }: Pick<VendorView, 'opening'>,
  may: (key: PermissionKey) => boolean,
): ShownActs<MoneyAct> => ({
  allowed:
    may('vendor.addPayment') && opening && opening.homeOpen !== '0'
      ? [{ name: 'pay-opening', label: vendorActWords.payOpeningBalance }]
      : [],
  refused: [],
});
