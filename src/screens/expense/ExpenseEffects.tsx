import { lazy, Suspense } from 'react';
import { reachesBank } from '../../domain/books/payment-mode.ts';
import { digitsOf } from '../../domain/currency.ts';
import type { NamedPosting } from '../../domain/effects.ts';
import { type ExpenseStatus, figuresOf } from '../../domain/expense/expense.ts';
import { homePartsOf } from '../../domain/expense/home-parts.ts';
import { formatAmount } from '../../domain/format.ts';
import { isPositive, isReadableAmount, isZero, negated } from '../../domain/money.ts';
import { documentForm } from '../../domain/words/documents.ts';
import { expense, expenseFormWords as words } from '../../domain/words/expenses.ts';
import { rateOf } from '../document/money-form.ts';
import type { PlanOfTyping } from '../document/TypedPlan.tsx';
import { CounterfoilSection } from '../kit/CounterfoilSection.tsx';
import { InWords } from '../kit/InWords.tsx';
import { useLocale } from '../kit/locale.ts';
import { useBusiness } from '../shell/business.ts';
import { cardOf, type ExpenseForm } from './expense-form.ts';

interface ExpenseEffectsProps {
  form: ExpenseForm;
  /** "saved as EXP-0042", or the number it has. */
  sentence: string;
  /** What is chosen, as it is called; left out while nothing is. */
  category: string | undefined;
  bank: string | undefined;
  /** It is in the books already. */
  isPosted: boolean;
  /** What is typed, for the server to plan. */
  plan: PlanOfTyping;
}

const TypedPlan = lazy(async () => ({ default: (await import('../document/TypedPlan.tsx')).TypedPlan }));

const statusOf = (status: string) => expense.statusWords[status as ExpenseStatus];

/** Beside the form: what it comes to, and what saving posts. */
export function ExpenseEffects({ form, sentence, category, bank, isPosted, plan }: ExpenseEffectsProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const amount = isReadableAmount(form.amount) ? form.amount : '0';
  const figures = figuresOf(cardOf({ ...form, amount }));
  const { total } = figures;
  const rate = form.currency === homeCurrency ? '1' : rateOf(form);
  const home = homePartsOf(
    { ...figures, tax: form.tax, rate, currency: form.currency },
    digitsOf(homeCurrency),
  );
  const { cash, clearing } = words.paidFrom;
  const from = form.mode === 1 ? cash : reachesBank(form.mode) ? (bank ?? clearing) : clearing;
  const rows: Omit<NamedPosting, 'accountId'>[] = [
    { account: category ?? words.category, part: 'expense', amount: home.cost, memo: null },
    { account: words.taxPaid, part: 'taxBack', amount: home.claimed, memo: null },
    { account: from, part: 'money', amount: negated(home.total), memo: null },
  ];
  const effects = (
    <InWords
      entries={[{ onDay: form.onDay, memo: '', lines: rows.filter(({ amount }) => !isZero(amount)) }]}
      party=""
      currency={homeCurrency}
    />
  );
  return (
    <CounterfoilSection title={documentForm.whatSavingWillDo}>
      <p>{`${formatAmount(total, form.currency, locale)} ${form.currency}, ${sentence}`}</p>
      {isPosted && <p>{words.whatSavingPosts}</p>}
      {isPositive(total) && (
        <Suspense fallback={effects}>
          <TypedPlan plan={plan} statusOf={statusOf}>
            {effects}
          </TypedPlan>
        </Suspense>
      )}
    </CounterfoilSection>
  );
}
