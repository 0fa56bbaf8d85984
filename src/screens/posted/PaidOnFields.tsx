import type { Day } from '../../domain/day.ts';
import { recordPayment as words } from '../../domain/words/payments.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';

interface Typed {
  value: string;
  onChange: (value: string) => void;
}

interface PaidOnFieldsProps {
  /** Empty for today. */
  onDay: Typed & { id: string; problem: string | undefined };
  memo: Typed;
  /** Undefined until it is known. */
  today: Day | undefined;
}

/** The day a payment over several documents was made, today until another is typed, and what tells it from others. */
export const PaidOnFields = ({ onDay, memo, today = '' }: PaidOnFieldsProps) => (
  <>
    <DateField {...onDay} label={words.paidOn} value={onDay.value || today} max={today} />
    <TextField {...memo} label={words.reference} optional maxLength={500} />
  </>
);
