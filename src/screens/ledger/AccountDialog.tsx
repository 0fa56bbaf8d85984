import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { ask } from '../../api/client/ask.ts';
import { accountSubgroups, groupNameOf } from '../../domain/books/account-groups.ts';
import { type AccountView, reportsMoved, whyNotSubgroup } from '../../domain/books/ledger-account.ts';
import { accountWords } from '../../domain/words/ledger.ts';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Columns, Stack } from '../kit/Stack.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { blankForm, formOf, formProblems, hasCurrency, hasOpening, typedOf } from './account-form.ts';
import { useAccountActs } from './use-account-acts.ts';

interface AccountDialogProps {
  /** The one that is edited; null for a new one. */
  account: AccountView | null;
  /** One that is inactive is only looked at, and activated. */
  mayEdit: boolean;
  onClose: () => void;
}

/** The sub-groups an account may be in: a new one in any. */
const subgroupsFor = (account: AccountView | null) =>
  accountSubgroups
    .filter(({ id }) => account === null || whyNotSubgroup(account, id) === null)
    .map(({ id, group, name }) => ({ value: String(id), label: `${groupNameOf(group)}: ${name}` }));

/** What to know of an account's sub-group: why it stays, or in which reports its entries move with it. */
const subgroupHint = (account: AccountView | null, chosen: string): string | undefined => {
  if (!account) return undefined;
  const others = accountSubgroups.filter(({ id }) => id !== account.subgroupId);
  const nearest = others.find(({ group }) => group === account.group) ?? others[0]!;
  if (subgroupsFor(account).length === 1) return whyNotSubgroup(account, nearest.id) ?? undefined;
  const moves = account.used && Number(chosen) !== account.subgroupId;
  return moves ? accountWords.movesIn(reportsMoved(account.subgroupId, Number(chosen))) : undefined;
};

const leadOf = (account: AccountView | null, mayEdit: boolean): string | undefined => {
  if (!mayEdit) return accountWords.inactiveLead;
  return account?.isSystem ? accountWords.systemLead : undefined;
};

/** The form of an account. */
export function AccountDialog({ account, mayEdit, onClose }: AccountDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { activate } = useAccountActs();
  const card = useCardForm({
    noun: 'account',
    opened: account && { id: `${businessId} ${account.id}`, version: account.version },
    initial: account ? formOf(account) : blankForm(homeCurrency),
    check: (form) => formProblems(form, homeCurrency, locale),
  });
  const { form, change, field } = card;

  async function save() {
    const typed = { businessId, ...typedOf(form, account, homeCurrency) };
    const answer = await card.save((intentKey, version) =>
      account
        ? ask(ledgerAccountCalls.updateAccount, { ...typed, id: account.id, version }, { intentKey })
        : ask(ledgerAccountCalls.addAccount, typed, { intentKey }),
    );
    if (answer) onClose();
  }

  const activateOnly = (
    <Button look="primary" onClick={() => account && void activate(account.id).then(onClose)}>
      {accountWords.activate}
    </Button>
  );
  const part = (name: 'currency' | 'rate') => {
    const { id, problem } = field(name === 'currency' ? 'currency' : 'openingRate');
    return { id, problem };
  };
  return (
    <CardDialog
      title={account ? (mayEdit ? accountWords.edit(account.name) : account.name) : accountWords.newAccount}
      lead={leadOf(account, mayEdit)}
      card={card}
      save={accountWords.save}
      onSave={save}
      onClose={onClose}
      foot={mayEdit ? undefined : activateOnly}
    >
      <fieldset disabled={!mayEdit}>
        <Stack>
          <Columns>
            <TextField {...field('name')} label={accountWords.name} autoFocus={account === null} />
            <TextField {...field('code')} label={accountWords.code} hint={accountWords.codeHint} optional />
          </Columns>
          {!account?.isSystem && (
            <SelectField
              {...field('subgroupId')}
              label={accountWords.subgroup}
              options={subgroupsFor(account)}
              hint={subgroupHint(account, form.subgroupId)}
              placeholder={accountWords.chooseSubgroup}
            />
          )}
          <LongTextField {...field('description')} label={accountWords.description} rows={2} optional />
          {hasCurrency(form) && !account?.isSystem && (
            <Columns>
              <CurrencyRate
                form={{ currency: form.currency, rate: form.openingRate }}
                field={part}
                change={({ currency = form.currency, rate = form.openingRate }) =>
                  change({ currency, openingRate: rate })
                }
              />
            </Columns>
          )}
          {hasOpening(form, account) && (
            <Columns>
              <MoneyField
                {...field('openingBalance')}
                label={accountWords.openingBalance}
                hint={accountWords.openingBalanceHint}
                optional
                currency={form.currency}
              />
              <DateField
                {...field('openingOn')}
                label={accountWords.asOf}
                hint={accountWords.asOfHint}
                optional
              />
            </Columns>
          )}
        </Stack>
      </fieldset>
    </CardDialog>
  );
}
