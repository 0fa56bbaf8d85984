import { lazy, Suspense } from 'react';
import { reachesBank } from '../../domain/books/payment-mode.ts';
import { type ExpenseStatus, figuresOf } from '../../domain/expense/expense.ts';
import { homePartsOf, linePartsOf } from '../../domain/expense/home-parts.ts';
import { isPositive, isReadableAmount, isZero, negated } from '../../domain/money.ts';
import type { NamedPosting } from '../../domain/plan/effects.ts';
import { digitsOf } from '../../domain/values/currency.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { documentForm } from '../../domain/words/documents.ts';
import { expense, expenseFormWords as words } from '../../domain/words/expenses.ts';
import { rateOf } from '../document/money-form.ts';
import type { PlanOfTyping } from '../document/TypedPlan.tsx';
import { useBusiness } from '../frame/business.ts';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';
import { InWords } from '../kit/effects/InWords.tsx';
import { useLocale } from '../kit/locale.ts';
import { cardOf, type ExpenseForm } from './expense-form.ts';

interface ExpenseEffectsProps {
  form: ExpenseForm;
  /** "saved as EXP-0042", or the number it has. */
  sentence: string;
  /** What a line is on, as it is called; undefined while nothing is chosen. */
  nameOf: (on: string) => string | undefined;
  /** The bank that is chosen, as it is called; left out while none is. */
  bank: string | undefined;
  /** It is in the books already. */
  isPosted: boolean;
  /** What is typed, for the server to plan. */
  plan: PlanOfTyping;
}

const TypedPlan = lazy(async () => ({ default: (await import('../document/TypedPlan.tsx')).TypedPlan }));

const statusOf = (status: string) => expense.statusWords[status as ExpenseStatus];

/** Beside the form: what it comes to, and what saving posts. */
export function ExpenseEffects({ form, sentence, nameOf, bank, isPosted, plan }: ExpenseEffectsProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const readable = (typed = '') => (isReadableAmount(typed) ? typed : '0');
  const lines = form.lines.map((line) => ({
    ...line,
    amount: readable(line.amount),
    taxAmount: readable(line.taxAmount),
  }));
  const card = cardOf({ ...form, lines });
  const { total, lines: figures } = figuresOf(card);
  const rate = form.currency === homeCurrency ? '1' : rateOf(form);
  const money = { rate, currency: form.currency };
  const parts = figures.map((one, index) => ({ ...one, tax: form.lines[index]!.tax }));
  const home = homePartsOf({ ...money, lines: parts }, digitsOf(homeCurrency));
  const { cash, clearing } = words.paidFrom;
  const from = form.mode === 1 ? cash : reachesBank(form.mode) ? (bank ?? clearing) : clearing;
  const rows: Omit<NamedPosting, 'accountId'>[] = [
    ...parts.map((line, index) => ({
      account: nameOf(form.lines[index]!.on) ?? words.category,
      part: card.lines[index]!.accountId === null ? ('expense' as const) : ('bought' as const),
      amount: linePartsOf(line, money, digitsOf(homeCurrency)).cost,
      memo: null,
    })),
    { account: words.taxPaid, part: 'taxBack', amount: home.claimed, memo: null },
    { account: words.taxCollected, part: 'tax', amount: negated(home.owed), memo: null },
    { account: from, part: 'money', amount: negated(home.total), memo: null },
  ];
  const effects = (
    <InWords
      entries={[{ onDay: form.onDay, memo: '', lines: rows.filter(({ amount }) => !isZero(amount)) }]}
      party=""
      currency={homeCurrency}
    />
  );
  // What changes against what is posted, only the server can tell.
  const known = isPosted ? null : effects;
  return (
    <CounterfoilSection title={documentForm.whatSavingWillDo}>
      <p>{`${formatAmount(total, form.currency, locale)} ${form.currency}, ${sentence}`}</p>
      {isPosted && <p>{words.whatSavingPosts}</p>}
      {isPositive(total) && (
        <Suspense fallback={known}>
          <TypedPlan plan={plan} statusOf={statusOf}>
            {known}
          </TypedPlan>
        </Suspense>
      )}
    </CounterfoilSection>
  );
}
