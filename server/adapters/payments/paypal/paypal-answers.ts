import * as z from 'zod/mini';

/**
 * What PayPal answers, as far as it is read. Source: PayPal, "Orders API v2", "Payments API v2", "Disputes API v1", "Partner Referrals API"
 * and "Webhooks".
 */

const text = z.string().check(z.maxLength(300));
const maybe = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(z.nullable(shape));
const list = <Shape extends z.ZodMiniType>(shape: Shape) => maybe(z.array(shape));
const links = list(z.object({ rel: text, href: z.string() }));

export const no = z.object({
  name: maybe(text),
  message: maybe(text),
  error_description: maybe(text),
  details: list(z.object({ issue: maybe(text), description: maybe(text) })),
});
export const token = z.object({ access_token: z.string(), expires_in: z.number() });
export const referral = z.object({ links });
export const integration = z.object({ merchant_id: text, tracking_id: maybe(text) });
export const merchant = z.object({
  merchant_id: text,
  legal_name: maybe(text),
  display_name: maybe(text),
  primary_email_confirmed: maybe(z.boolean()),
  payments_receivable: maybe(z.boolean()),
  oauth_integrations: list(z.object({})),
});

const money = z.object({
  currency_code: text,
  value: z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)),
});
const capture = z.object({ id: text, status: text, amount: money });

export const order = z.object({
  id: text,
  status: text,
  update_time: maybe(text),
  links,
  purchase_units: list(
    z.object({
      payee: maybe(z.object({ merchant_id: maybe(text) })),
      payments: maybe(z.object({ captures: list(capture) })),
    }),
  ),
});
export type Order = z.infer<typeof order>;
/** A refund; the link "up" leads to what it gives back. */
export const refund = z.object({ id: text, status: text, amount: money, custom_id: maybe(text), links });
export type Refund = z.infer<typeof refund>;
/** The refunds of an order, beside whose it is. */
export const refunded = z.object({
  purchase_units: list(
    z.object({
      payee: maybe(z.object({ merchant_id: maybe(text) })),
      payments: maybe(z.object({ refunds: list(refund) })),
    }),
  ),
});
/** A payment that was taken, and the order it was taken for. */
export const payment = z.object({
  supplementary_data: maybe(z.object({ related_ids: maybe(z.object({ order_id: maybe(text) })) })),
  links,
});

const movement = z.object({
  affected_party: maybe(text),
  /** The same under its newer name. */
  party: maybe(text),
  amount: maybe(money),
  type: maybe(text),
  reason: maybe(text),
});
export type Movement = z.infer<typeof movement>;
export const disputes = z.object({ items: list(z.object({ dispute_id: text })) });
export const dispute = z.object({
  dispute_id: text,
  disputed_transactions: list(
    z.object({
      seller_transaction_id: maybe(text),
      seller: maybe(z.object({ merchant_id: maybe(text) })),
    }),
  ),
  reason: maybe(text),
  status: text,
  dispute_amount: money,
  dispute_outcome: maybe(z.object({ outcome_code: maybe(text) })),
  dispute_life_cycle_stage: maybe(text),
  seller_response_due_date: maybe(text),
  money_movements: list(movement),
  fund_movements: list(movement),
});
export type Dispute = z.infer<typeof dispute>;

/** What taking a payment answers: how the order is then is asked once more. */
export const captured = z.object({ id: text });

const payee = maybe(z.object({ merchant_id: maybe(text) }));
export const event = z.object({
  id: z.string().check(z.regex(/^WH-[\w-]{4,80}$/)),
  event_type: z.string().check(z.regex(/^[A-Z.-]{3,80}$/)),
  resource: z.object({
    id: maybe(text),
    order_id: maybe(text),
    merchant_id: maybe(text),
    tracking_id: maybe(text),
    payee,
    // A refund names the business as who pays, and its payment by a link; a dispute names both by its transactions.
    payer: payee,
    links,
    disputed_transactions: dispute.shape.disputed_transactions,
    purchase_units: list(z.object({ payee })),
    supplementary_data: maybe(z.object({ related_ids: maybe(z.object({ order_id: maybe(text) })) })),
  }),
});
