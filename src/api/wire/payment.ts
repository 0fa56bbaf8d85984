import { renaming } from './rename.ts';

/** How money is received or paid back, both ways, whatever it settles. What names that differs from call to call. */
export const paymentWire = renaming({
  amount: 'amount',
  shares: 'payments',
  inHome: 'inhomecurrency',
  rate: 'ExchangeRate',
  mode: 'paymentmode',
  onDay: 'date',
  memo: 'memo',
});
