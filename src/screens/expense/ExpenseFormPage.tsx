import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { previewTypedExpense, saveExpense } from '../../api/commands/expenses.ts';
import { bankChoices } from '../../api/queries/banks.ts';
import { expenseCategoryList, expenseView, nextExpenseNumber } from '../../api/queries/expenses.ts';
import { reachesBank } from '../../domain/books/payment-mode.ts';
import type { ExpenseView } from '../../domain/expense/expense.ts';
import { bankChoice } from '../../domain/words/banks.ts';
import {
  expenseCategories,
  expenseListWords,
  expenseFormWords as words,
} from '../../domain/words/expenses.ts';
import { ContactField } from '../document/ContactField.tsx';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { TaxesProvider, useTaxes } from '../document/Taxes.tsx';
import { failedUploads } from '../document/uploads.ts';
import { useFormFiles } from '../document/use-form-files.tsx';
import { Button } from '../kit/Button.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { DateField } from '../kit/DateField.tsx';
import { LongTextField } from '../kit/LongTextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { PaymentModeField } from '../kit/PaymentModeField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { styled } from '../kit/styled.ts';
import { TextField } from '../kit/TextField.tsx';
import { choicesWith, chosenTax } from '../kit/tax-choices.ts';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { expensesAt, viewExpenseAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { CategoriesDialog } from './categories-dialog.ts';
import { ExpenseEffects } from './ExpenseEffects.tsx';
import { blankExpense, draftOf, type ExpenseForm, expenseFaults, expenseFormOf } from './expense-form.ts';

const back = { label: expenseListWords.title, href: expensesAt };

/** What the address says of a new expense: a bank's statement shows when it was paid, how much and from which bank. */
const knownOf = (address: URLSearchParams): Partial<ExpenseForm> => {
  const [day, amount, bankId] = ['day', 'amount', 'bank'].map((name) => address.get(name) ?? '');
  return { ...(day && { onDay: day }), ...(amount && { amount }), ...(bankId && { bankId, mode: 2 }) };
};

/** The form of a new expense, dated today. */
export function AddExpensePage() {
  const { id, homeCurrency } = useBusiness();
  const known = knownOf(new URLSearchParams(useSearch()));
  return (
    <Loaded query={useQuery(nextExpenseNumber(id))} back={back}>
      {({ number, today }) => (
        <TaxesProvider>
          <Form initial={{ ...blankExpense(homeCurrency, today), ...known }} expense={null} number={number} />
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
    <Loaded query={useQuery<ExpenseView>(expenseView(id, requestedId))} back={back}>
      {(expense) => (
        <TaxesProvider key={expense.id}>
          <Form initial={expenseFormOf(expense, homeCurrency)} expense={expense} number={expense.number} />
        </TaxesProvider>
      )}
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

/** A button without a frame: its text begins where the field above does. */
const UnderField = styled('div', { base: { marginInlineStart: '-14px' } });

/** What can be chosen, and what the expense has though it is no longer in use. */
const withKept = (options: readonly { value: string; label: string }[], value: string, label: string) =>
  value === '' || options.some((one) => one.value === value) ? options : [...options, { value, label }];

function Form({ initial, expense, number }: FormProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const taxes = choicesWith(useTaxes(), initial.tax, locale);
  const categories = useQuery(expenseCategoryList(businessId)).data ?? [];
  const banks = useQuery(bankChoices(businessId)).data ?? [];
  const card = useCardForm({
    noun: 'expense',
    opened: expense,
    initial,
    check: (form: ExpenseForm) => expenseFaults(form, homeCurrency, locale),
    names: { category: Object.fromEntries(categories.map((one) => [String(one.number), one.name])) },
  });
  const { form, change, field } = card;
  const named = (name: string) => ({ id: `expense-${name}`, problem: card.problemOf(name) });
  const categoryOptions = withKept(
    categories.map((one) => ({ value: String(one.number), label: one.name })),
    initial.category,
    expense?.categoryName ?? '',
  );
  const standard = banks.find(({ isDefault }) => isDefault);
  const bankOptions = withKept(
    banks.map(({ id, name, ends }) => ({ value: id, label: ends ? `${name} …${ends}` : name })),
    initial.bankId,
    expense?.bankName ?? '',
  );

  const may = useMay();
  const [managing, setManaging] = useState(false);
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
        saveExpense({ businessId, intentKey }, { draft, edited: expense && { id: expense.id, version } }),
      missing,
    );
    if (answer) navigate(viewExpenseAt(answer.id));
  }

  return (
    <>
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
              category={categoryOptions.find(({ value }) => value === form.category)?.label}
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
          <div>
            <SelectField
              {...field('category')}
              label={words.category}
              placeholder={words.chooseCategory}
              options={categoryOptions}
            />
            {may('expense.edit') && (
              <UnderField>
                <Button
                  look="ghost"
                  onPointerEnter={CategoriesDialog.intend}
                  onClick={() => setManaging(true)}
                >
                  {expenseCategories.manage}
                </Button>
              </UnderField>
            )}
          </div>
          <DateField {...field('onDay')} label={words.onDay} />
        </Columns>
        <Columns>
          <MoneyField {...field('amount')} label={words.amount} currency={form.currency} />
          <SelectField
            {...named('taxId')}
            label={words.tax}
            value={form.tax?.id ?? ''}
            placeholder={words.noTax}
            options={taxes.map(({ id, label }) => ({ value: id, label }))}
            onChange={(id) => change({ tax: chosenTax(taxes, id) ?? null })}
          />
        </Columns>
        {form.tax && (
          <CheckField
            {...named('includesTax')}
            label={words.includesTax}
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
        <Columns>
          <ContactField
            {...named('vendor')}
            contactRole="vendor"
            picked={form.customer}
            onPick={(customer) => change({ customer })}
            form={expense ? `expense.edit ${expense.id}` : 'expense.add'}
            optional
          />
          <TextField {...field('reference')} label={words.reference} optional />
        </Columns>
        <LongTextField {...field('description')} label={words.description} />
      </CardFormPage>
      {managing && (
        <CategoriesDialog
          onAdded={(number) => change({ category: String(number) })}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  );
}
