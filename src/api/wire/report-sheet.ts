import * as z from 'zod/mini';
import { all, day } from './values.ts';

const span = z.object(all(z.nullable(day), 'from to'));
const value = z.nullable(z.string());
const own = z.optional(z.object(all(z.string(), 'amount currency')));
const days = z.optional(span);
/** Whether a change is good: more income, or less expense. */
const good = z.optional(z.boolean());
const cells = z.array(z.object({ value, own, good, to: z.optional(z.string()), days }));
const total = z.object({ label: z.string(), cells });

/**
 * What a report says, in values: the same for every report. `to` names what a cell leads to, as `account:12`, of its `days` or
 * those of its column; `value` is at home.
 */
export const reportSheet = z.object({
  title: z.string(),
  days: span,
  comparedWith: z.nullable(span),
  ...all(z.string(), 'currency rowTitle'),
  columns: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(['text', 'day', 'minute', 'money', 'own-money', 'amount', 'number', 'percent']),
      place: z.enum(['head', 'lead', 'under', 'own']),
      ...all(z.optional(z.literal(true)), 'blank tight labelled'),
      days,
    }),
  ),
  /** What its rows come to are rows of a file, too. */
  leveled: z.optional(z.literal(true)),
  groups: z.array(
    z.object({ rows: z.array(cells), total: z.optional(total), expected: z.optional(z.literal(true)) }),
  ),
  totals: z.nullable(total),
  /** What proves it: a figure from another source, and by how much the report says more. */
  controls: z.array(z.object({ ...all(z.string(), 'label value difference'), to: z.optional(z.string()) })),
  /** What in it asks to be put right, and what does that. */
  hints: z.optional(z.array(z.object({ text: z.string(), act: z.object(all(z.string(), 'label to')) }))),
  figures: z.array(
    z.object({
      kind: z.enum(['money', 'number']),
      ...all(z.string(), 'label value'),
      ...all(value, 'before change'),
      edge: z.optional(z.object({ at: z.enum(['before', 'after']), day })),
      blank: z.optional(z.literal(true)),
    }),
  ),
  /** Of the audit trail, where its days are locked. */
  checkpoint: z.optional(z.object({ number: z.number(), hash: z.string(), day })),
  empty: z.string(),
});
