import type { InvoiceMoney, PayoutPage } from '../../domain/provider-money/view.ts';
import { send } from '../client/client.ts';
import { providerMoneyCalls as calls } from '../contract/provider-money.ts';
import { invoiceMoneyFromWire, payoutPageFromWire } from '../wire/provider-money.ts';
import type { Asks } from './asks.ts';

const key = 'provider-money';

/** What became of money paid online for an invoice. */
export const invoiceMoney = (businessid: string, InvoiceId: string): Asks<InvoiceMoney> => ({
  queryKey: [key, businessid, InvoiceId],
  queryFn: async ({ signal }) =>
    invoiceMoneyFromWire(
      (await send(calls.getOnlineMoney, { signal, query: { businessid, InvoiceId } })).data,
    ),
});

/** A page of payouts, and what is in the payment clearing. */
export const payoutPage = (businessid: string, page: number): Asks<PayoutPage> => ({
  queryKey: [key, businessid, 'payouts', page],
  queryFn: async ({ signal }) =>
    payoutPageFromWire(
      (await send(calls.listPayouts, { signal, query: { businessid, page: String(page) } })).data,
    ),
});
