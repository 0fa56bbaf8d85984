import * as z from 'zod/mini';

/** What PayPal answers, as far as it is read. Source: PayPal, "Orders API v2", "Partner Referrals API" and "Webhooks". */

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

const capture = z.object({
  id: text,
  status: text,
  amount: z.object({ currency_code: text, value: z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)) }),
});
export type Capture = z.infer<typeof capture>;

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
/** What taking a payment answers: how the order is then is asked once more. */
export const captured = z.object({ id: text });

const payee = maybe(z.object({ merchant_id: maybe(text) }));
export const event = z.object({
  id: z.string().check(z.regex(/^WH-[\w-]{4,80}$/)),
  event_type: z.string().check(z.regex(/^[A-Z.-]{3,80}$/)),
  resource: z.object({
    ...{ id: maybe(text), order_id: maybe(text), merchant_id: maybe(text), tracking_id: maybe(text), payee },
    purchase_units: list(z.object({ payee })),
    supplementary_data: maybe(z.object({ related_ids: maybe(z.object({ order_id: maybe(text) })) })),
  }),
});
