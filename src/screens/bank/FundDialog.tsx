import { useEffect } from 'react';
import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { ask } from '../../api/client/ask.ts';
import { fundAccounts } from '../../domain/bank-money/fund.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { fundWords as words } from '../../domain/words/bank-money.ts';
import { storedRate } from '../document/stored-rate.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { Brief } from './bank-choice.tsx';
import { blankFund, type FundForm, fundProblems, typedFund } from './bank-money-form.ts';
import { FundAccountField } from './FundAccountField.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';

export interface FundDialogProps {
  direction: 'in' | 'out';
  bank: Brief;
  /** What is filled in already: a fee that a statement shows. */
  filled?: Partial<FundForm>;
  onClose: () => void;
}

/** Money put into a bank, or taken out of it, against an account. */
export function FundDialog({ direction, bank, filled, onClose }: FundDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { currency } = bank;
  const isForeign = currency !== homeCurrency;
  const card = useCardForm<FundForm>({
    noun: 'fund',
    opened: null,
    madeOf: [direction, bank.id, ...Object.values(filled ?? {})].join(' '),
    initial: { ...blankFund, account: String(fundAccounts[direction]), ...filled },
    check: (form) => fundProblems(form, currency, locale),
  });
  const { form, field, change } = card;
  const isUnrated = isForeign && form.rate === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once, when the form is opened.
  useEffect(() => {
    if (isUnrated)
      void storedRate(businessId, currency, homeCurrency).then(
        (rate) => rate && change({ rate }),
        () => {},
      );
  }, []);

  const isPlannable = isReadableAmount(form.amount) && !isUnrated;
  const typed = { movement: direction, ...typedFund(bank.id, form), confirmOverdraft: true };
  return (
    <MoneyDialog
      says={{ title: words.title[direction], lead: words.lead[direction], save: words.save[direction] }}
      card={card}
      onSave={() =>
        card.save((intentKey) =>
          ask(
            direction === 'in' ? bankMoneyCalls.addFund : bankMoneyCalls.removeFund,
            { businessId, ...typedFund(bank.id, form) },
            { intentKey },
          ),
        )
      }
      onClose={onClose}
      memo={field('memo')}
      overdraft={{
        confirmed: form.confirmOverdraft,
        onChange: (confirmOverdraft) => change({ confirmOverdraft }),
      }}
      plan={{
        typed: isPlannable ? typed : null,
        ask: () => ask(bankMoneyCalls.previewFund, { businessId, ...typed }),
      }}
    >
      <Columns>
        <MoneyField {...field('amount')} label={words.amount} currency={currency} />
        <DateField {...field('onDay')} label={words.date} hint={words.dateHint} optional />
      </Columns>
      {isForeign && (
        <NumberField
          {...field('rate')}
          label={words.rate}
          hint={words.rateHint(currency, homeCurrency)}
          unit={homeCurrency}
          form={rateForm(locale)}
        />
      )}
      <FundAccountField
        id="fund-accountId"
        problem={card.problemOf('accountId')}
        label={words.account[direction]}
        value={form.account}
        onChange={(account) => change({ account })}
      />
    </MoneyDialog>
  );
}
