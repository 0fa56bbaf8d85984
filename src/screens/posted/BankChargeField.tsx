import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import { bankCharge as words } from '../../domain/words/payments.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';

interface BankChargeFieldProps {
  id: string;
  problem: string | undefined;
  mode: PaymentMode;
  /** The currency the money moves in. */
  currency: string;
  value: string;
  onChange: (bankCharge: string) => void;
}

/** What the bank takes for a payment beside it; nothing for cash. */
export function BankChargeField({ mode, ...field }: BankChargeFieldProps) {
  return mode === 1 ? null : <MoneyField {...field} label={words.bankCharge} optional hint={words.hint} />;
}
