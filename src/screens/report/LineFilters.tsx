import { chakra } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { useCall } from '../../api/client/query.ts';
import { accountSubgroups, groupNameOf } from '../../domain/books/account-groups.ts';
import { entryKinds } from '../../domain/books/entry.ts';
import type { ReportFilter } from '../../domain/report/report-head.ts';
import { parseDecimal } from '../../domain/typed/number.ts';
import { contactRoles } from '../../domain/values/contact-role.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { channelWords } from '../../domain/words/everywhere.ts';
import { entryKindWords, reportFilterWords as words } from '../../domain/words/reports.ts';
import { useBusiness } from '../frame/business.ts';
import { usePaused } from '../kit/fields/use-address.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { useLocale } from '../kit/locale.ts';
import { ContactFilter } from './ContactFilter.tsx';
import { type PickedSales, SalesFilters } from './SalesFilters.tsx';

/** What a report's rows are picked by, as its address has it; empty for all. */
export interface PickedLines {
  account: string;
  subgroups: string;
  type: string;
  amountFrom: string;
  amountTo: string;
  search: string;
  channel: string;
}

interface LineFiltersProps {
  filters: readonly ReportFilter[];
  values: PickedLines & PickedSales;
  onChange: (change: Partial<PickedLines & PickedSales>) => void;
}

const subgroups = [
  { value: '', label: words.allSubgroups },
  ...accountSubgroups.map(({ id, group, name }) => ({
    value: String(id),
    label: `${groupNameOf(group)}: ${name}`,
  })),
];
/** The two ends of a range of amounts, side by side on a phone too. */
const Amounts = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    width: '228px',
    '@media (max-width: 47.99rem)': { width: '100%' },
  },
});

/** The sub-groups, and several at once where a figure of another report led here. */
const subgroupsWith = (value: string) =>
  value.includes(',') ? [...subgroups, { value, label: words.severalSubgroups }] : subgroups;
const kinds = [
  { value: '', label: words.allTypes },
  ...entryKinds.map((value) => ({ value, label: entryKindWords[value] })),
];
const channels = [
  { value: '', label: words.allChannels },
  ...Object.entries(channelWords).map(([value, label]) => ({ value, label })),
];

/** Picks the rows of a report by what they were posted on, as and for. */
export function LineFilters({ filters, values, onChange }: LineFiltersProps) {
  const [typed, search] = usePaused(values.search, (text) => onChange({ search: text }));
  const has = (filter: ReportFilter) => filters.includes(filter);
  const choice = (
    filter: keyof PickedLines & ReportFilter,
    label: string,
    options: readonly { value: string; label: string }[],
  ) =>
    has(filter) && (
      <FilterChoice
        label={label}
        value={values[filter]}
        options={options}
        onChange={(value) => onChange({ [filter]: value })}
      />
    );
  return (
    <>
      {has('search') && <SearchField label={words.search} value={typed} onChange={search} />}
      {contactRoles.filter(has).map((role) => (
        <ContactFilter
          key={role}
          contactRole={role}
          contact={values.client}
          placeholder={words.findContact[role]}
          onChange={(client) => onChange({ client })}
        />
      ))}
      {has('account') && (
        <AccountChoice value={values.account} onChange={(account) => onChange({ account })} />
      )}
      {choice('subgroups', words.subgroup, subgroupsWith(values.subgroups))}
      {choice('type', words.type, kinds)}
      {choice('channel', words.channel, channels)}
      {has('sales') && <SalesFilters values={values} onChange={onChange} />}
      {has('amounts') && (
        <Amounts data-whole>
          <AmountEnd
            label={words.amountFrom}
            value={values.amountFrom}
            onChange={(amountFrom) => onChange({ amountFrom })}
          />
          <AmountEnd
            label={words.amountTo}
            value={values.amountTo}
            onChange={(amountTo) => onChange({ amountTo })}
          />
        </Amounts>
      )}
    </>
  );
}

interface EndProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function AccountChoice({ value, onChange }: Omit<EndProps, 'label'>) {
  const { id } = useBusiness();
  const { data = [] } = useCall(ledgerAccountCalls.listAccounts, { businessId: id });
  return (
    <FilterChoice
      label={words.account}
      value={value}
      options={[
        { value: '', label: words.allAccounts },
        ...data.map((account) => ({ value: String(account.id), label: account.name })),
      ]}
      onChange={onChange}
    />
  );
}

/** The least or the largest amount; taken once it is left or Enter is pressed, and dropped where it is none. */
function AmountEnd({ label, value, onChange }: EndProps) {
  const locale = useLocale();
  const take = (typed: string) => {
    const amount = typed.trim() === '' ? '' : (parseDecimal(typed, locale) ?? '');
    onChange(amount.startsWith('-') ? '' : amount);
  };
  return (
    <Input
      key={value}
      size="sm"
      inputMode="decimal"
      aria-label={label}
      placeholder={label}
      defaultValue={value && formatDecimal(value, locale)}
      onBlur={(event) => take(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
    />
  );
}
