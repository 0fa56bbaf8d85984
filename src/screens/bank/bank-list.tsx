import { accountEnd, type BankView, bankStandingOf, ledgerName } from '../../domain/books/bank.ts';
import { isZero } from '../../domain/money.ts';
import { formatAmount, formatDay, formatMoney } from '../../domain/values/format.ts';
import { bankPageWords } from '../../domain/words/bank-money.ts';
import { bankListWords } from '../../domain/words/banks.ts';
import { type BankEvent, bankLifecycle } from '../../machines/bank/bank.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { chartActs } from '../card/chart-acts.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Brief } from './bank-choice.tsx';

/** Whether the chart has this act for a bank. */
export const mayDo = (bank: BankView, type: BankEvent['type']): boolean =>
  allows(bankLifecycle, bankStandingOf(bank), { type });

/** What the chart lets be done with a bank. */
export const actsOf = chartActs(bankLifecycle, 'settings.account', {
  activate: bankListWords.activate,
  edit: bankListWords.edit,
  setDefault: bankListWords.setAsDefault,
  delete: bankListWords.delete,
});

export type BankAct = 'activate' | 'edit' | 'setDefault' | 'delete';

/** What a bank is called where several may have one name: as its account is in the ledger. */
export const calledOf = (bank: BankView): string => ledgerName(bank);

const standing = ({ active, isDefault }: BankView) => {
  if (!active) return <StatusBadge tone="stopped" word={bankListWords.archived} />;
  return isDefault ? <StatusBadge tone="settled" word={bankListWords.default} /> : null;
};

/** Of the number its end alone: the list may be seen over a shoulder. */
const account = (bank: BankView): string => {
  const end = accountEnd(bank);
  return [end && `…${end}`, bank.accountName].filter(Boolean).join(' ');
};

/** What a bank kept in a foreign currency holds of it, and what moved through it in others. */
export const ownBalanceOf = (
  { currency, ownBalance, otherMoney }: BankView,
  homeCurrency: string,
  locale: string,
): string => {
  const own = formatMoney(ownBalance, currency, locale);
  return isZero(otherMoney)
    ? own
    : `${own} ${bankListWords.inOthers(formatMoney(otherMoney, homeCurrency, locale))}`;
};

export const isForeign = ({ currency }: BankView, homeCurrency: string): boolean => currency !== homeCurrency;

/** Both balances, once a bank is kept in a foreign currency. */
const balances = (homeCurrency: string, locale: string): Column<BankView>[] => [
  {
    key: 'own',
    title: bankListWords.balance,
    figure: true,
    cell: (row) => ownBalanceOf(row, homeCurrency, locale),
    phone: 'figure',
  },
  {
    key: 'balance',
    title: bankListWords.inYourBooks(homeCurrency),
    figure: true,
    cell: (row) => formatMoney(row.balance, homeCurrency, locale),
    phone: (row) => (isForeign(row, homeCurrency) ? 'under' : 'none'),
  },
];

const atHome = (homeCurrency: string, locale: string): Column<BankView> => ({
  key: 'balance',
  title: bankListWords.inYourBooks(homeCurrency),
  figure: true,
  cell: (row) => formatAmount(row.balance, homeCurrency, locale),
  phone: 'figure',
});

/** The last statement of each, and how many entries up to it were not found on one. */
const lastStatement = (briefs: readonly Brief[], locale: string): Column<BankView> => ({
  key: 'statement',
  title: bankPageWords.lastStatement,
  cell: ({ id }) => {
    const brief = briefs.find((one) => one.id === id);
    if (!brief?.statementDay) return null;
    const day = formatDay(brief.statementDay, locale);
    return brief.unmatched === 0 ? day : `${day}, ${bankPageWords.notMatched(brief.unmatched)}`;
  },
});

export const bankColumns = (
  banks: readonly BankView[],
  briefs: readonly Brief[],
  homeCurrency: string,
  locale: string,
): Column<BankView>[] => [
  { key: 'bank', title: bankListWords.bank, cell: (row) => row.name, phone: 'lead' },
  { key: 'account', title: bankListWords.account, cell: account, phone: 'under' },
  { key: 'currency', title: bankListWords.currency, cell: (row) => row.currency },
  ...(banks.some((bank) => isForeign(bank, homeCurrency))
    ? balances(homeCurrency, locale)
    : [atHome(homeCurrency, locale)]),
  lastStatement(briefs, locale),
  { key: 'status', title: bankListWords.status, cell: standing, phone: 'state' },
];
