import * as z from 'zod/mini';
import { transactionTypes } from '../../domain/bank-money/transaction.ts';
import { reportFormats } from '../../domain/report/formats.ts';
import { headOf } from '../../domain/report/reports.ts';
import type { ReportSheet } from '../../domain/report/sheet.ts';
import { bankTransactionWords as words } from '../../domain/words/bank-money.ts';
import { reportSheet } from '../wire/report-sheet.ts';
import { userId } from '../wire/values.ts';
import { type Answer, done, file, planned, subject, told } from './call.ts';
import {
  count,
  day,
  decimal,
  type Fields,
  flag,
  fromWire,
  id,
  list,
  nullable,
  number,
  type OursOf,
  objectOf,
  oneOf,
  optional,
  text,
  toWire,
  typedText,
  whole,
} from './field.ts';

const { read, change, ours } = subject('businessid', '/api/AccountSettings/', { userid: userId });

/** What a bank's transactions are narrowed to. */
const narrowed = {
  bankId: id('bankid'),
  /** A period by its name, before which days that are given go; all days where neither is. */
  period: optional(typedText('sortby', 40)),
  from: optional(day('fromdate')),
  to: optional(day('todate')),
  /** `asc` for the oldest first. */
  order: optional(typedText('sortorder', 20)),
  search: optional(typedText('searchquery', 200)),
  type: optional(typedText('type', 20)),
  /** `true` for those not yet on a statement alone. */
  unmatched: optional(typedText('unmatched', 5)),
};

/** One entry on the bank: money in or out in the bank's currency with its worth at home, and the balance after it. */
export const transaction = {
  id: id('TransactionId'),
  number: number('number'),
  onDay: day('date'),
  type: oneOf('type', transactionTypes),
  contact: nullable(text('contact')),
  documentId: nullable(id('documentId')),
  documentNumber: nullable(text('documentNumber')),
  documentType: nullable(text('documentType')),
  memo: text('memo'),
  in: nullable(decimal('In')),
  out: nullable(decimal('Out')),
  balance: decimal('Balance'),
  homeIn: nullable(decimal('HomeIn')),
  homeOut: nullable(decimal('HomeOut')),
  homeBalance: decimal('HomeBalance'),
  isReversal: flag('IsReversal'),
  isReversed: flag('IsReversed'),
  /** It can be undone from here, as what other acts posted can't. */
  canUndo: flag('CanUndo'),
  /** The statement it is on, and its last day; of one that counts as matched before the first the day alone. */
  statementId: nullable(id('statementid')),
  statementDay: nullable(day('statementdate')),
};

const transactionPage = {
  bankName: text('bankname'),
  accountEnds: text('accountends'),
  currency: text('Currency'),
  active: flag('IsActive'),
  balance: decimal('Balance'),
  homeBalance: decimal('HomeBalance'),
  transactions: list('Transactions', transaction),
  total: number('total'),
  page: number('currentpage'),
  pages: number('pagetotal'),
};

const schemaOf = <F extends Fields>(fields: F) =>
  z.object({
    status: z.literal(200),
    message: z.string(),
    data: objectOf(fields),
    report: reportSheet,
  });

/** Fields, and the same as a report shows them. */
export const withReport = <F extends Fields>(
  message: string,
  fields: F,
): Answer<ReturnType<typeof schemaOf<F>>, OursOf<F> & { report: ReportSheet }> => ({
  schema: schemaOf(fields),
  toWire: ({ report, ...ours }, ids) => ({
    status: 200,
    message,
    data: toWire(fields, ours as unknown as OursOf<F>, ids),
    report,
  }),
  fromWire: ({ data, report }, ids) => ({
    ...fromWire(fields, data as object, ids),
    report: report as ReportSheet,
  }),
});

/** A bank with its balances and its last statement; of its number the end alone. */
const brief = {
  id: id('id'),
  name: text('bankname'),
  ends: text('accountends'),
  currency: text('Currency'),
  active: flag('IsActive'),
  isDefault: flag('isdefault'),
  /** It is the cash on hand, which has no card. */
  isCash: flag('IsCash'),
  /** At home, and in the bank's own currency. */
  balance: decimal('Balance'),
  ownBalance: decimal('OwnBalance'),
  /** The last day of its newest finished statement, and how many entries up to it are on no statement. */
  statementDay: nullable(day('statementdate')),
  unmatched: number('notmatched'),
};

const confirmed = {
  /** The bank may go below zero. */
  confirmOverdraft: optional(flag('confirmOverdraft')),
};
const farDay = { confirmFarDate: optional(flag('confirmFarDate')) };

/** Money put into a bank or taken out of it. */
const fund = {
  bankId: id('bankid'),
  /** In the bank's currency. */
  amount: decimal('amount'),
  /** Today where it is left out. */
  onDay: optional(day('date')),
  /** Where it comes from or goes: the owner's capital (36) or drawings (37) where it is left out. */
  accountId: optional(whole('TAccountId')),
  memo: optional(typedText('memo', 500)),
  /** Home per unit of the bank's currency. */
  rate: optional(nullable(decimal('rate'))),
  ...confirmed,
};

/** Money moved from one bank to another. */
const transfer = {
  fromId: id('frombankid'),
  toId: id('tobankid'),
  amountOut: decimal('amountout'),
  /** Left out between banks of one currency. */
  amountIn: optional(nullable(decimal('amountin'))),
  /** What the bank it leaves takes beside, in that bank's currency. */
  fee: optional(nullable(decimal('fee'))),
  leavesOn: optional(day('date')),
  /** The day it leaves where it is left out. */
  arrivesOn: optional(nullable(day('arrivaldate'))),
  /** Home per unit of the foreign currency, of two foreign ones of the one that leaves. */
  rate: optional(nullable(decimal('rate'))),
  memo: optional(typedText('memo', 500)),
  ...confirmed,
};

/** Cash as it was counted. */
const cashCount = {
  bankId: id('bankid'),
  counted: decimal('counted'),
  onDay: optional(day('date')),
  /** Where the difference goes: other expenses (49) where it is left out. */
  accountId: optional(whole('TAccountId')),
  memo: optional(typedText('memo', 500)),
  rate: optional(nullable(decimal('rate'))),
};

const moved = { id: id('TransactionId'), ...done };
const { permission } = headOf('bank-transactions');
const touches = ['banks', 'dashboard', 'reports', 'accounts'] as const;

/** Every call about money at banks. */
export const bankMoneyCalls = {
  banks: ours.read('get-bank-balances', 'reports', {
    says: told({ banks: list('Banks', brief) }),
    reads: 'banks',
  }),
  transactions: read('Get-All-Bank-Transaction-With-Filters', permission, {
    takes: { ...narrowed, page: optional(count('page')), limit: optional(count('limit')) },
    says: withReport(words.answer, transactionPage),
    reads: 'banks',
  }),
  transactionsFile: read('Get-Bank-Transaction-PDF-List', permission, {
    takes: { ...narrowed, format: optional(oneOf('format', reportFormats)) },
    says: file,
    reads: 'banks',
  }),
  addFund: change('AddFund', 'settings.account', {
    takes: { ...fund, ...farDay },
    says: told(moved),
    touches,
  }),
  removeFund: change('RemoveFund', 'settings.account', {
    takes: { ...fund, ...farDay },
    says: told(moved),
    touches,
  }),
  transferFunds: ours.change('transfer-funds', 'settings.account', {
    takes: { ...transfer, ...farDay },
    says: told(moved),
    touches,
  }),
  undoMove: ours.change('undo-bank-transaction', 'settings.account', {
    takes: { id: id('TransactionId') },
    says: told(moved),
    touches,
  }),
  countCash: ours.change('count-cash', 'settings.account', {
    takes: { ...cashCount, ...farDay },
    says: told({ id: nullable(id('TransactionId')), difference: decimal('Difference'), ...done }),
    touches,
  }),
  previewCashCount: ours.ask('preview-cash-count', 'settings.account', { takes: cashCount, says: planned }),
  previewFund: ours.ask('preview-fund', 'settings.account', {
    takes: { movement: oneOf('direction', ['in', 'out']), ...fund },
    says: planned,
  }),
  previewTransferFunds: ours.ask('preview-transfer-funds', 'settings.account', {
    takes: transfer,
    says: planned,
  }),
};
