import * as z from 'zod/mini';
import { repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { paged, paging } from './list-wire.ts';
import { all, day, decimal, farDate, id, text } from './wire-types.ts';

const { ours } = inBusiness('businessid', '/api/Payment/');

const none = z.object({});
const refundStatus = z.enum(['Asked', 'Pending', 'Done', 'Failed', 'Unknown']);
const money = { amount: decimal, currency: z.string() };

/** What becomes of money that was paid online: refunds and disputes of an invoice, and payouts. */
export const providerMoneyCalls = {
  getOnlineMoney: ours.read(
    'get-online-money',
    'invoice.view',
    {
      payments: z.array(
        z.object({
          paymentid: id,
          provider: z.string(),
          ...money,
          refundable: decimal,
          canrefund: z.boolean(),
        }),
      ),
      refunds: z.array(
        z.object({
          refundid: id,
          provider: z.string(),
          ...money,
          askedhere: z.boolean(),
          at: z.string(),
          /** Where it stands, as its chart is asked. */
          Standing: z.object({ status: refundStatus, facts: none }),
        }),
      ),
      disputes: z.array(
        z.object({
          disputeid: id,
          provider: z.string(),
          ...money,
          reason: z.string(),
          dueat: z.nullable(z.string()),
          /** Where it stands, as its chart is asked. */
          Standing: z.object({
            status: z.enum(['Warned', 'Open', 'UnderReview', 'Won', 'Lost']),
            facts: none,
          }),
        }),
      ),
    },
    { InvoiceId: id },
  ),
  refundOnline: ours.change(
    'refund-online',
    'settings.account',
    { refundid: id, ...repeated },
    { InvoiceId: id, PaymentId: id, amount: decimal },
  ),
  listPayouts: ours.read(
    'list-payouts',
    'settings.payment',
    {
      payouts: z.array(
        z.object({
          payoutid: id,
          provider: z.string(),
          ...money,
          fees: decimal,
          arriveson: z.string(),
          ...all(z.nullable(z.string()), 'bankname obstacle'),
          isbooked: z.boolean(),
          islive: z.boolean(),
          /** Where it stands, as its chart is asked. */
          Standing: z.object({ status: z.enum(['Announced', 'Paid', 'Failed']), facts: none }),
        }),
      ),
      /** What is in the payment clearing, at home. */
      clearing: decimal,
      homecurrency: z.string(),
      ...paged,
    },
    paging,
  ),
  recordPayout: ours.change(
    'record-payout',
    'settings.payment',
    { payoutid: id, ...repeated },
    {
      amount: decimal,
      fees: z.optional(decimal),
      onday: z.optional(day),
      ...farDate,
      bankid: z.optional(id),
      provider: text(60),
    },
  ),
};
