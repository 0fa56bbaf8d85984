import { chakra } from '@chakra-ui/react';
import { useLocation, useSearch } from 'wouter';
import { expenseCalls } from '../../api/calls/expense.ts';
import { useCall } from '../../api/client/query.ts';
import { paymentModes } from '../../domain/books/payment-mode.ts';
import { type ExpenseStatus, type ExpenseView, isReversed } from '../../domain/expense/expense.ts';
import { expenseRankings } from '../../domain/next-step/card-rankings.ts';
import { expenseSituations } from '../../domain/next-step/situation.ts';
import { taxLabel } from '../../domain/tax/tax.ts';
import {
  formatAmount,
  formatDay,
  formatDecimal,
  formatMoney,
  formatSigned,
} from '../../domain/values/format.ts';
import {
  expenseFormWords,
  expenseListWords,
  expense as expenseWords,
  expenseViewWords as words,
} from '../../domain/words/expenses.ts';
import { filesOn } from '../document/DocumentCounterfoil.tsx';
import { FilesDialog } from '../document/files-dialog.ts';
import { historyPath } from '../document/history-path.ts';
import { nextOf } from '../document/next-acts.ts';
import { useActs } from '../document/use-acts.ts';
import { addExpenseAt, editExpenseAt, expensesAt, viewVendorAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import { CounterfoilSection } from '../kit/counterfoil/CounterfoilSection.tsx';
import { EffectsList } from '../kit/effects/EffectsList.tsx';
import { type Detail, DetailList } from '../kit/lists/DetailList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { actsOf, commandsOf, type ExpenseAct } from './expense-acts.ts';
import { expenseOf } from './expense-of.ts';

const back = { label: expenseListWords.title, href: expensesAt };

/** The expense named in the address by `exp`. */
export function ExpenseViewPage() {
  const requestedId = new URLSearchParams(useSearch()).get('exp') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useCall(expenseCalls.getExpense, { businessId: id, id: requestedId })} back={back}>
      {(expense) => <Content key={expense.id} expense={expenseOf(expense)} />}
    </Loaded>
  );
}

const detailsOf = (expense: ExpenseView, homeCurrency: string, locale: string): Detail[] => {
  const { currency, lines } = expense;
  const taxes = lines.flatMap((line) => line.tax ?? []);
  const tax = lines.length === 1 ? taxes[0] : undefined;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const isForeign = currency !== homeCurrency;
  return [
    { label: words.number, value: expense.number },
    { label: expenseListWords.category, value: lines.length === 1 && expense.categoryName },
    { label: expenseFormWords.onDay, value: formatDay(expense.onDay, locale) },
    {
      label: expenseFormWords.paidBy,
      value: [paymentModes[expense.mode], expense.bankName].filter(Boolean).join(', '),
    },
    { label: expenseFormWords.reference, value: expense.reference },
    { label: words.without, value: taxes.length > 0 && money(expense.net) },
    {
      label: tax ? taxLabel(tax.name, tax.percent, locale) : words.tax,
      value: taxes.length > 0 && money(expense.taxAmount),
    },
    { label: expenseListWords.total, value: money(expense.total) },
    { label: words.rate, value: isForeign && formatDecimal(expense.rate, locale) },
    { label: words.atHome, value: isForeign && formatMoney(expense.homeTotal, homeCurrency, locale) },
    {
      label: expenseFormWords.description,
      value: expense.description !== expense.name && expense.description,
      wide: true,
    },
  ];
};

/** What it was spent on, where that is more than one thing; amounts as they were typed. */
function Lines({ lines, currency, includesTax }: Pick<ExpenseView, 'lines' | 'currency' | 'includesTax'>) {
  const locale = useLocale();
  if (lines.length === 1) return null;
  const isGross = includesTax && lines.some(({ tax, importTax }) => tax !== null && !importTax);
  return (
    <CounterfoilSection title={isGross ? words.linesWithTax : words.lines}>
      <EffectsList
        groups={[
          {
            key: 'lines',
            rows: lines.map(({ name, amount, tax, importTax }) => ({
              label: name,
              detail: tax ? taxLabel(tax.name, tax.percent, locale) : undefined,
              amount: formatMoney(importTax?.amount ?? amount, currency, locale),
            })),
          },
        ]}
      />
    </CounterfoilSection>
  );
}

/** Its day and memo over its lines, with air between. */
const Entry = chakra('div', { base: { display: 'grid', gap: '1.5' } });

/** Every entry it was ever posted in, and those that took them back. */
function Journal({ journal }: Pick<ExpenseView, 'journal'>) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  return (
    <CounterfoilSection title={words.posted}>
      <Stack>
        {journal.map(({ id, number, onDay, memo, lines }) => (
          <Entry key={id}>
            <p className="quiet">
              {words.entry({ number: String(number), day: formatDay(onDay, locale), memo })}
            </p>
            <EffectsList
              groups={[
                {
                  key: id,
                  rows: lines.map(({ account, amount }) => ({
                    label: account,
                    amount: formatSigned(amount, homeCurrency, locale),
                  })),
                },
              ]}
            />
          </Entry>
        ))}
      </Stack>
    </CounterfoilSection>
  );
}

function Content({ expense }: { expense: ExpenseView }) {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { open, settling, show, close, run } = useActs<string>();
  const { allowed, refused } = actsOf(expense, may);
  const { word, tone, sentence } = expenseWords.statusWords[expense.standing.status as ExpenseStatus];

  function press(name: ExpenseAct) {
    if (name === 'edit') return navigate(editExpenseAt(expense.id));
    void run(async () => {
      const leadsTo = await commandsOf(expense, id)[name]();
      if (leadsTo) navigate(leadsTo);
    });
  }
  return (
    <CardViewPage
      title={expense.name}
      back={back}
      addHref={may('expense.add') ? addExpenseAt : undefined}
      details={
        <>
          <DetailList label={words.details} rows={detailsOf(expense, homeCurrency, locale)} />
          <Lines {...expense} />
        </>
      }
      section={may('reports') && <Journal journal={expense.journal} />}
      counterfoil={
        <Counterfoil
          header={{
            word,
            tone,
            amount: formatAmount(expense.total, expense.currency, locale),
            currency: expense.currency,
            sentence,
            settling,
          }}
          next={nextOf(
            expenseRankings,
            expenseSituations[expense.standing.status as ExpenseStatus],
            allowed,
            press,
          )}
          refused={refused.map(({ name, label, reason }) => ({ key: name, label, reason }))}
          happened={historyPath(expense.history, {
            wordOf: ({ act }) => words.happened[act] ?? act,
            next: null,
            currency: expense.currency,
            locale,
          })}
          related={[
            ...(expense.vendorId
              ? [
                  {
                    label: words.vendor,
                    value: expense.vendorName,
                    href: may('vendor.view') ? viewVendorAt(expense.vendorId) : undefined,
                  },
                ]
              : []),
            ...filesOn(expense.attachments, () => show('files')),
          ]}
        />
      }
    >
      {open === 'files' && (
        <FilesDialog
          subject={{ id: expense.id, name: expense.name }}
          files={expense.attachments}
          mayChange={may('expense.edit')}
          mayOpen={!isReversed({ status: expense.standing.status as ExpenseStatus })}
          onClose={close}
        />
      )}
    </CardViewPage>
  );
}
