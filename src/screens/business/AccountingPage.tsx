import { accountDefaultCalls, ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import {
  type AccountDefaults,
  type AccountingView,
  type DefaultRole,
  defaultRoles,
  mayStandFor,
} from '../../domain/books/account-defaults.ts';
import { standardAccounts } from '../../domain/books/accounts.ts';
import type { AccountView } from '../../domain/books/ledger-account.ts';
import { lastOfItsMonth } from '../../domain/values/fiscal-year.ts';
import { accountingWords as words } from '../../domain/words/ledger.ts';
import { accountingAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsForm } from '../page/SettingsForm.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { monthOptions } from './month-options.ts';
import { SinceField, useFiscalChange } from './use-fiscal-change.tsx';

type Form = Record<DefaultRole | 'day' | 'month' | 'since', string>;

const days = [
  ...Array.from({ length: 28 }, (_, n) => ({ value: String(n + 1), label: String(n + 1) })),
  { value: String(lastOfItsMonth), label: words.lastDay },
];

const formOf = ({ defaults, fiscalDay, fiscalMonth }: AccountingView): Form => ({
  ...(Object.fromEntries(defaultRoles.map((role) => [role, String(defaults[role] ?? '')])) as Record<
    DefaultRole,
    string
  >),
  day: String(fiscalDay ?? 1),
  month: String(fiscalMonth),
  since: '',
});

const defaultsOf = (form: Form): AccountDefaults =>
  Object.fromEntries(
    defaultRoles.map((role) => [role, form[role] === '' ? null : Number(form[role])]),
  ) as AccountDefaults;

const startOf = ({ day, month }: Form) => ({ day: Number(day), month: Number(month) });

const hints: Partial<Record<DefaultRole, string>> = {
  cash: words.cashHint,
  sales: words.salesHint,
  inventory: words.inventoryHint,
};

/** The accounts new entries take by themselves, and the fiscal year. */
export function AccountingPage() {
  const { id: businessId } = useBusiness();
  const back = { label: words.title, href: accountingAt };
  const accounts = useCall(ledgerAccountCalls.listAccounts, { businessId });
  return (
    <Loaded query={useCall(accountDefaultCalls.getAccounting, { businessId })} back={back}>
      {(settings) => (
        <Loaded query={accounts} back={back}>
          {(known) => (
            <>
              <PageHead title={words.title} />
              <SettingsForm>
                <DefaultsCard settings={settings} accounts={known} />
              </SettingsForm>
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function DefaultsCard({
  settings,
  accounts,
}: {
  settings: AccountingView;
  accounts: readonly AccountView[];
}) {
  const { id: businessId, homeCurrency } = useBusiness();
  const months = monthOptions(useLocale());
  const nameOf = (id: number | string): string =>
    accounts.find((one) => String(one.id) === String(id))?.name ?? '';
  const standard = (role: DefaultRole) => words.standard(nameOf(standardAccounts[role]));
  const monthName = (month: string) => months.find(({ value }) => value === month)?.label ?? '';
  const card = useSettingsForm<Form>({
    noun: 'accounting',
    of: { id: businessId, version: settings.version },
    initial: formOf(settings),
    valuesOf: (form) => ({
      ...Object.fromEntries(defaultRoles.map((role) => [words[role], nameOf(form[role]) || standard(role)])),
      [words.day]: days.find(({ value }) => value === form.day)?.label ?? '',
      [words.month]: monthName(form.month),
    }),
    save: (form, intentKey, version) =>
      ask(
        accountDefaultCalls.saveAccounting,
        { businessId, ...defaultsOf(form), ...startOf(form), since: changed?.since ?? null, version },
        { intentKey },
      ),
  });
  const changed = useFiscalChange(startOf(card.form), card.form.since);
  return (
    <KeptCard
      title={words.defaults}
      lead={`${words.lead} ${settings.isComplete ? words.complete : words.incomplete}`}
      card={card}
    >
      {defaultRoles.map((role) => (
        <SelectField
          key={role}
          {...card.field(role)}
          label={words[role]}
          hint={hints[role]}
          placeholder={standard(role)}
          options={accounts
            .filter((account) => mayStandFor(role, account, homeCurrency))
            .map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ))}
      <Columns>
        <SelectField {...card.field('day')} label={words.day} options={days} />
        <SelectField {...card.field('month')} label={words.month} options={months} />
      </Columns>
      {changed && <SinceField {...card.field('since')} changed={changed} />}
    </KeptCard>
  );
}
