import * as z from 'zod/mini';

/** What Flutterwave's API v3 answers, as far as it is read. Source: Flutterwave, "API reference" v3. */

const text = z.string().check(z.maxLength(300));
const said = <Shape extends z.ZodMiniType>(data: Shape) => z.object({ status: z.literal('success'), data });

export const no = z.object({ message: text });
export const banks = said(z.array(z.object({ code: text, name: text })));
export const resolved = said(z.object({ account_name: text }));
export const subAccount = said(z.object({ subaccount_id: text, full_name: z.optional(z.nullable(text)) }));
export const opened = said(z.object({ link: z.string() }));

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
export const transaction = said(payment);
export const transactions = said(z.array(payment));

export const event = z.object({
  event: z.string().check(z.regex(/^[a-z_.-]{3,60}$/)),
  data: z.object({ tx_ref: z.optional(z.nullable(text)) }),
  meta_data: meta,
});
