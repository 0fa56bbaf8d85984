import { useCallback, useMemo } from 'react';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import { nameKey } from '../../domain/posted/last-purchases.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { lastPurchases as lastPurchasesWords } from '../../domain/words/documents.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { chosenTax } from '../kit/lines/tax-choices.ts';
import { useLocale } from '../kit/locale.ts';
import { useTaxes } from './Taxes.tsx';
import type { DocumentForm } from './use-document-form.ts';
import type { PartyTax } from './use-party-tax.ts';

/** The price an item is proposed at, and how that is said where it is picked. */
export interface LastPriced {
  price: string;
  text: string;
}

/** What was bought last from the vendor of a form: proposed where a line gets its item, never over what was typed. */
export const useLastPurchases = ({ customer, currency }: Pick<DocumentForm, 'customer' | 'currency'>) => {
  const { id } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const vendor = customer?.id ?? '';
  const { data } = useCall(
    vendorCalls.lastPurchases,
    { businessId: id, id: vendor },
    { enabled: vendor !== '' && may('vendor.view') },
  );
  const lastPrice = useCallback(
    (productId: string): LastPriced | undefined => {
      const last = data?.prices.find((one) => one.productId === productId && one.currency === currency);
      if (!last) return;
      const day = formatDay(last.onDay, locale);
      return {
        price: last.price,
        text: lastPurchasesWords.lastBought({ price: formatMoney(last.price, currency, locale), day }),
      };
    },
    [data, currency, locale],
  );
  const taxes = useTaxes('bought');
  const partyTax = useMemo((): PartyTax | undefined => {
    const tax = data?.vendorTax ? chosenTax(taxes, data.vendorTax) : undefined;
    return data?.chargesNoTax || tax ? { tax } : undefined;
  }, [data, taxes]);
  const named = useMemo(
    () =>
      data && data.named.length > 0
        ? Object.fromEntries(data.named.map((one) => [nameKey(one.name), one.accountId]))
        : undefined,
    [data],
  );
  return {
    lastPrice,
    partyTax,
    /** Whose they are, once they are known. */
    known: data ? vendor : undefined,
    account: data?.accountId ?? null,
    named,
    vendorAccount: data?.vendorAccount ?? null,
  };
};
