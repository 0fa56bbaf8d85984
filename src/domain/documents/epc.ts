import { compare, fixed, isPositive } from '../money.ts';
import { kindSpec } from './kinds.ts';
import type { PrintableDocument } from './printable.ts';

const longest = { holder: 70, text: 140 } as const;
const most = '999999999.99';

/** What a scanner reads as one field: a line break would begin the next one. */
const field = (text: string, limit: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, limit).join('');

type PayableDocument = Pick<
  PrintableDocument,
  'kind' | 'status' | 'number' | 'currency' | 'owed' | 'from' | 'details'
>;

/**
 * What the QR code of a euro transfer holds: who is paid into which account, how much and for what; banking apps fill in a
 * transfer with it. Null where none can be asked for: not in euros, no IBAN, not issued, nothing owed or too much.
 * Source: European Payments Council, EPC069-12, version 002; answers.md, "Paper, mail and public pages".
 */
export const epcPayload = ({
  kind,
  status,
  number,
  currency,
  owed,
  from,
  details,
}: PayableDocument): string | null => {
  const { bank } = details;
  if (!bank?.iban || currency !== 'EUR' || number === null) return null;
  if (kindSpec(kind).statuses.gone.includes(status)) return null;
  if (!isPositive(owed) || compare(owed, most) > 0) return null;
  return [
    'BCD',
    '002',
    // UTF-8
    '1',
    'SCT',
    bank.swiftCode,
    field(bank.accountName || from.name, longest.holder),
    bank.iban,
    `EUR${fixed(owed, 2)}`,
    // No purpose, and a text rather than a structured reference.
    '',
    '',
    field(number, longest.text),
  ].join('\n');
};
