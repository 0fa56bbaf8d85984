import * as z from 'zod/mini';
import { particulars } from '../../domain/documents/paper-law.ts';
import { all, decimal } from './values.ts';

/** The envelope of every answer a document does not fix otherwise. */
export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ status: z.literal(200), message: z.string(), data });

/** What an act answers that leaves nothing to tell but its message. */
export const nothing = envelope(z.null());

/** A stock before or after an act. */
const pool = z.object({ ...all(decimal, 'quantity value'), average: z.nullable(decimal) });

/** Posted lines and moves of a plan, shown before it is written. */
export const effects = z.object({
  status: z.array(
    z.object({ ...all(z.string(), 'kind to party'), ...all(z.nullable(z.string()), 'number from') }),
  ),
  entries: z.array(
    z.object({
      ...all(z.string(), 'onDay kind memo'),
      lines: z.array(
        z.object({
          accountId: z.number(),
          account: z.string(),
          amount: decimal,
          memo: z.nullable(z.string()),
          /** Of `accountParts`: spelled there alone, for every page has this. */
          part: z.string(),
        }),
      ),
    }),
  ),
  credit: z.array(z.object({ amount: decimal, currency: z.string() })),
  refunds: z.array(z.object({ amount: decimal, currency: z.string(), mode: z.number() })),
  /** What they are worth is null for who may not read costs. */
  stock: z.array(z.object({ name: z.string(), quantity: decimal, value: z.nullable(decimal) })),
  pools: z.array(z.object({ name: z.string(), ...all(pool, 'before after') })),
  due: z.array(z.object({ amount: decimal, ...all(z.string(), 'currency onDay') })),
  warnings: z.array(z.string()),
  /** What the law asks that is not on what is issued. */
  lacking: z.optional(z.array(z.object({ what: z.enum(particulars), ...all(z.string(), 'law country') }))),
});

/** What happened to somebody or something, in order. */
export const history = z.array(
  z.object({
    ...all(z.string(), 'act at by'),
    ...all(z.nullable(z.string()), 'from to'),
    amount: z.nullable(decimal),
    /** What became of what was paid on a document that was cancelled. */
    payments: z.optional(z.nullable(z.enum(['credit', 'refund', 'none']))),
  }),
);

/** Where a file is fetched from: good for one file and one minute, and needs no token. */
export const download = envelope(z.object(all(z.string(), 'url name')));
