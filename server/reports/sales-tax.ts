import { daysAfter } from '../../src/domain/day.ts';
import { type Decimal, isZero, minus, negated, plus, sum, zero } from '../../src/domain/money.ts';
import {
  salesTaxSinceFiled,
  salesTax as spec,
  type TaxedAmounts,
} from '../../src/domain/report/sales-tax.ts';
import { type FiledFigures, type FiledTax, filedKey, filedNet } from '../../src/domain/tax/tax-filing.ts';
import { formatDay, formatMonth } from '../../src/domain/values/format.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { salesTaxWords as words } from '../../src/domain/words/sales-reports.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { filedFigures, filingOfDays } from '../store/books/tax-filings.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import {
  accountSums,
  isCashAccount,
  isTaxAccount,
  type ReportAccount,
  reportAccounts,
} from './account-sums.ts';
import { firstDay, lastDay, type Report, type ReportRequest, reportSource, rowReport } from './report.ts';
import { isView, taxedRows, taxedSums } from './taxed-rows.ts';

/**
 * Lines on tax accounts that no record stands for: what settles with the tax office, whose entry is on tax accounts and money alone, and
 * what is typed by hand.
 */
const unrecorded = async (
  tx: Tx,
  { from, to }: Range,
  taxes: readonly number[],
  beside: readonly number[],
) => {
  const rows = await tx.query(
    { settles: column.bool, amount: column.exact },
    `with of_tax as (select entry_id, sum(amount) as amount from journal_line
         where business_id = $1 and account_id = any($4::int[]) and on_day between $2 and $3 group by 1),
       told as (select t.entry_id, t.amount, bool_and(l.account_id = any($4::int[] || $5::int[]))
           and bool_or(l.account_id = any($5::int[])) as settles
         from of_tax t join journal_line l on l.business_id = $1 and l.entry_id = t.entry_id
         where not exists (select from tax_record r where r.business_id = $1 and r.entry_id = t.entry_id) group by 1, 2)
     select settles, sum(amount) as amount from told group by 1`,
    [tx.business.id, from, to, taxes, beside],
  );
  const of = (settles: boolean): Decimal => rows.find((row) => row.settles === settles)?.amount ?? zero;
  return { settled: of(true), adjustments: negated(of(false)) };
};

/** What was owed to the tax office before some days and is after them, by its accounts, and what of their lines no record stands for. */
const owingOf = async (tx: Tx, range: Range) => {
  const [accounts, roles] = [await reportAccounts(tx), await rolesOf(tx)];
  const idsOf = (isPicked: (account: ReportAccount) => boolean) =>
    accounts.filter(isPicked).map(({ id }) => id);
  const [taxes, cash] = [idsOf(isTaxAccount), idsOf(isCashAccount)];
  const { settled, adjustments } = await unrecorded(tx, range, taxes, [...cash, roles.rounding]);
  const eve = range.from === firstDay ? firstDay : daysAfter(range.from, -1);
  const sums = await accountSums(
    tx,
    [eve, range.to].map((to) => ({ from: firstDay, to })),
  );
  const owedAt = (n: number): Decimal => negated(sum(taxes.map((id) => sums.get(id)?.[n] ?? zero)));
  return { settled, adjustments, before: range.from === firstDay ? zero : owedAt(0), onAccounts: owedAt(1) };
};

/** What is a row's, of all of them. */
const ofAll = {
  tax: null,
  kind: null,
  rate: null,
  onDay: null,
  month: null,
  contact: null,
  taxNumber: null,
  country: null,
  documentId: null,
  documentNumber: null,
  documentType: null,
};
const nothing: TaxedAmounts = { saleBase: zero, saleTax: zero, purchaseBase: zero, deducted: zero };

const amountsOfTax = Object.keys(nothing) as (keyof TaxedAmounts)[];

const each = (of: (amount: keyof TaxedAmounts) => Decimal): TaxedAmounts => ({
  saleBase: of('saleBase'),
  saleTax: of('saleTax'),
  purchaseBase: of('purchaseBase'),
  deducted: of('deducted'),
});

/** By how much amounts are more than others. */
const beyond = (now: TaxedAmounts, then: TaxedAmounts): TaxedAmounts =>
  each((amount) => minus(now[amount], then[amount]));

const sumOf = (all: readonly TaxedAmounts[]): TaxedAmounts =>
  each((amount) => sum(all.map((one) => one[amount])));

const rangeOf = ({ days }: ReportRequest): Range => ({
  from: days.from ?? firstDay,
  to: days.to ?? lastDay,
});

/** What exactly these days were filed with, and on which day; null where they aren't marked. */
const filedOf = async (tx: Tx, range: Range) => {
  const filing = await filingOfDays(tx, range);
  return filing && { filedOn: filing.filedOn, ...(await filedFigures(tx, filing.id)) };
};

/** Each tax at each rate of some days, as it is now. */
const taxesNow = async (tx: Tx, range: Range) =>
  (await taxedRows(tx, range, 'summary', null)).map(({ kept: _, listed: __, ...row }) => row);

/** What the report says of some days, as it is kept when they are filed. */
export const taxToFile = async (tx: Tx, range: Range): Promise<FiledFigures> => {
  const taxes = (await taxesNow(tx, range)).map(
    ({ tax, kind, rate, saleBase, saleTax, purchaseBase, deducted }): FiledTax => ({
      tax: tax!,
      kind: kind!,
      rate,
      saleBase,
      saleTax,
      purchaseBase,
      deducted,
    }),
  );
  return { taxes, adjustments: (await owingOf(tx, range)).adjustments };
};

/** Each tax at each rate with what was corrected of it since it was filed; what is gone since stays, as nothing. */
const sinceFiled = (now: Awaited<ReturnType<typeof taxesNow>>, { taxes }: FiledFigures) => {
  const then = new Map(taxes.map((one) => [filedKey(one), one]));
  const here = new Set(now.map(filedKey));
  return [
    ...now.map((row) => ({ ...row, since: beyond(row, then.get(filedKey(row)) ?? nothing) })),
    ...taxes
      .filter((one) => !here.has(filedKey(one)))
      .map((one) => ({
        ...ofAll,
        tax: one.tax,
        kind: one.kind,
        rate: one.rate,
        ...nothing,
        since: beyond(nothing, one),
      })),
  ];
};

/** What the report says of itself below its rows, by what all of them come to. */
const figuresOf = async (
  tx: Tx,
  range: Range,
  { kept, ...inAll }: Awaited<ReturnType<typeof taxedSums>>,
  filed: Awaited<ReturnType<typeof filedOf>>,
) => {
  const { onAccounts, ...owing } = await owingOf(tx, range);
  const net = minus(inAll.saleTax, inAll.deducted);
  const withAdjustments = plus(net, owing.adjustments);
  const owed = minus(plus(owing.before, withAdjustments), owing.settled);
  return {
    inAll: { ...ofAll, ...inAll },
    net,
    notRecoverable: kept,
    ...owing,
    withAdjustments,
    owed,
    filed: filed && {
      label: words.netAsFiled(formatDay(filed.filedOn, tx.business.locale)),
      net: filedNet(filed),
    },
    controls: [
      {
        label: words.control,
        value: onAccounts,
        difference: minus(owed, onAccounts),
        to: 'subgroups:5,7' as const,
      },
    ],
  };
};

/** As it is of any days; of documents a page. */
const plain = reportSource(spec, async (tx, request) => {
  const range = rangeOf(request);
  const { page, limit } = request;
  const view = isView(request.view) ? request.view : 'summary';
  const paged = view === 'documents' ? { page, limit } : null;
  const rows = await taxedRows(tx, range, view, paged);
  const total = rows[0]?.listed ?? 0;
  return {
    rows: rows.map(({ kept: _, listed: __, ...row }) => ({
      ...row,
      month: row.onDay && formatMonth(row.onDay, tx.business.locale),
    })),
    ...(await figuresOf(tx, range, await taxedSums(tx, range), await filedOf(tx, range))),
    total,
    ...(paged ? { page: pageWithin(total, paged) } : { page: 1, whole: true as const }),
  };
});

/** Of days that were filed and corrected since: beside each tax by how much some of its amounts differ. */
const corrected = (amounts: readonly (keyof TaxedAmounts)[]) =>
  reportSource(salesTaxSinceFiled(amounts), async (tx, request) => {
    const range = rangeOf(request);
    const [filed, sums] = [await filedOf(tx, range), await taxedSums(tx, range)];
    const rows = sinceFiled(await taxesNow(tx, range), filed ?? { taxes: [], adjustments: zero });
    const { inAll, ...figures } = await figuresOf(tx, range, sums, filed);
    return {
      rows: rows.map((row) => ({ ...row, month: null })),
      inAll: { ...inAll, since: sumOf(rows.map(({ since }) => since)) },
      ...figures,
      total: rows.length,
      page: 1,
      whole: true as const,
    };
  });

/** Which amounts of a tax at a rate are not what they were when exactly these days were filed; none where they weren't. */
const correctedAmounts = async (tx: Tx, range: Range): Promise<(keyof TaxedAmounts)[]> => {
  const filed = await filedOf(tx, range);
  const rows = filed ? sinceFiled(await taxesNow(tx, range), filed) : [];
  return amountsOfTax.filter((amount) => rows.some(({ since }) => !isZero(since[amount])));
};

/** Tax on sales and on purchases by rate, and what is owed to the tax office. Source: finance-answers.md, section C, 20. */
export const salesTax: Report = {
  name: spec.name,
  read: async (tx, request, ...more) => {
    const isSummary = !isView(request.view) || request.view === 'summary';
    const amounts = isSummary ? await correctedAmounts(tx, rangeOf(request)) : [];
    return amounts.length > 0
      ? rowReport(corrected(amounts)).read(tx, request, ...more)
      : rowReport(plain).read(tx, request, ...more);
  },
};
