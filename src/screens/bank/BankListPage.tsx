import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { bankCalls } from '../../api/calls/bank.ts';
import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import { type BankView, bankStandingOf } from '../../domain/books/bank.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { bankPageWords, statementPageWords } from '../../domain/words/bank-money.ts';
import { bankListWords, deleteBankWords } from '../../domain/words/banks.ts';
import { CardList } from '../card/CardList.tsx';
import { useCardActs } from '../card/use-card-acts.tsx';
import { bankAt, bankStatementAt, banksAt, bankTransactionsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { Loaded } from '../page/Loaded.tsx';
import { BankDialog } from './BankDialog.tsx';
import { actsOf, type BankAct, bankColumns, calledOf, mayDo } from './bank-list.tsx';

const Below = chakra('div', { base: { marginTop: '4' } });

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

/** What can be done with a bank from its row; the answer to deleting one has the banks that are left. */
const useBankListActs = () => {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const may = useMay();
  return useCardActs<BankView, BankAct>({
    noun: 'bank',
    actsOf: (bank) => actsOf(bankStandingOf(bank), may),
    acts: {
      edit: { open: ({ id }) => navigate(bankAt(id)) },
      setDefault: { send: (one, intent) => ask(bankCalls.setDefaultBank, one, intent) },
      activate: { send: (one, intent) => ask(bankCalls.activateBank, one, intent) },
      delete: {
        danger: true,
        send: async (one, intent) => {
          const answer = await ask(bankCalls.deleteBank, one, intent);
          const { businessId } = one;
          client.setQueryData(queryOf(bankCalls.listBanks, { businessId }).queryKey, answer.rows);
          return answer;
        },
        asks: (bank) => ({
          title: deleteBankWords.title(calledOf(bank)),
          keep: deleteBankWords.keepIt,
          lead: bank.used ? deleteBankWords.archivedWithEntries : deleteBankWords.removeLead,
          label: bank.used ? deleteBankWords.archiveBank : deleteBankWords.removeBank,
        }),
      },
    },
  });
};

function BankList({ banks }: { banks: readonly BankView[] }) {
  const [, navigate] = useLocation();
  const locale = useLocale();
  const { id: businessId, homeCurrency } = useBusiness();
  const briefs = useCall(bankMoneyCalls.banks, { businessId }).data?.banks ?? [];
  const cash = briefs.find(({ isCash }) => isCash);
  const acts = useBankListActs();
  const menuOf = (bank: BankView) => [
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
    ...acts.menuOf(bank),
  ];
  return (
    <CardList
      noun="bank"
      title={bankListWords.banks}
      rows={banks}
      listAt={banksAt}
      formAt={bankAt}
      add={bankListWords.newBank}
      empty={{ sentence: bankListWords.empty }}
      table={{ columns: bankColumns(banks, briefs, homeCurrency, locale), nameOf: calledOf, menuOf }}
      form={(opened, close) => (
        <BankDialog
          bank={opened}
          mayEdit={opened === null || mayDo(opened, 'bank.edit')}
          canBeDefault={banks.some((bank) => bank.isDefault && bank.id !== opened?.id)}
          press={acts.press}
          onClose={close}
        />
      )}
    >
      {cash && (
        <Below>
          <ButtonLink href={bankTransactionsAt(cash.id)}>
            {bankPageWords.cash({
              name: cash.name,
              balance: formatMoney(cash.ownBalance, homeCurrency, locale),
            })}
          </ButtonLink>
        </Below>
      )}
      {acts.dialog}
    </CardList>
  );
}
