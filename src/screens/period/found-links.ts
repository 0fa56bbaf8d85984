import type { OursAnswer } from '../../api/calls/call.ts';
import type { periodCalls } from '../../api/calls/period.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { documentTypes, draftTitleOf, kindNames, kindSpec } from '../../domain/documents/kinds.ts';
import { documentPageRoutes } from '../../domain/documents/routes.ts';
import { providerRefusals } from '../../domain/payment-provider/refusals.words.ts';
import { type AccountingPeriod, periodName } from '../../domain/period/accounting-period.ts';
import type { FoundKind } from '../../domain/period/judged.ts';
import type { PeriodCheck } from '../../domain/period/period-check.ts';
import { formatDay, formatDecimal, formatMoney, formatSpan } from '../../domain/values/format.ts';
import type { Range } from '../../domain/values/period.ts';
import { closePageWords, periodCheckWords as words } from '../../domain/words/periods.ts';
import {
  bankStatementAt,
  bankTransactionsAt,
  businessAt,
  documentListAt,
  itemsAt,
  ledgerAt,
  payoutsAt,
  periodAt,
  preparedEntryAt,
  reportAt,
  storeOrdersAt,
  viewCustomerAt,
  viewDocumentAt,
  viewExpenseAt,
  viewItemAt,
  viewVendorAt,
} from '../frame/addresses.ts';

type Found = OursAnswer<typeof periodCalls.period>['checks'][number]['found'][number];

interface Link {
  label: string;
  href: string;
}

const labels: Readonly<Record<string, string>> = providerRefusals.providerLabels;

const fromStart = ({ to }: Range) => ({ from: `${to.slice(0, 4)}-01-01`, to });

/** Where each kind of thing is shown that keeps a check from being met. */
const places: Readonly<Record<FoundKind, (found: Found, period: AccountingPeriod) => string>> = {
  document: ({ type, id }) => viewDocumentAt(type as DocumentType, id ?? ''),
  expense: ({ id }) => viewExpenseAt(id ?? ''),
  bank: ({ id }) => bankStatementAt(id ?? ''),
  account: ({ accountId }, period) => ledgerAt(accountId ?? 0, fromStart(period)),
  customer: ({ id }) => viewCustomerAt(id ?? ''),
  vendor: ({ id }) => viewVendorAt(id ?? ''),
  item: ({ id }) => viewItemAt(id ?? ''),
  'provider-payout': () => payoutsAt,
  'store-payout': () => storeOrdersAt,
  'own-number': () => businessAt,
  'tax-days': ({ from, to }) => reportAt('sales-tax', { from, to }),
  month: ({ type }) => periodAt(type ?? ''),
};

const nameOf = ({ of, type, name, from, to }: Found, locale: string): string => {
  if (of === 'document')
    return name === ''
      ? draftTitleOf(type as DocumentType)
      : `${documentTypes[type as DocumentType].title} ${name}`;
  if (of === 'month')
    return periodName({ kind: 'month', key: type ?? '', from: from ?? '', to: to ?? '' }, locale);
  if (of === 'own-number') return closePageWords.ownNumber;
  if (of === 'tax-days') return formatSpan({ from: from ?? '', to: to ?? '' }, locale);
  return of === 'provider-payout' ? (labels[name] ?? name) : name;
};

const amountOf = ({ amount, currency }: Found, locale: string): string[] => {
  if (amount === null) return [];
  return [currency === null ? formatDecimal(amount, locale) : formatMoney(amount, currency, locale)];
};

/** What keeps a check from being met, in a line, and where it is shown. */
export const foundLink = (
  found: Found,
  period: AccountingPeriod,
  locale: string,
): Link & { beside: string } => {
  const isDated = found.to === null && found.from !== null;
  const day = isDated ? [formatDay(found.from ?? '', locale)] : [];
  return {
    label: nameOf(found, locale),
    beside: [...day, ...amountOf(found, locale)].join(', '),
    href: places[found.of](found, period),
  };
};

/** The lists of drafts of each kind that is posted, dated in a period. */
const draftLists = ({ from, to }: AccountingPeriod): Link[] =>
  kindNames
    .filter((kind) => kindSpec(kind).posts)
    .map((kind) => ({
      label: `${words.drafts.remedy}: ${documentPageRoutes[kind].list.title}`,
      href: documentListAt(kind, { status: 'draft', from, to }),
    }));

const remedies: Readonly<
  Partial<Record<PeriodCheck, (period: AccountingPeriod, first: Found | undefined) => string>>
> = {
  months: (_, first) => periodAt(first?.type ?? ''),
  statements: () => bankTransactionsAt(),
  payouts: (_, first) => (first?.of === 'store-payout' ? storeOrdersAt : payoutsAt),
  receivable: ({ to }) => reportAt('customer-ageing', { to }),
  credit: ({ to }) => reportAt('customer-ageing', { to }),
  payable: ({ to }) => reportAt('payable-ageing', { to }),
  advance: ({ to }) => reportAt('payable-ageing', { to }),
  inventory: ({ to }) => reportAt('inventory-valuation', { to }),
  stock: () => itemsAt,
  revaluation: ({ to }) => reportAt('financial-position', { to }),
  tax: ({ from, to }, first) => reportAt('sales-tax', { from: first?.from ?? from, to: first?.to ?? to }),
  opening: () => preparedEntryAt,
};

/** What leads to the rest of what a check found, and to what meets it. */
export const remediesOf = (
  check: PeriodCheck,
  period: AccountingPeriod,
  first: Found | undefined,
): Link[] => {
  if (check === 'drafts') return draftLists(period);
  const href = remedies[check]?.(period, first);
  return href ? [{ label: words[check].remedy, href }] : [];
};
