import * as z from 'zod/mini';

/** How texts of the wire look. What one fails to match is said in words of ours. */
export const patterns = {
  id: /^[A-Za-z0-9_-]{22}$/,
  day: /^(?!0000)/,
  decimal: /^-?\d{1,14}(\.\d{1,10})?$/,
  text: /^[^\0\p{Surrogate}]*$/u,
  count: /^-?\d{1,6}$/,
} as const;

/** A row's id on the wire: a uuid v7 in 22 characters. Knowing one gives nothing. */
export const id = z.string().check(z.regex(patterns.id));

/** A calendar day in the business's zone. */
export const day = z.iso.date().check(z.regex(patterns.day));

/**
 * Exact decimal text: money, price, rate, quantity. At most 14 digits before the point and 10 after it. In a request a JSON
 * number counts as the text it is written in.
 */
export const decimal = z.string().check(z.regex(patterns.decimal));

/** Text the database can keep, which takes no null and no half of a character. */
export const text = (limit: number) => z.string().check(z.maxLength(limit), z.regex(patterns.text));

/** Several fields of one kind. */
export const all = <Schema extends z.ZodMiniType, const Name extends string>(
  schema: Schema,
  ...names: Name[]
): Record<Name, Schema> => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** A whole number in a query, where everything is text. */
export const count = z.string().check(z.regex(patterns.count));

/** A whole number in a body. */
export const whole = z.int().check(z.minimum(-999_999), z.maximum(999_999));

/** The user in a query, as the spec sends it; the session decides who it is, and another's id is refused. */
export const userId = z.optional(z.string().check(z.maxLength(64)));

/** The envelope of every answer a document does not fix otherwise. */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ status: z.literal(200), message: z.string(), data });

/** What a list is asked for. */
export const paging = { page: z.optional(count), limit: z.optional(count) };

/** Days a list is of: a period by its name, before which days that are given go. */
export const listDays = { period: z.optional(text(40)), fromdate: z.optional(day), todate: z.optional(day) };

const narrowed = {
  sortby: z.optional(text(40)),
  sortorder: z.optional(text(20)),
  searchquery: z.optional(text(200)),
};
export const listQuery = { ...paging, ...narrowed };

/** What a list that is made a file is narrowed to: all but its pages. */
export const listFile = { userid: userId, ...narrowed, ...listDays, status: z.optional(text(40)) };

/** Posted lines and moves of a plan, shown before it is written. */
export const effects = z.object({
  status: z.array(
    z.object({
      kind: z.string(),
      ...all(z.nullable(z.string()), 'number', 'from'),
      to: z.string(),
    }),
  ),
  entries: z.array(
    z.object({
      ...all(z.string(), 'onDay', 'kind', 'memo'),
      lines: z.array(
        z.object({
          accountId: z.number(),
          account: z.string(),
          amount: decimal,
          memo: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  credit: z.array(z.object({ amount: decimal, currency: z.string() })),
  refunds: z.array(z.object({ amount: decimal, currency: z.string(), mode: z.number() })),
  stock: z.array(z.object({ name: z.string(), quantity: decimal, value: decimal })),
  warnings: z.array(z.string()),
});

/** Who a document is from, or to. */
export const party = z.object({
  name: z.string(),
  ...all(z.optional(z.string()), 'email', 'address', 'phone', 'taxId'),
});

/** What happened to somebody or something, in order. */
export const history = z.array(
  z.object({
    ...all(z.string(), 'act', 'at', 'by'),
    ...all(z.nullable(z.string()), 'from', 'to'),
    amount: z.nullable(decimal),
  }),
);

/** What an act on several answers: each with what became of it. */
export const perRow = envelope(
  z.object({ rows: z.array(z.object({ id, done: z.boolean(), reason: z.nullable(z.string()) })) }),
);

/** Where a file is fetched from: good for one file and one minute, and needs no token. */
export const download = envelope(z.object(all(z.string(), 'url', 'name')));

/** A kind of document that is mailed, shared and shown by its link. */
export const sharedKind = z.enum(['invoice', 'quote', 'bill', 'order']);

/** How money moves: 1 cash, 2 bank transfer, 3 POS, 4 online, 5 mobile money. */
export const mode = z.literal([1, 2, 3, 4, 5]);

/** Several rows at once, of which each is answered for. */
export const several = z.array(id).check(z.minLength(1), z.maxLength(200));

/** What becomes of the payments of what is cancelled: its contact's credit, or the money goes back by a mode. */
export const cancelledPayments = {
  payments: z.optional(z.enum(['credit', 'refund'])),
  paymentmode: z.optional(mode),
};

/** Money that moves, beside how much of it and in which currency. */
export const movedMoney = { paymentmode: mode, date: z.optional(day), memo: z.optional(text(500)) };

/** The same where it may move at another rate than what it settles has. */
export const ratedMoney = { ExchangeRate: z.optional(z.nullable(decimal)), ...movedMoney };

/** The same where it may be told in home currency. */
export const paidMoney = { inhomecurrency: z.optional(z.boolean()), ...ratedMoney };
