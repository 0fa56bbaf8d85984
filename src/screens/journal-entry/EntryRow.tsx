import { type KeyboardEvent, useCallback } from 'react';
import { codeOf } from '../../domain/books/ledger-account.ts';
import { journalEntryFormWords as words } from '../../domain/journal-entry/journal-entries.words.ts';
import { accountTyped } from '../../domain/journal-entry/placed-line.ts';
import { contactRoles } from '../../domain/values/contact-role.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { useTaxes } from '../document/Taxes.tsx';
import { useBusiness } from '../frame/business.ts';
import { findContacts } from '../frame/contacts.ts';
import { Combobox } from '../kit/fields/Combobox.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { moneyForm, useNumberText } from '../kit/fields/use-number-text.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import { Icon } from '../kit/Icon.tsx';
import { useLocale } from '../kit/locale.ts';
import { asksOf, type EntryAccount, type EntryFormLine, proposedOn } from './journal-entry-form.ts';

/** The id of a control of the line at an index, which its problem links to. */
export const lineFieldId = (index: number, field: string): string => `entry-lines.${index}.${field}`;

interface EntryRowProps {
  line: EntryFormLine;
  /** From 1, as it is said. */
  number: number;
  accounts: readonly EntryAccount[];
  currency: string;
  /** By how much the entry is out of balance. */
  difference: string;
  problemOf: (name: string) => string | undefined;
  onChange: (patch: Partial<EntryFormLine>) => void;
  /** Enter in a field of this line. */
  onEnter: (field: string) => void;
  /** Left out while an entry needs the line. */
  onRemove: (() => void) | undefined;
}

type Ties = ReturnType<typeof tiesOf>;

const tiesOf = ({ number, problemOf }: EntryRowProps, field: string, label: string) => ({
  id: lineFieldId(number - 1, field),
  'data-field': field,
  'aria-label': words.cellOfLine({ cell: label, number }),
  'aria-invalid': problemOf(field) ? (true as const) : undefined,
  'aria-describedby': problemOf(field) ? `${lineFieldId(number - 1, field)}-problem` : undefined,
});

interface AmountCellProps {
  label: string;
  ties: Ties;
  value: string;
  currency: string;
  /** What would balance the entry here; empty for nothing. */
  proposed: string;
  onChange: (value: string) => void;
}

/** One side of a line. Where it would balance the entry, the amount is proposed, and taken when the cell is entered. */
function AmountCell({ label, ties, value, currency, proposed, onChange }: AmountCellProps) {
  const locale = useLocale();
  const number = useNumberText(value, onChange, moneyForm(currency, locale));
  return (
    <div className="cell">
      <span aria-hidden>{label}</span>
      <input
        {...ties}
        className="figure"
        inputMode="decimal"
        autoComplete="off"
        placeholder={proposed && formatAmount(proposed, currency, locale)}
        value={number.text}
        onChange={(event) => number.onText(event.currentTarget.value)}
        onFocus={(event) => {
          if (proposed) onChange(proposed);
          event.currentTarget.select();
        }}
        onBlur={number.onLeave}
      />
    </div>
  );
}

const contactOption = ({ id, name, email }: { id: string; name: string; email: string }): PickOption => ({
  id,
  name,
  detail: email,
});

/** What a line on what contacts owe, or on taxes, is asked beside its amount. */
function MoreFields({ line, number, accounts, currency, problemOf, onChange }: EntryRowProps) {
  const taxes = useTaxes('bought');
  const { owed, tax } = asksOf(line, accounts);
  if (!owed && !tax) return null;
  const field = (name: 'dueOn' | 'settlesEntry' | 'taxId' | 'taxBase') => ({
    id: lineFieldId(number - 1, name),
    value: line[name],
    problem: problemOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className="more">
      {owed === 'opens' && <DateField {...field('dueOn')} label={words.dueOn} optional />}
      {owed === 'settles' && (
        <TextField
          {...field('settlesEntry')}
          onChange={(text) => onChange({ settlesEntry: text.replace(/\D/g, '').slice(0, 9) })}
          label={words.settlesEntry}
          hint={words.settlesHint}
          inputMode="numeric"
          optional
        />
      )}
      {tax && (
        <>
          <SelectField
            {...field('taxId')}
            label={words.tax}
            placeholder={words.noTax}
            options={taxes.map(({ id, label }) => ({ value: id, label }))}
          />
          <MoneyField {...field('taxBase')} label={words.taxBase} currency={currency} optional />
        </>
      )}
    </div>
  );
}

const cells = ['account', 'description', 'contact', 'debit', 'credit'] as const;

/** One line of an entry. */
export function EntryRow(props: EntryRowProps) {
  const { line, number, accounts, currency, difference, problemOf, onChange, onEnter, onRemove } = props;
  const { id: businessId } = useBusiness();
  const { role } = asksOf(line, accounts);
  const searchAccounts = useCallback(
    (query: string): PickOption[] => {
      const wanted = query.toLowerCase();
      return accounts
        .filter((one) => `${codeOf(one)} ${one.name}`.toLowerCase().includes(wanted))
        .map((one) => ({ id: String(one.id), name: one.name, detail: codeOf(one) }));
    },
    [accounts],
  );
  const searchContacts = useCallback(
    async (query: string): Promise<PickOption[]> => {
      const found = await Promise.all(
        (role ? [role] : contactRoles).map((one) => findContacts(one, businessId, query)),
      );
      const byId = new Map(found.flat().map((one) => [one.id, contactOption(one)]));
      return [...byId.values()];
    },
    [businessId, role],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const field = event.target instanceof HTMLInputElement ? event.target.dataset.field : undefined;
    if (event.key !== 'Enter' || event.defaultPrevented || !field) return;
    event.preventDefault();
    onEnter(field);
  }

  /** What was typed and not picked may be a code, a number or a name all the same. */
  function resolveAccount() {
    if (line.accountId !== null || line.account === '') return;
    const found = accountTyped({ accountId: null, account: line.account }, accounts);
    if (found) onChange({ accountId: found.id, account: found.name });
  }

  const proposed = (side: 'debit' | 'credit') =>
    line.accountId === null ? '' : proposedOn(side, line, difference);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid row in every browser we hold to.
    <div
      className="line"
      role="group"
      aria-label={words.line(number)}
      data-line={line.key}
      onKeyDown={onKeyDown}
    >
      <span className="no" aria-hidden>
        {number}
      </span>
      <div className="item">
        <Combobox
          ties={tiesOf(props, 'account', words.account)}
          text={line.account}
          placeholder={words.account}
          search={searchAccounts}
          onText={(account) => onChange({ account, accountId: null })}
          onPick={({ id, name }) => onChange({ accountId: Number(id), account: name })}
          onLeave={resolveAccount}
        />
      </div>
      <input
        {...tiesOf(props, 'description', words.description)}
        className="description"
        placeholder={words.description}
        value={line.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <div className="contact">
        <Combobox
          ties={tiesOf(props, 'contact', words.contact)}
          text={line.contact?.name ?? ''}
          placeholder={words.contact}
          search={searchContacts}
          onText={(name) => onChange({ contact: name === '' ? null : { id: '', name } })}
          onPick={({ id, name }) => onChange({ contact: { id, name } })}
        />
      </div>
      {(['debit', 'credit'] as const).map((side) => (
        <AmountCell
          key={side}
          label={words[side]}
          ties={tiesOf(props, side, words[side])}
          value={line[side]}
          currency={currency}
          proposed={proposed(side)}
          onChange={(value) => onChange({ [side]: value })}
        />
      ))}
      <button
        type="button"
        className="remove"
        aria-label={words.removeLine(number)}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
      <MoreFields {...props} />
      {cells.map((field) => {
        const problem = problemOf(field);
        return (
          problem && (
            <p key={field} id={`${lineFieldId(number - 1, field)}-problem`} className="problem">
              {problem}
            </p>
          )
        );
      })}
    </div>
  );
}
