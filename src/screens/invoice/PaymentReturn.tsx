import { useCallback } from 'react';
import { invoiceList as invoiceListWords } from '../../domain/words/invoices.ts';
import { usePaymentReturn } from '../document/payment-return.ts';
import { documentListAt } from '../frame/addresses.ts';
import { useRefreshAll } from '../frame/use-refresh.ts';

/** Where one comes back to from a payment page: the sales, as the spec says. */
export const paymentReturns = { successUrl: '/sales?payment=made', cancelUrl: '/sales?payment=left' };

const words: Readonly<Record<string, string>> = {
  made: invoiceListWords.paymentMade,
  left: invoiceListWords.paymentLeft,
};

/** How long the provider's word usually takes to arrive. */
const wordMs = 2_000;

/** Says how one came back from a payment page, and looks again once the provider has had time to tell of it. */
export function PaymentReturn() {
  const refresh = useRefreshAll();
  const onReturn = useCallback(
    (came: string) => {
      if (came === 'made') setTimeout(() => void refresh(), wordMs);
    },
    [refresh],
  );
  usePaymentReturn({ words, place: 'sales', back: documentListAt('invoice'), onReturn });
  return null;
}
