import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { heldPaymentCalls } from '../contract/payment-session.ts';

/** A payment far above what was asked, which nobody booked yet. */
export type HeldPaymentView = Pick<
  AnswerOf<typeof heldPaymentCalls.getHeld>['data'][number],
  'id' | 'amount' | 'currency' | 'asked'
>;

/** Payments of an invoice that wait for a decision. */
export const heldPayments = (businessid: string, InvoiceId: string) =>
  queryOptions({
    queryKey: ['held-payments', businessid, InvoiceId] as const,
    queryFn: async ({ signal }) =>
      (await send(heldPaymentCalls.getHeld, { signal, query: { businessid, InvoiceId } })).data,
  });
