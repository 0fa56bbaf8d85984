import { planHistoryStatuses } from '../../domain/billing/plan-history.ts';
import { attachmentTypes } from '../../domain/documents/attachment.ts';
import { userId } from '../wire/values.ts';
import { file, plainly, subject, told } from './call.ts';
import {
  count,
  day,
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
} from './field.ts';

const { read, ours } = subject('businessid', '/api/Admin/', { userid: userId });

/** A row of the billing history: an invoice, one that takes it back, or the trial. */
const row = {
  /** What its PDF is asked for by; null for the trial, which has none. */
  id: nullable(id('subcriptionId')),
  day: day('Date'),
  plan: text('PlanName'),
  interval: nullable(oneOf('Interval', ['month', 'year'])),
  from: day('FromDate'),
  to: day('ToDate'),
  /** Null where nothing bounds them. */
  seats: nullable(number('Seats')),
  currency: text('Currency'),
  /** With tax; below zero for what takes an invoice back. */
  amount: decimal('Amount'),
  tax: decimal('Tax'),
  coupon: nullable(text('Coupon')),
  status: oneOf('Status', planHistoryStatuses),
  number: nullable(text('InvoiceNumber')),
  /** It can be entered as an expense. */
  mayEnter: flag('MayEnter'),
};

/** The expense an invoice for a plan is entered as. Its PDF is kept for its form, which attaches it. */
const expense = {
  name: text('ExpenseName'),
  reference: text('Reference'),
  onDay: day('ExpenseDate'),
  currency: text('Currency'),
  /** With its tax; empty where the plan has one currency and the invoice is in another. */
  amount: text('Amount'),
  file: part('Attachment', {
    id: id('AttachmentId'),
    name: text('Name'),
    type: oneOf('Type', attachmentTypes),
    size: number('Size'),
  }),
};

/** What a business was billed for its plan. */
export const planInvoiceCalls = {
  planHistory: read('GetAllPlanBillingHistroyByUser', 'settings.plan', {
    takes: { limit: optional(count('limit')), page: optional(count('page')) },
    says: plainly({
      rows: list('plan', row),
      page: number('currentpage'),
      total: number('total'),
      pages: number('pagetotal'),
    }),
    reads: 'plan',
  }),
  planInvoicePdf: read('SubscriptionInvoice', 'settings.plan', {
    takes: { id: id('subcriptionId') },
    says: file,
    reads: 'plan',
  }),
  planExpense: ours.change('subscription-invoice-expense', 'settings.plan', {
    takes: { id: id('subcriptionId') },
    says: told(expense),
    touches: [],
  }),
};
