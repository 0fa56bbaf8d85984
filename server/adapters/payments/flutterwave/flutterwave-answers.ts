import * as z from 'zod/mini';

/** What Flutterwave's API v3 answers, as far as it is read. Source: Flutterwave, "API reference" v3. */

const text = z.string().check(z.maxLength(300));
const envelope = <Shape extends z.ZodMiniType>(data: Shape) =>
  z.object({ status: z.literal('success'), data });

export const no = z.object({ message: text });
export const banks = envelope(z.array(z.object({ code: text, name: text })));
export const resolved = envelope(z.object({ account_name: text }));
export const subAccount = envelope(
  z.object({ subaccount_id: text, full_name: z.optional(z.nullable(text)) }),
);
export const opened = envelope(z.object({ link: z.string() }));

/** What was sent along when the page was opened; what the bank adds isn't read. */
const meta = z.optional(z.nullable(z.object({ subaccount: z.optional(text) })));

const payment = z.object({
  id: z.number(),
  tx_ref: text,
  status: text,
  amount: z.number(),
  currency: text,
  meta,
});
export type Transaction = z.infer<typeof payment>;
export const transaction = envelope(payment);
export const transactions = envelope(z.array(payment));

/** Amounts are in whole units, as numbers, and in some answers as text. */
const units = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,14}(\.\d{1,8})?$/))]);
const maybe = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(z.nullable(shape));
const named = z.union([z.number(), text]);

const refund = z.object({
  id: named,
  /** What it gives back: the one name in the answer to asking, the other in lists. */
  tx_id: maybe(named),
  transaction_id: maybe(named),
  amount_refunded: units,
  status: text,
  comment: maybe(text),
});
export type Refund = z.infer<typeof refund>;
export const refunded = envelope(refund);
export const refunds = envelope(z.array(refund));

const chargeback = z.object({
  id: named,
  transaction_id: named,
  amount: units,
  status: text,
  comment: maybe(text),
  due_date: maybe(text),
  meta: maybe(z.object({ history: maybe(z.array(z.object({ source: maybe(text) }))) })),
});
export type Chargeback = z.infer<typeof chargeback>;
export const chargebacks = envelope(z.array(chargeback));

const settlement = z.object({
  id: named,
  status: text,
  currency: text,
  gross_amount: units,
  app_fee: units,
  merchant_fee: units,
  net_amount: units,
  refund: maybe(units),
  chargeback: maybe(units),
  stampduty_charge: maybe(units),
  due_date: maybe(text),
  processed_date: maybe(text),
});
export type Settlement = z.infer<typeof settlement>;
export const settlements = z.object({
  status: z.literal('success'),
  meta: maybe(z.object({ page_info: maybe(z.object({ total_pages: maybe(z.number()) })) })),
  data: z.array(settlement),
});
/** The payments of a settlement, each with what was kept of it. */
const settled = z.object({
  id: named,
  charged_amount: units,
  app_fee: maybe(units),
  merchant_fee: maybe(units),
  stampduty_charge: maybe(units),
});
export const settlementParts = envelope(z.object({ transactions: maybe(z.array(settled)) }));
export type SettledPayment = z.infer<typeof settled>;

export const event = z.object({
  event: z.string().check(z.regex(/^[a-z_.-]{3,60}$/)),
  // A refund names its payment by its id, in a spelling of its own.
  data: z.object({ tx_ref: maybe(text), TransactionId: maybe(named), transaction_id: maybe(named) }),
  meta_data: meta,
});
