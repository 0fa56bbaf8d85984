import type { SideName } from '../books/side-names.ts';
import { counted } from './counted.ts';
import type { Values } from './values.ts';

/** What is asked before documents of several contacts are paid. */
interface PaySeveralWords {
  lead: string;
  paymentOf: (values: Values<'party' | 'total'>) => string;
  rateHint: (values: Values<'currency'>) => string;
}

/** What is said of it on a side of the books. */
export const paySeveralWords: Readonly<Record<SideName, PaySeveralWords>> = {
  receivable: {
    lead: 'One payment is recorded per customer and currency. Each invoice is paid in full.',
    paymentOf: ({ party, total }) => `${total} from ${party}`,
    rateHint: ({ currency }) =>
      `What 1 ${currency} was worth; if empty, the rate of each payment’s first invoice`,
  },
  payable: {
    lead: 'One payment is recorded per vendor and currency. Each bill is paid in full.',
    paymentOf: ({ party, total }) => `${total} to ${party}`,
    rateHint: ({ currency }) => `What 1 ${currency} cost; if empty, the rate of each payment’s first bill`,
  },
};

export const title = 'Record payments';
export const record = ({ count }: { count: number }) => `Record ${counted(count, 'payment', 'payments')}`;
export const inCurrency = ({ currency }: Values<'currency'>) => `In ${currency}`;
export const refused = ({ reason }: Values<'reason'>) => `This one can’t be paid: ${reason}`;
export const done = 'Payments recorded.';
