import type { ChartPart, ChartRow } from '../../domain/books/chart-of-accounts.ts';
import { type AccountView, accountStandingOf, codeOf } from '../../domain/books/ledger-account.ts';
import { formatAmount, formatDay } from '../../domain/values/format.ts';
import { mergeWords } from '../../domain/words/account-merge.ts';
import { accountListWords as words } from '../../domain/words/ledger.ts';
import { type AccountEvent, accountLifecycle } from '../../machines/account/account.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import type { Column, Heading } from '../kit/lists/DataTable.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';

/** Whether the chart has this act for an account. */
export const mayDo = (account: AccountView, type: AccountEvent['type']): boolean =>
  allows(accountLifecycle, accountStandingOf(account), { type });

const standing = ({ account }: ChartRow, locale: string, nameOf: (id: number) => string) => {
  if (account?.active !== false) return null;
  const { mergedInto, mergedOn } = account;
  return (
    <>
      <StatusBadge tone="stopped" word={words.inactive} />
      {mergedInto !== null && mergedOn !== null && (
        <small style={{ display: 'block' }}>
          {mergeWords.mergedInto({ name: nameOf(mergedInto), day: formatDay(mergedOn, locale) })}
        </small>
      )}
    </>
  );
};

/**
 * The columns of the chart.
 *
 * @param nameOf what the account is called that takes the place of a merged one
 */
export const accountColumns = (
  homeCurrency: string,
  locale: string,
  nameOf: (id: number) => string,
): Column<ChartRow>[] => [
  {
    key: 'code',
    title: words.code,
    cell: ({ account }) => account && codeOf(account),
    phone: 'under',
    width: '96px',
  },
  { key: 'account', title: words.account, cell: (row) => row.name, phone: 'lead', opens: true },
  {
    key: 'moved',
    title: words.thisYear,
    figure: true,
    cell: (row) => formatAmount(row.moved, homeCurrency, locale),
    minor: true,
  },
  {
    key: 'balance',
    title: words.balance(homeCurrency),
    figure: true,
    cell: (row) => formatAmount(row.balance, homeCurrency, locale),
    phone: 'figure',
  },
  { key: 'status', title: words.status, cell: (row) => standing(row, locale, nameOf), phone: 'state' },
];

/** A group or sub-group as the table has it; without figures while a search keeps some of its accounts out. */
export const headingOf = (
  { key, name, level, moved, balance }: ChartPart,
  isWhole: boolean,
  homeCurrency: string,
  locale: string,
): Heading => ({
  key,
  name,
  level,
  figures: isWhole
    ? {
        moved: formatAmount(moved, homeCurrency, locale),
        balance: formatAmount(balance, homeCurrency, locale),
      }
    : {},
});
