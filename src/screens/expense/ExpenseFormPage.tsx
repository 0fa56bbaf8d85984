import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { bankCalls } from '../../api/calls/bank.ts';
import { expenseCalls } from '../../api/calls/expense.ts';
import { expenseCategoryCalls } from '../../api/calls/expense-category.ts';
import { purchaseAccountCalls } from '../../api/calls/purchase-account.ts';
import { useCall } from '../../api/client/query.ts';
import { reachesBank } from '../../domain/books/payment-mode.ts';
import type { ExpenseLineView, ExpenseView } from '../../domain/expense/expense.ts';
import { bankChoice } from '../../domain/words/banks.ts';
import { expenseListWords, expenseFormWords as words } from '../../domain/words/expenses.ts';
import { ContactField } from '../document/ContactField.tsx';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { TaxesProvider } from '../document/Taxes.tsx';
import { failedUploads } from '../document/uploads.ts';
import { useFormFiles } from '../document/use-form-files.tsx';
import { expensesAt, viewExpenseAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { PaymentModeField } from '../kit/fields/PaymentModeField.tsx';
import { type Option, SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { ExpenseEffects } from './ExpenseEffects.tsx';
import { ExpenseLines } from './ExpenseLines.tsx';
import {
  blankExpense,
  draftOf,
  type ExpenseForm,
  expenseFaults,
  expenseFormOf,
  isImportLine,
  knownOf,
  onAccount,
  onCategory,
} from './expense-form.ts';
import { expenseOf } from './expense-of.ts';
import { previewTypedExpense, saveExpense } from './save-expense.ts';

const back = { label: expenseListWords.title, href: expensesAt };

/** The form of a new expense, dated today. */
export function AddExpensePage() {
  const { id, homeCurrency } = useBusiness();
  const known = knownOf(new URLSearchParams(useSearch()));
  return (
    <Loaded query={useCall(expenseCalls.nextExpenseNumber, { businessId: id })} back={back}>
      {({ number, today, includesTax }) => (
        <TaxesProvider>
          <Form
            initial={{ ...blankExpense(homeCurrency, today, includesTax), ...known }}
            expense={null}
            number={number}
          />
        </TaxesProvider>
      )}
    </Loaded>
  );
}

/** The editor of the expense named in the address. */
export function EditExpensePage() {
  const requestedId = new URLSearchParams(useSearch()).get('exp') ?? '';
  const { id, homeCurrency } = useBusiness();
  return (
    <Loaded query={useCall(expenseCalls.getExpense, { businessId: id, id: requestedId })} back={back}>
      {(answered) => {
        const expense = expenseOf(answered);
        return (
          <TaxesProvider key={expense.id}>
            <Form initial={expenseFormOf(expense, homeCurrency)} expense={expense} number={expense.number} />
          </TaxesProvider>
        );
      }}
    </Loaded>
  );
}

interface FormProps {
  initial: ExpenseForm;
  /** The one that is edited; null for a new one. */
  expense: ExpenseView | null;
  /** Its own, or the one it is likely to get. */
  number: string;
}

/** What can be chosen, and what the expense has though it is no longer in use. */
const withKept = (options: readonly { value: string; label: string }[], value: string, label: string) =>
  value === '' || options.some((one) => one.value === value) ? options : [...options, { value, label }];

/** What a line can be on: the categories in use, then the accounts that none of them posts to, and what a line is on though it is neither. */
const usePlaces = (lines: readonly ExpenseLineView[]): Option[] => {
  const { id } = useBusiness();
  const may = useMay();
  const categories = useCall(expenseCategoryCalls.expenseCategories, { businessId: id }).data ?? [];
  const accounts =
    useCall(purchaseAccountCalls.purchaseAccounts, { businessId: id }, { enabled: may('vendor.list') })
      .data ?? [];
  const posted = new Set(categories.map(({ accountId }) => accountId));
  const options: Option[] = [
    ...categories.map(({ number, name }) => ({
      value: onCategory(number),
      label: name,
      group: words.categories,
    })),
    ...accounts
      .filter((account) => !posted.has(account.id))
      .map((account) => ({ value: onAccount(account.id), label: account.name, group: account.group })),
  ];
  return lines.reduce<Option[]>(
    (all, { category, accountId, name }) => [
      ...withKept(all, accountId === null ? onCategory(category ?? 0) : onAccount(accountId), name),
    ],
    options,
  );
};

function Form({ initial, expense, number }: FormProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const places = usePlaces(expense?.lines ?? []);
  const banks = useCall(bankCalls.chooseBanks, { businessId }).data ?? [];
  const card = useCardForm({
    noun: 'expense',
    opened: expense,
    initial,
    check: (form: ExpenseForm) => expenseFaults(form, homeCurrency, locale),
    names: { on: Object.fromEntries(places.map(({ value, label }) => [value, label])) },
  });
  const { form, change, field } = card;
  const named = (name: string) => ({ id: `expense-${name}`, problem: card.problemOf(name) });
  const standard = banks.find(({ isDefault }) => isDefault);
  const bankOptions = withKept(
    banks.map(({ id, name, ends }) => ({ value: id, label: ends ? `${name} …${ends}` : name })),
    initial.bankId,
    expense?.bankName ?? '',
  );

  const latest = useRef(form);
  latest.current = form;
  const standing = expense?.attachments ?? [];
  const files = useFormFiles({
    ...named('attachments'),
    form: card.name,
    files: form.attachments?.files ?? standing,
    onSet: (make) => change({ attachments: { files: make(latest.current.attachments?.files ?? standing) } }),
  });

  const plan = () => {
    if (expenseFaults(form, homeCurrency, locale).length > 0) return null;
    // Files are none of what is not saved yet.
    const typed = { ...draftOf(form, homeCurrency), attachments: undefined };
    return { typed: JSON.stringify(typed), ask: () => previewTypedExpense(businessId, typed, expense) };
  };

  async function save() {
    const missing = await failedUploads(card.name);
    const draft = draftOf(latest.current, homeCurrency);
    const answer = await card.save(
      (intentKey, version) =>
        saveExpense(businessId, draft, expense && { id: expense.id, version }, intentKey),
      missing,
    );
    if (answer) navigate(viewExpenseAt(answer.id));
  }

  return (
    <CardFormPage
      title={expense ? words.edit({ number }) : expenseListWords.newExpense}
      back={back}
      card={card}
      save={words.save}
      onSave={save}
      onDiscard={() => navigate(expense ? viewExpenseAt(expense.id) : expensesAt)}
      beside={
        <>
          {files.pane}
          <ExpenseEffects
            form={form}
            sentence={expense ? number : words.becomes({ number })}
            nameOf={(on) => places.find(({ value }) => value === on)?.label}
            isPosted={expense !== null}
            plan={plan}
            bank={bankOptions.find(({ value }) => value === (form.bankId || standard?.id))?.label}
          />
        </>
      }
    >
      {files.field}
      <TextField {...field('name')} label={words.name} autoFocus={expense === null} />
      <Columns>
        <DateField {...field('onDay')} label={words.onDay} />
        <TextField {...field('reference')} label={words.reference} optional />
      </Columns>
      <ExpenseLines
        form={form}
        options={places}
        problems={card.problemOf}
        setLines={(make) => change({ lines: make(latest.current.lines) })}
      />
      {form.lines.some((line) => line.tax !== null && !isImportLine(line)) && (
        <CheckField
          {...named('includesTax')}
          label={form.lines.length === 1 ? words.includesTax : words.allIncludeTax}
          checked={form.includesTax}
          onChange={(includesTax) => change({ includesTax })}
        />
      )}
      <CurrencyRate form={form} field={(name) => named(name)} change={change} />
      <Columns>
        <PaymentModeField label={words.paidBy} value={form.mode} onChange={(mode) => change({ mode })} />
        {reachesBank(form.mode) && bankOptions.length > 0 && (
          <SelectField
            {...field('bankId')}
            label={words.bank}
            placeholder={bankChoice.defaultBank({ bank: standard?.name ?? '' })}
            options={bankOptions}
          />
        )}
      </Columns>
      <ContactField
        {...named('vendor')}
        contactRole="vendor"
        picked={form.customer}
        onPick={(customer) => change({ customer })}
        form={expense ? `expense.edit ${expense.id}` : 'expense.add'}
        optional
      />
      {initial.description !== '' && <LongTextField {...field('description')} label={words.description} />}
    </CardFormPage>
  );
}
