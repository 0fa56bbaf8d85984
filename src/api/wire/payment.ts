import { reachesBank } from '../../domain/books/payment-mode.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import { renaming } from './rename.ts';

/** How money is received or paid back, both ways, whatever it settles. What names that differs from call to call. */
export const paymentWire = renaming({
  amount: 'amount',
  shares: 'payments',
  inHome: 'inhomecurrency',
  discount: 'takediscount',
  taxRelief: 'taxrelief',
  rate: 'ExchangeRate',
  mode: 'paymentmode',
  bankId: 'BankId',
  bankCharge: 'BankCharge',
  onDay: 'date',
  memo: 'memo',
});

/** What settles or settled a claim, as it is answered. */
export const settlementWire = renaming({
  id: 'id',
  kind: 'kind',
  amount: 'amount',
  homeAmount: 'homeamount',
  received: 'received',
  mode: 'mode',
  bank: 'bank',
  bankCharge: 'bankcharge',
  onDay: 'date',
  memo: 'memo',
  surplus: 'surplus',
  live: 'live',
});

/** The bank that is sent: the one that was chosen, where the mode reaches a bank. */
export const sentBank = ({ mode, bankId }: Pick<PaymentDraft, 'mode' | 'bankId'>): string | null =>
  reachesBank(mode) && bankId !== '' ? bankId : null;
