import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { bankCalls } from '../../api/calls/bank.ts';
import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { useCall } from '../../api/client/query.ts';
import type { BankView } from '../../domain/books/bank.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { bankPageWords, statementPageWords } from '../../domain/words/bank-money.ts';
import { bankListWords } from '../../domain/words/banks.ts';
import { bankAt, bankStatementAt, banksAt, bankTransactionsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { useLocale } from '../kit/locale.ts';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { BankDialog } from './BankDialog.tsx';
import { bankColumns, calledOf, mayDo, refusedDeletion } from './bank-list.tsx';
import { DeleteBankDialog } from './DeleteBankDialog.tsx';
import { useBankActs } from './use-bank-acts.ts';

/** Banks, oldest first; the one named in the address stands open over them. */
export function BankListPage() {
  const { id: businessId } = useBusiness();
  return (
    <Loaded
      query={useCall(bankCalls.listBanks, { businessId })}
      back={{ label: bankListWords.banks, href: banksAt }}
    >
      {(banks) => <BankList banks={banks} />}
    </Loaded>
  );
}

function BankList({ banks }: { banks: readonly BankView[] }) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const { id: businessId, homeCurrency } = useBusiness();
  const briefs = useCall(bankMoneyCalls.banks, { businessId }).data?.banks ?? [];
  const cash = briefs.find(({ isCash }) => isCash);
  const requestedId = new URLSearchParams(useSearch()).get('bank');
  const [deleting, setDeleting] = useState<BankView | null>(null);
  const { makeDefault, activate } = useBankActs();
  const opened = requestedId === 'new' ? null : banks.find((bank) => bank.id === requestedId);
  usePageKeys({ n: () => navigate(bankAt()) });
  const add = (
    <ButtonLink look="primary" href={bankAt()} shortcut="n">
      {bankListWords.newBank}
    </ButtonLink>
  );

  const seen = (bank: BankView) => [
    {
      key: 'transactions',
      label: bankPageWords.seeTransactions,
      onPress: () => navigate(bankTransactionsAt(bank.id)),
    },
    {
      key: 'reconcile',
      label: statementPageWords.reconcile,
      onPress: () => navigate(bankStatementAt(bank.id)),
    },
  ];
  const menuOf = (bank: BankView) =>
    mayDo(bank, 'bank.activate')
      ? [
          ...seen(bank),
          { key: 'activate', label: bankListWords.activate, onPress: () => void activate(bank.id) },
        ]
      : [
          ...seen(bank),
          { key: 'edit', label: bankListWords.edit, onPress: () => navigate(bankAt(bank.id)) },
          ...(bank.isDefault
            ? []
            : [
                {
                  key: 'default',
                  label: bankListWords.setAsDefault,
                  onPress: () => void makeDefault(bank.id),
                },
              ]),
          {
            key: 'delete',
            label: bankListWords.delete,
            danger: true,
            onPress: () => setDeleting(bank),
            refused: refusedDeletion(bank),
          },
        ];

  return (
    <>
      <PageHead title={bankListWords.banks}>{banks.length > 0 && add}</PageHead>
      {banks.length > 0 ? (
        <DataTable
          caption={bankListWords.banks}
          columns={bankColumns(banks, briefs, homeCurrency, locale)}
          rows={banks}
          keyOf={(bank) => bank.id}
          nameOf={calledOf}
          hrefOf={(bank) => bankAt(bank.id)}
          menuOf={menuOf}
        />
      ) : (
        <EmptyState sentence={bankListWords.empty} act={add} />
      )}
      {cash && (
        <ButtonLink href={bankTransactionsAt(cash.id)}>
          {bankPageWords.cash({
            name: cash.name,
            balance: formatMoney(cash.ownBalance, homeCurrency, locale),
          })}
        </ButtonLink>
      )}
      {opened !== undefined && (
        <BankDialog
          key={requestedId}
          bank={opened}
          mayEdit={opened === null || mayDo(opened, 'bank.edit')}
          canBeDefault={banks.some((bank) => bank.isDefault && bank.id !== opened?.id)}
          onClose={() => navigate(banksAt)}
        />
      )}
      {deleting && (
        <DeleteBankDialog
          bank={deleting}
          onDone={() => setDeleting(null)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
