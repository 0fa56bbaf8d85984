import type { GoodsChoice, PaymentsChoice } from '../../domain/invoice/cancel.ts';
import { ChoiceField } from '../kit/ChoiceField.tsx';

interface PaymentsQuestionProps {
  /** The money in words: "$ 50.00". */
  paid: string;
  value: PaymentsChoice;
  onChange: (value: PaymentsChoice) => void;
}

/** What becomes of the payments of what is cancelled. */
export const PaymentsQuestion = ({ paid, value, onChange }: PaymentsQuestionProps) => (
  <ChoiceField
    label={`${paid} has been paid. What becomes of it?`}
    value={value}
    onChange={(picked) => onChange(picked as PaymentsChoice)}
    choices={[
      {
        value: 'credit',
        label: `Keep ${paid} as credit`,
        meaning: 'It can be applied to another invoice or paid back later.',
      },
      {
        value: 'refund',
        label: `Refund ${paid}`,
        meaning: 'The money goes back today, the way it came.',
      },
    ]}
  />
);

interface GoodsQuestionProps {
  value: GoodsChoice;
  onChange: (value: GoodsChoice) => void;
}

/** Whether the goods that left with it are in stock again. */
export const GoodsQuestion = ({ value, onChange }: GoodsQuestionProps) => (
  <ChoiceField
    label="Did the goods come back?"
    value={value}
    onChange={(picked) => onChange(picked as GoodsChoice)}
    choices={[
      {
        value: 'back',
        label: 'Yes, they are back',
        meaning: 'They are in stock again, at the cost they left with.',
      },
      {
        value: 'kept',
        label: 'No',
        meaning: 'Stock stays as it is, and their cost stays in the books.',
      },
    ]}
  />
);
