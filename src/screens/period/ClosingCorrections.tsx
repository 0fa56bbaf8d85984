import { chakra } from '@chakra-ui/react';
import type { EntryKind } from '../../domain/books/entry.ts';
import { minus } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { closePageWords as words } from '../../domain/words/periods.ts';
import { entryKindWords } from '../../domain/words/reports.ts';
import { ledgerAt, viewEntryAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { dayOf, type PeriodView } from './period-state.ts';

type Closing = PeriodView['closings'][number];
type Entry = Closing['entries'][number];
type Balance = Closing['balances'][number];

const Corrections = chakra('section', {
  base: {
    '& > h2': { fontSize: '15px', fontWeight: '600', marginBottom: '1' },
    '& > p': { marginBottom: '3' },
  },
});

const entryColumns = (locale: string): Column<Entry>[] => [
  { key: 'entry', title: words.entry, cell: ({ number }) => number, phone: 'lead' },
  { key: 'date', title: words.date, cell: ({ onDay }) => formatDay(onDay, locale), phone: 'under' },
  {
    key: 'type',
    title: words.type,
    cell: ({ kind }) => entryKindWords[kind as EntryKind] ?? kind,
    phone: 'under',
  },
  { key: 'memo', title: words.memo, cell: ({ memo }) => memo, phone: 'under' },
];

const balanceColumns = (written: (amount: string) => string): Column<Balance>[] => [
  { key: 'account', title: words.account, cell: ({ account }) => account, phone: 'lead' },
  { key: 'closed', title: words.closedAt, figure: true, cell: ({ closed }) => written(closed) },
  { key: 'now', title: words.now, figure: true, cell: ({ now }) => written(now) },
  {
    key: 'difference',
    title: words.difference,
    figure: true,
    cell: ({ closed, now }) => written(minus(now, closed)),
    phone: 'figure',
  },
];

/** What was posted since a period was locked, and what that makes of the figures that were closed. */
export function ClosingCorrections({ closing, view }: { closing: Closing; view: PeriodView }) {
  const { homeCurrency, locale, timeZone } = useBusiness();
  const written = (amount: string) => formatMoney(amount, homeCurrency, locale);
  const title = words.correctedTitle(dayOf(closing.at, { locale, timeZone }));
  return (
    <Corrections aria-label={title}>
      <h2>{title}</h2>
      <p className="quiet">
        {words.correctedLead}
        {closing.corrected > closing.entries.length &&
          ` ${words.moreEntries({ shown: closing.entries.length, total: closing.corrected })}`}
      </p>
      <DataTable
        caption={words.entries}
        columns={entryColumns(locale)}
        rows={closing.entries}
        keyOf={({ id }) => id}
        nameOf={({ number }) => String(number)}
        hrefOf={({ id }) => viewEntryAt(id)}
        few
      />
      <DataTable
        caption={words.difference}
        columns={balanceColumns(written)}
        rows={closing.balances}
        keyOf={({ accountId }) => String(accountId)}
        nameOf={({ account }) => account}
        hrefOf={({ accountId }) => ledgerAt(accountId, { from: view.from, to: view.to })}
        few
      />
    </Corrections>
  );
}
