import type { FlutterwaveStatus } from './flutterwave-sandbox.lifecycle.ts';

/** A customer's try to pay, as the sandbox keeps it: each has an id of its own. */
export interface Try {
  id: number;
  status: FlutterwaveStatus<'payment'>;
}

/** A payment of the sandbox's, in memory. Several tries may be made under its reference. */
export interface Payment {
  page: string;
  reference: string;
  account: string;
  amount: number;
  currency: string;
  purpose: string;
  back: string;
  meta: { subaccount?: string };
  tries: Try[];
}

export const banks: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> = {
  NG: [
    ['044', 'Access Bank'],
    ['058', 'GTBank Plc'],
    ['033', 'United Bank for Africa'],
    ['057', 'Zenith Bank'],
  ],
  GH: [['GH130100', 'Ecobank Ghana']],
  KE: [['68', 'Equity Bank']],
  ZA: [['632005', 'Absa Bank']],
  UG: [['040147', 'Stanbic Bank Uganda']],
  TZ: [['TZ060003', 'CRDB Bank']],
};
const owners = ['ADA LOVELACE OKAFOR', 'UMBRELLA WORKS LIMITED', 'KWAME MENSAH'];

/** Whose an account is. Only those of Nigeria are known, and nobody has one that begins with two zeros. */
export const ownerOf = (code: string, number: string): string | null =>
  banks.NG!.some(([one]) => one === code) && !number.startsWith('00')
    ? owners[Number(number.at(-1)) % owners.length]!
    : null;

export const takes: ReadonlySet<string> = new Set([
  'NGN',
  'GHS',
  'ZAR',
  'KES',
  'USD',
  'EUR',
  'GBP',
  'UGX',
  'TZS',
]);

/** A try in the provider's words. */
export const paymentObject = ({ reference, amount, currency, meta }: Payment, { id, status }: Try) => ({
  id,
  tx_ref: reference,
  flw_ref: `FLW-MOCK-${id}`,
  amount,
  currency,
  charged_amount: amount,
  status,
  payment_type: 'card',
  processor_response: status === 'failed' ? 'Declined' : 'Approved',
  meta,
});
