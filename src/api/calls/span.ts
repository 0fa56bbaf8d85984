import type * as z from 'zod/mini';
import type { Span } from '../../domain/values/period.ts';
import type { Call } from '../wire/call.ts';
import type { Declared } from './call.ts';
import { day, type Ids, nullable, optional, typedText } from './field.ts';

/** Days of figures: a period by its name, or days of one's own. */
export const figureDays = {
  period: optional(typedText('sortby', 40)),
  from: optional(day('fromdate')),
  to: optional(day('todate')),
};

/** The days figures are of, as answered; without ends, all there are. */
export const spanned = { from: nullable(day('fromdate')), to: nullable(day('todate')) };

/** A read of what the documents of some days come to. */
export type SumsRead<Sums extends Span> = Declared<
  Call,
  typeof figureDays,
  {
    schema: z.ZodMiniType;
    toWire: (ours: never, ids: Ids) => unknown;
    fromWire: (wire: never, ids: Ids) => Sums;
  }
>;
