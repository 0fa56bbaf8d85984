import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { ask } from '../../api/client/ask.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { fundWords, bankTransferWords as words } from '../../domain/words/bank-money.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { Brief } from './bank-choice.tsx';
import { blankTransfer, type TransferForm, transferProblems, typedTransfer } from './bank-money-form.ts';
import { MoneyDialog } from './MoneyDialog.tsx';

export interface TransferDialogProps {
  banks: readonly Brief[];
  /** What is filled in already: the bank it leaves. */
  filled?: Partial<TransferForm>;
  onClose: () => void;
}

/** Whether all that a preview needs is typed. */
const isPlannable = (form: TransferForm, isSame: boolean, needsRate: boolean): boolean =>
  form.from !== '' &&
  form.to !== '' &&
  isReadableAmount(form.amountOut) &&
  (isSame || isReadableAmount(form.amountIn)) &&
  (!needsRate || form.rate !== '');

/** Money moved from one bank to another. */
export function TransferDialog({ banks, filled, onClose }: TransferDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const currencyOf = (id: string) => banks.find((bank) => bank.id === id)?.currency ?? homeCurrency;
  const card = useCardForm<TransferForm>({
    noun: 'bank-transfer',
    opened: null,
    madeOf: Object.values(filled ?? {}).join(' '),
    initial: { ...blankTransfer, ...filled },
    check: (form) => transferProblems(form, { from: currencyOf(form.from), to: currencyOf(form.to) }, locale),
  });
  const { form, field, change } = card;
  const [from, to] = [currencyOf(form.from), currencyOf(form.to)];
  const isSame = from === to;
  const foreign = from !== homeCurrency ? from : to !== homeCurrency ? to : null;
  const needsRate = from !== homeCurrency && to !== homeCurrency;
  const options = banks
    .filter(({ active }) => active)
    .map((bank) => ({ value: bank.id, label: bankLabel(bank) }));
  const chosen = (name: 'from' | 'to') => ({
    id: `bank-transfer-${name}Id`,
    problem: card.problemOf(`${name}Id`),
    placeholder: words.chooseBank,
    options,
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
  });

  const typed = { ...typedTransfer(form, isSame), confirmOverdraft: true };
  return (
    <MoneyDialog
      says={words}
      card={card}
      onSave={() =>
        card.save((intentKey) =>
          ask(bankMoneyCalls.transferFunds, { businessId, ...typedTransfer(form, isSame) }, { intentKey }),
        )
      }
      onClose={onClose}
      memo={field('memo')}
      overdraft={{
        confirmed: form.confirmOverdraft,
        onChange: (confirmOverdraft) => change({ confirmOverdraft }),
      }}
      plan={{
        typed: isPlannable(form, isSame, needsRate) ? typed : null,
        ask: () => ask(bankMoneyCalls.previewTransferFunds, { businessId, ...typed }),
      }}
    >
      <Columns>
        <SelectField {...chosen('from')} label={words.from} />
        <SelectField {...chosen('to')} label={words.to} />
        <MoneyField {...field('amountOut')} label={isSame ? words.amount : words.amountOut} currency={from} />
        {!isSame && <MoneyField {...field('amountIn')} label={words.amountIn} currency={to} />}
        <MoneyField {...field('fee')} label={words.fee} hint={words.feeHint} currency={from} optional />
        {foreign && (
          <NumberField
            {...field('rate')}
            label={fundWords.rate}
            hint={needsRate ? fundWords.rateHint(foreign, homeCurrency) : words.rateOptional}
            unit={homeCurrency}
            form={rateForm(locale)}
            optional={!needsRate}
          />
        )}
        <DateField {...field('leavesOn')} label={words.leavesOn} hint={fundWords.dateHint} optional />
        <DateField {...field('arrivesOn')} label={words.arrivesOn} hint={words.arrivesHint} optional />
      </Columns>
    </MoneyDialog>
  );
}
