import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { ask } from '../../api/client/ask.ts';
import { countAccount } from '../../domain/bank-money/cash-count.ts';
import { cashCountWords, fundWords as words } from '../../domain/words/bank-money.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { moneyForm, numberProblem } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { Brief } from './bank-choice.tsx';
import { FundAccountField } from './FundAccountField.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';

interface CashCountDialogProps {
  bank: Brief;
  onClose: () => void;
}

const blank = { counted: '', onDay: '', account: String(countAccount), memo: '' };

/** Cash as it was counted; what the books say differently is posted. */
export function CashCountDialog({ bank, onClose }: CashCountDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useCardForm({
    noun: 'cash-count',
    opened: null,
    madeOf: bank.id,
    initial: blank,
    check: ({ counted }) => {
      const message = numberProblem(counted, moneyForm(bank.currency, locale));
      return message ? [{ field: 'counted', message }] : [];
    },
  });
  const { form, field, change } = card;
  const typed = {
    bankId: bank.id,
    counted: form.counted || '0',
    onDay: form.onDay || undefined,
    accountId: Number(form.account),
    memo: form.memo,
  };

  return (
    <MoneyDialog
      says={cashCountWords}
      card={card}
      onSave={() =>
        card.save((intentKey) => ask(bankMoneyCalls.countCash, { businessId, ...typed }, { intentKey }))
      }
      onClose={onClose}
      memo={field('memo')}
      plan={{
        typed: form.counted === '' ? null : typed,
        ask: () => ask(bankMoneyCalls.previewCashCount, { businessId, ...typed }),
      }}
    >
      <Columns>
        <MoneyField {...field('counted')} label={cashCountWords.counted} currency={bank.currency} />
        <DateField {...field('onDay')} label={words.date} hint={words.dateHint} optional />
      </Columns>
      <FundAccountField
        id="cash-count-accountId"
        problem={card.problemOf('accountId')}
        label={cashCountWords.account}
        value={form.account}
        onChange={(account) => change({ account })}
      />
    </MoneyDialog>
  );
}
