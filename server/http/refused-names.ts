import type { Call } from '../../src/api/contract/call.ts';
import { moneyWire } from '../../src/api/wire/money.ts';
import { Refused } from '../store/tx.ts';

/** The rate of a document or of money received: every call but those that keep rates has the spec's name for it. */
const sentNames: Readonly<Record<string, string>> = { rate: moneyWire.table.rate };

const isOwn = ({ query, body }: Call, field: string): boolean =>
  [query, body].some((schema) => schema && Object.hasOwn(schema.shape, field));

/** A refusal whose fields are called as the call calls them, where ours have another name on the wire. */
export const namedAsSent = (call: Call, error: unknown): unknown => {
  if (!(error instanceof Refused) || !error.refusal.fields) return error;
  const fields = error.refusal.fields.map(({ field, ...fault }) => ({
    ...fault,
    field: isOwn(call, field) ? field : (sentNames[field] ?? field),
  }));
  return new Refused({ ...error.refusal, fields });
};
