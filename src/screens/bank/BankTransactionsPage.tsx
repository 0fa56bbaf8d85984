import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import { transactionTypes } from '../../domain/bank-money/transaction.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { formatName, type ReportFormat, reportFormats } from '../../domain/report/formats.ts';
import { formatDay } from '../../domain/values/format.ts';
import {
  bankMoneyRefusals,
  cashCountWords,
  fundWords,
  statementPageWords,
  transactionTypeWords,
  undoWords,
  bankPageWords as words,
} from '../../domain/words/bank-money.ts';
import { reportToolWords } from '../../domain/words/reports.ts';
import { bankAt, bankStatementAt, banksAt, bankTransactionsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { HeadActs } from '../page/HeadActs.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { PrintedReport } from '../report/PrintedReport.tsx';
import { BankChoice, type Brief, shownBank } from './bank-choice.tsx';
import { useBankDialogs } from './bank-dialogs.tsx';
import {
  balanceCards,
  calledTransaction,
  type Transaction,
  transactionColumns,
} from './transaction-list.tsx';

const filters = {
  bank: '',
  period: 'alltime',
  from: '',
  to: '',
  type: '',
  order: '',
  unmatched: '',
  print: '',
};
const types = [
  { value: '', label: words.allTypes },
  ...transactionTypes.map((value) => ({ value, label: transactionTypeWords[value] })),
];
const orders = [
  { value: '', label: words.newest },
  { value: 'asc', label: words.oldest },
];

/** The page of a bank: what moved through it, newest first, each with the balance after it. */
export function BankTransactionsPage() {
  const { id: businessId } = useBusiness();
  const may = useMay();
  const address = useListAddress(filters, ['bank', 'print']);
  const back = { label: words.banks, href: banksAt };
  return (
    <Loaded query={useCall(bankMoneyCalls.banks, { businessId })} back={back}>
      {({ banks }) => {
        const bank = shownBank(banks, address.values.bank);
        if (bank) return <Transactions key={bank.id} bank={bank} banks={banks} address={address} />;
        const add = may('settings.account') && (
          <ButtonLink look="primary" href={bankAt()}>
            {words.addBank}
          </ButtonLink>
        );
        return (
          <>
            <PageHead title={words.title} />
            <EmptyState sentence={words.noBanks} act={add} />
          </>
        );
      }}
    </Loaded>
  );
}

type Address = ReturnType<typeof useListAddress<keyof typeof filters>>;

interface TransactionsProps {
  bank: Brief;
  banks: readonly Brief[];
  address: Address;
}

function Transactions(props: TransactionsProps) {
  const { bank, address } = props;
  const { homeCurrency } = useBusiness();
  const { search, ...values } = address.values;
  if (values.print !== 'true') return <TransactionList {...props} />;
  const more = bank.currency === homeCurrency ? '' : 'true';
  const days = { dates: values.period, from: values.from, to: values.to };
  const unused = { account: '', document: '', contact: '', compare: '' };
  const sort = values.order && `date ${values.order}`;
  const request = {
    ...unused,
    ...days,
    bank: bank.id,
    type: values.type,
    unmatched: values.unmatched,
    search,
    sort,
    more,
  };
  return (
    <PrintedReport report="bank-transactions" request={request} viewHref={address.hrefWith({ print: '' })} />
  );
}

/** What the calls take of the address. */
const narrowedOf = (bankId: string, { values }: Address) => ({
  bankId,
  period: values.period === 'custom' ? 'alltime' : values.period,
  from: values.from || undefined,
  to: values.to || undefined,
  order: values.order || undefined,
  search: values.search || undefined,
  type: values.type || undefined,
  unmatched: values.unmatched || undefined,
});

function TransactionList({ bank, banks, address }: TransactionsProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { values, narrow } = address;
  const narrowed = narrowedOf(bank.id, address);
  const args = { businessId, ...narrowed, page: String(address.page) };
  const found = useQuery({
    ...queryOf(bankMoneyCalls.transactions, args),
    placeholderData: keepPreviousData,
  });
  const written = { currency: bank.currency, homeCurrency, locale };

  async function download(format: ReportFormat) {
    try {
      const { data } = await ask(bankMoneyCalls.transactionsFile, { businessId, ...narrowed, format });
      fetchFile(data.url);
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  const days = { period: values.period, from: values.from, to: values.to };
  const statement = bank.statementDay
    ? { figure: formatDay(bank.statementDay, locale), beside: words.notMatched(bank.unmatched) }
    : { figure: words.noStatement };
  const { data } = found;
  const { dialog, open } = useBankDialogs(bank, banks);
  const mayMove = may('settings.account') && bank.active;
  const moves = [
    {
      key: 'in',
      label: fundWords.title.in,
      onPress: () => open({ act: 'fund', direction: 'in' }),
    },
    {
      key: 'out',
      label: fundWords.title.out,
      onPress: () => open({ act: 'fund', direction: 'out' }),
    },
    {
      key: 'transfer',
      label: words.transfer,
      onPress: () => open({ act: 'transfer', filled: { from: bank.id } }),
    },
    ...(bank.isCash
      ? [{ key: 'count', label: cashCountWords.title, onPress: () => open({ act: 'count' }) }]
      : []),
  ];
  const menuOf = (row: Transaction) => [
    {
      key: 'undo',
      label: undoWords.undo,
      danger: true,
      onPress: () => open({ act: 'undo', transaction: row }),
      refused: row.canUndo ? undefined : row.isReversed ? undoWords.isUndone : bankMoneyRefusals.notFromHere,
    },
  ];
  return (
    <ListPage
      title={bankLabel(bank)}
      href={bankTransactionsAt()}
      {...(may('settings.account') && { back: { label: words.banks, href: banksAt } })}
      address={address}
      found={{ ...found, data: data && { rows: data.transactions, total: data.total } }}
      columns={transactionColumns(written)}
      nameOf={(row) => calledTransaction(row, locale)}
      menuOf={may('settings.account') ? menuOf : undefined}
      searches={words.search}
      add={false}
      acts={
        <>
          <ButtonLink href={bankStatementAt(bank.id)}>{statementPageWords.reconcile}</ButtonLink>
          <HeadActs
            acts={[
              ...(mayMove ? moves : []),
              ...reportFormats.map((format) => ({
                key: format,
                label: reportToolWords.download(formatName(format)),
                onPress: () => void download(format),
              })),
              {
                key: 'print',
                label: words.print,
                onPress: () => navigate(address.hrefWith({ print: 'true' })),
              },
              ...(may('settings.account') && !bank.isCash
                ? [{ key: 'edit', label: words.edit, onPress: () => navigate(bankAt(bank.id)) }]
                : []),
            ]}
          />
        </>
      }
      empty={{ name: 'no-bank-transactions', sentence: words.noTransactions }}
      summary={
        <SummaryCards
          cards={[
            ...balanceCards({ balance: bank.ownBalance, homeBalance: bank.balance }, written),
            { label: words.lastStatement, ...statement },
          ]}
        />
      }
      filters={
        <>
          <BankChoice banks={banks} bank={bank} onChoose={(id) => navigate(bankTransactionsAt(id))} />
          <PeriodFilter values={days} span={undefined} onChange={narrow} />
          <FilterChoice
            label={words.title}
            value={values.type}
            options={types}
            onChange={(type) => narrow({ type })}
          />
          <FilterChoice
            label={words.order}
            value={values.order}
            options={orders}
            onChange={(order) => narrow({ order })}
          />
          <CheckField
            label={words.unmatched}
            checked={values.unmatched === 'true'}
            onChange={(unmatched) => narrow({ unmatched: unmatched ? 'true' : '' })}
          />
        </>
      }
    >
      {dialog}
    </ListPage>
  );
}
