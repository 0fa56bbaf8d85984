import type { Call } from '../../../src/api/wire/call.ts';
import { Refused } from '../../store/database/tx.ts';

/** The rate of a document or of money received: every call but those that keep rates has the spec's name for it. */
const everywhere: Readonly<Record<string, string>> = { rate: 'ExchangeRate' };

/** The names on the forms of purchases and payments, where our field has no name of ours. */
const onForms: readonly Readonly<Record<string, string>>[] = [
  // Transfers as they are typed, what arrived of them, and why stock is changed by hand.
  {
    sourceId: 'sourceLocationData',
    destinationId: 'destinationLocationData',
    onDay: 'dateOfTransfer',
    lines: 'stockTransferItems',
  },
  { arrivedOn: 'arrivalDate', cause: 'reason', lines: 'arrived' },
  {
    discount: 'takediscount',
    bankId: 'BankId',
    bankCharge: 'BankCharge',
    earlyPercent: 'EarlyPaymentPercent',
    earlyDays: 'EarlyPaymentDays',
    attachments: 'Attachments',
  },
];

const isOwn = ({ query, body }: Call, field: string): boolean =>
  [query, body].some((schema) => schema && Object.hasOwn(schema.shape, field));

/** What the call calls a field of ours: the same where it has one of that name, else as the first form that it takes. */
const nameIn = (call: Call, field: string): string => {
  if (isOwn(call, field)) return field;
  const ofForm = onForms.map((names) => names[field]).find((name) => name !== undefined && isOwn(call, name));
  return ofForm ?? everywhere[field] ?? field;
};

/** A refusal whose fields are called as the call calls them, where ours have another name on the wire. */
export const withRawNames = (call: Call, error: unknown): unknown => {
  if (!(error instanceof Refused) || !error.refusal.fields) return error;
  const fields = error.refusal.fields.map(({ field, ...fault }) => ({
    ...fault,
    field: nameIn(call, field),
  }));
  return new Refused({ ...error.refusal, fields });
};
