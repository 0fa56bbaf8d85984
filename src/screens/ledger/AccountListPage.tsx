import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { accountList } from '../../api/queries/ledger-accounts.ts';
import { accountGroups } from '../../domain/books/account-groups.ts';
import type { AccountView } from '../../domain/ledger-account.ts';
import { accountListWords as words } from '../../domain/words/ledger.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { DataTable } from '../kit/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Tabs } from '../kit/Tabs.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { accountAt, accountsAt, accountsOf, ledgerAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { accountColumns, chartOf, mayDo, whyNotDeactivate } from './account-list.tsx';
import { useAccountActs } from './use-account-acts.ts';

/** Accounts by group and sub-group; the one named in the address is opened over them. */
export function AccountListPage() {
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(accountList(id))} back={{ label: words.title, href: accountsAt }}>
      {(accounts) => <AccountList accounts={accounts} />}
    </Loaded>
  );
}

function AccountList({ accounts }: { accounts: readonly AccountView[] }) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const { homeCurrency } = useBusiness();
  const address = new URLSearchParams(useSearch());
  const [requestedId, group] = [address.get('account'), address.get('group')];
  const { activate, deactivate } = useAccountActs();
  const opened = requestedId === 'new' ? null : accounts.find(({ id }) => String(id) === requestedId);
  const newAt = accountAt('new', group);
  usePageKeys({ n: () => navigate(newAt) });

  const tabs = [
    { group: null, name: words.all },
    ...accountGroups.map((one) => ({ group: one.group as string | null, name: one.name })),
  ].map((tab) => ({
    label: tab.name,
    href: accountsOf(tab.group),
    count: String(chartOf(accounts, tab.group).length),
    current: tab.group === group,
  }));

  const menuOf = (account: AccountView) => {
    const { id } = account;
    const ledger = { key: 'ledger', label: words.ledger, onPress: () => navigate(ledgerAt(id)) };
    if (mayDo(account, 'account.activate'))
      return [ledger, { key: 'activate', label: words.activate, onPress: () => void activate(id) }];
    return [
      { key: 'edit', label: words.edit, onPress: () => navigate(accountAt(id, group)) },
      ledger,
      {
        key: 'deactivate',
        label: words.deactivate,
        refused: whyNotDeactivate(account),
        onPress: () => void deactivate(id),
      },
    ];
  };

  return (
    <>
      <PageHead title={words.title}>
        <ButtonLink look="primary" href={newAt} shortcut="n">
          {words.newAccount}
        </ButtonLink>
      </PageHead>
      <Tabs label={words.groups} tabs={tabs} />
      <DataTable
        caption={words.title}
        columns={accountColumns(homeCurrency, locale)}
        rows={chartOf(accounts, group)}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => accountAt(id, group)}
        menuOf={menuOf}
      />
      {opened !== undefined && (
        <AccountDialog
          key={requestedId}
          account={opened}
          mayEdit={opened === null || mayDo(opened, 'account.edit')}
          onClose={() => navigate(accountsOf(group))}
        />
      )}
    </>
  );
}
