import { useState } from 'react';
import { useLocation } from 'wouter';
import { importCalls } from '../../api/calls/import.ts';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { accountGroups } from '../../domain/books/account-groups.ts';
import type { AccountGroup } from '../../domain/books/accounts.ts';
import { type ChartRow, chartFound, chartParts, chartRows } from '../../domain/books/chart-of-accounts.ts';
import type { AccountView } from '../../domain/books/ledger-account.ts';
import { accountListWords as words } from '../../domain/words/ledger.ts';
import { listPage as listWords } from '../../domain/words/lists.ts';
import { openingBalanceWords } from '../../domain/words/opening-balances.ts';
import { accountsAt, ledgerAt, openingBalancesAt, trialBalanceAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { Filters } from '../kit/lists/Filters.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { Tabs } from '../kit/lists/Tabs.tsx';
import { useLocale } from '../kit/locale.ts';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { exportAct, useImportActs } from '../page/file-acts.ts';
import { HeadActs } from '../page/HeadActs.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountUsesDialog } from './AccountUsesDialog.tsx';
import { accountColumns, headingOf, mayDo } from './account-list.tsx';
import { MergeAccountDialog } from './MergeAccountDialog.tsx';
import { useAccountMenu } from './use-account-menu.ts';

const thisYear = { dates: 'thisyear' };

/** The entries a row is made of: those of its account; of retained earnings, the income and expenses of the trial balance. */
const entriesAt = ({ account }: ChartRow): string =>
  account ? ledgerAt(account.id, thisYear) : trialBalanceAt(thisYear);

/** The chart of accounts as a tree; the account named in the address is opened over it. */
export function AccountListPage() {
  const { id } = useBusiness();
  return (
    <Loaded
      query={useCall(ledgerAccountCalls.listAccounts, { businessId: id })}
      back={{ label: words.title, href: accountsAt }}
    >
      {(accounts) => <AccountList accounts={accounts} />}
    </Loaded>
  );
}

function AccountList({ accounts }: { accounts: readonly AccountView[] }) {
  const [, navigate] = useLocation();
  const address = useListAddress({ group: '', account: '' }, ['account']);
  const { group, search, account: requestedId } = address.values;
  const formAt = (account: string) => address.hrefWith({ account });
  const { id: businessId } = useBusiness();
  const imports = useImportActs('accounts', 'settings.account');
  const [usesOf, setUsesOf] = useState<AccountView | null>(null);
  const [merging, setMerging] = useState<AccountView | null>(null);
  const menuOf = useAccountMenu({
    edit: ({ id }) => navigate(formAt(String(id))),
    showUses: setUsesOf,
    merge: setMerging,
  });
  const opened = requestedId === 'new' ? null : accounts.find(({ id }) => String(id) === requestedId);
  usePageKeys({ n: () => navigate(formAt('new')) });

  const whole = chartRows(accounts);
  const found = chartFound(whole, { group: (group || null) as AccountGroup | null, search });
  const tabs = [{ group: '', name: words.all }, ...accountGroups].map((tab) => ({
    label: tab.name,
    href: address.hrefWith({ group: tab.group }),
    count: String(accounts.filter((one) => tab.group === '' || one.group === tab.group).length),
    current: tab.group === group,
  }));
  return (
    <>
      <PageHead title={words.title}>
        <HeadActs
          acts={[
            {
              key: 'opening',
              label: openingBalanceWords.title,
              onPress: () => navigate(openingBalancesAt),
            },
            exportAct(
              async () => (await ask(importCalls.exportOwnFile, { businessId, kind: 'accounts' })).data,
            ),
            ...imports,
          ]}
        />
        <ButtonLink look="primary" href={formAt('new')} shortcut="n">
          {words.newAccount}
        </ButtonLink>
      </PageHead>
      <Tabs label={words.groups} tabs={tabs} />
      <Filters>
        <SearchField label={words.search} value={address.typed} onChange={address.search} />
      </Filters>
      {found.length > 0 ? (
        <ChartTable found={found} whole={whole} isWhole={search.trim() === ''} menuOf={menuOf} />
      ) : (
        <FilteredEmpty
          sentence={words.noneFound(search)}
          act={<Button onClick={address.showAll}>{listWords.showEverything}</Button>}
        />
      )}
      {opened !== undefined && (
        <AccountDialog
          key={requestedId}
          account={opened}
          mayEdit={opened === null || mayDo(opened, 'account.edit')}
          onClose={() => navigate(formAt(''))}
        />
      )}
      {merging && (
        <MergeAccountDialog account={merging} accounts={accounts} onClose={() => setMerging(null)} />
      )}
      {usesOf && <AccountUsesDialog account={usesOf} onClose={() => setUsesOf(null)} />}
    </>
  );
}

interface ChartTableProps {
  found: readonly ChartRow[];
  /** All rows of the chart, which its totals are of. */
  whole: readonly ChartRow[];
  /** Nothing is searched for, so that totals are of what is seen. */
  isWhole: boolean;
  menuOf: ReturnType<typeof useAccountMenu>;
}

/** What an account is called, by its number. */
const nameOf = (rows: readonly ChartRow[], id: number): string =>
  rows.find(({ account }) => account?.id === id)?.name ?? '';

/** The accounts found, under their groups and sub-groups. */
function ChartTable({ found, whole, isWhole, menuOf }: ChartTableProps) {
  const locale = useLocale();
  const { homeCurrency } = useBusiness();
  const parts = chartParts(found, whole);
  return (
    <DataTable
      caption={words.title}
      columns={accountColumns(homeCurrency, locale, (id) => nameOf(whole, id))}
      rows={found}
      keyOf={({ account }) => String(account?.id ?? 'retained')}
      nameOf={({ name }) => name}
      hrefOf={entriesAt}
      headingsOf={(row) =>
        parts[found.indexOf(row)]!.map((part) => headingOf(part, isWhole, homeCurrency, locale))
      }
      menuOf={({ account }) => (account ? menuOf(account) : [])}
    />
  );
}
