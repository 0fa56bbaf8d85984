import type * as z from 'zod/mini';
import type { Call } from '../../../src/api/wire/call.ts';
import { invalid, type Refusal } from '../../../src/domain/values/refusal.ts';
import { requestFaults } from '../../../src/domain/words/requests.ts';
import { isFields, partsOf } from './sent-parts.ts';

/**
 * The refusal of a date that is sent to a call of ours which takes none, or null: dropped, what was meant for a past day would be posted
 * today in silence. What says nothing may come under any name.
 */
export const unknownDateRefusal = (call: Call, schema: z.ZodMiniType, sent: unknown): Refusal | null => {
  if (!call.ours || !isFields(sent)) return null;
  const known = [...Object.keys(partsOf(schema).shape ?? {}), ...Object.values(call.spelt ?? {}).flat()];
  const name = Object.keys(sent).find(
    (one) => /^date$/i.test(one) && !known.includes(one) && sent[one] !== null && sent[one] !== '',
  );
  return name === undefined ? null : invalid(name, requestFaults.unknownDate);
};
