import type { GoodsChoice, PaymentsChoice } from '../../domain/documents/credit-note.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { cancelDocument as words } from '../../domain/words/posted.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { wordsOfKind } from './posted-words.ts';

interface PaymentsQuestionProps {
  kind: DocumentKind;
  /** The money in words: "$50.00". */
  paid: string;
  value: PaymentsChoice;
  onChange: (value: PaymentsChoice) => void;
}

/** What becomes of the payments of what is cancelled. */
export const PaymentsQuestion = ({ kind, paid, value, onChange }: PaymentsQuestionProps) => (
  <ChoiceField
    label={words.paymentsQuestion({ paid })}
    value={value}
    onChange={(picked) => onChange(picked as PaymentsChoice)}
    choices={[
      {
        value: 'credit',
        label: wordsOfKind(kind).keepPaid({ paid }),
        meaning: wordsOfKind(kind).keepPaidMeans,
      },
      {
        value: 'refund',
        label: wordsOfKind(kind).refund({ paid }),
        meaning: wordsOfKind(kind).refundMeans,
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
    label={words.goodsQuestion}
    value={value}
    onChange={(picked) => onChange(picked as GoodsChoice)}
    choices={[
      {
        value: 'back',
        label: words.goodsBack,
        meaning: words.goodsBackMeans,
      },
      {
        value: 'kept',
        label: words.goodsKept,
        meaning: words.goodsKeptMeans,
      },
    ]}
  />
);
