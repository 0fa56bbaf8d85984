import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import type { VendorView } from '../../domain/contact/contact.ts';
import { isPositive } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { contactCounterfoilWords as words } from '../../domain/words/contacts.ts';
import { useBusiness } from '../frame/business.ts';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';
import { useLocale } from '../kit/locale.ts';

/**
 * What a vendor came to so far, at home: what was bought of them and, once that is known, what of all claims is paid and overdue, and
 * when they were paid last. Source: answers-2.md, Q12.
 */
export function useVendorFigures({ id, purchased }: Pick<VendorView, 'id' | 'purchased'>): Related[] {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { data } = useCall(vendorCalls.vendorSummary, { businessId, id });
  const money = (amount: string) => formatMoney(amount, homeCurrency, locale);
  const bought = { label: words.purchasedSoFar, value: money(purchased) };
  if (!data) return [bought];
  const { paid, overdue, lastPaidOn } = data;
  return [
    bought,
    { label: words.paidSoFar, value: money(paid) },
    ...(isPositive(overdue) ? [{ label: words.overdue, value: money(overdue) }] : []),
    ...(lastPaidOn ? [{ label: words.lastPaidOn, value: formatDay(lastPaidOn, locale) }] : []),
  ];
}
