import { isPositive } from '../money.ts';
import { everywhere, recordRefusals } from '../words/everywhere.ts';
import { advanceable, type OrderFacts } from './facts.ts';

type OrderStanding = { status: string; facts: OrderFacts };

const what = 'purchase order';

const orderGone = (status: string): string =>
  status === 'Deleted'
    ? recordRefusals.isDeleted({ what })
    : 'This purchase order is cancelled. Reopen it first.';

const isGone = (status: string): boolean => status === 'Deleted' || status === 'Cancelled';

const billsStand = 'It has bills. Delete or cancel them first.';

const notBilled = 'Nothing of this purchase order is billed.';

const advanceTooLarge = (facts: OrderFacts): string => {
  const left = advanceable(facts);
  if (isPositive(left)) return `The advance can be at most ${left}.`;
  return isPositive(facts.total)
    ? 'Advances already cover the full amount.'
    : 'There’s nothing to pay: this purchase order comes to 0.';
};

const orderSentences: Readonly<Record<string, (standing: OrderStanding) => string>> = {
  'order.edit': ({ status }) =>
    isGone(status)
      ? orderGone(status)
      : status === 'Draft' || status === 'Issued'
        ? everywhere.noLines
        : status === 'BillCreated'
          ? 'It’s billed and can’t be changed.'
          : 'It’s partly billed and can’t be changed.',
  'order.issue': ({ status }) => (isGone(status) ? orderGone(status) : recordRefusals.noLinesToIssue),
  'order.bill': ({ status }) => (isGone(status) ? orderGone(status) : 'Bill at least part of one line.'),
  'order.rebill': ({ status }) => (isGone(status) ? orderGone(status) : notBilled),
  'order.unbill': ({ status }) => (isGone(status) ? orderGone(status) : notBilled),
  'order.close': ({ status }) =>
    isGone(status)
      ? orderGone(status)
      : status === 'BillCreated'
        ? 'Nothing is left of this purchase order to close.'
        : status === 'Draft'
          ? recordRefusals.isDraft({ what })
          : 'It isn’t billed yet. Cancel it instead.',
  'order.cancel': ({ status }) =>
    status === 'Deleted'
      ? recordRefusals.isDeleted({ what })
      : status === 'Draft'
        ? recordRefusals.draftNotCancelled
        : status === 'Issued'
          ? 'It has an advance. Choose whether the money stays with the vendor or is paid back.'
          : billsStand,
  'order.reopen': ({ status, facts }) =>
    status === 'Deleted'
      ? recordRefusals.isDeleted({ what })
      : facts.laterBill
        ? 'A bill was created after the order was closed. Delete or cancel that bill first, or create a new order for what’s still to come.'
        : status === 'BillCreated'
          ? 'Nothing of this purchase order was closed. Delete or cancel a bill instead.'
          : 'This purchase order isn’t cancelled, and nothing on it was closed.',
  'order.delete': () => 'Only drafts and cancelled purchase orders can be deleted. Cancel this one first.',
  'order.restore': () => recordRefusals.isNotDeleted({ what }),
  'order.duplicate': ({ status }) => orderGone(status),
  'advance.record': ({ status, facts }) =>
    isGone(status)
      ? orderGone(status)
      : status === 'Draft'
        ? recordRefusals.isDraft({ what })
        : status === 'BillCreated'
          ? 'It is billed. Pay its bill instead.'
          : advanceTooLarge(facts),
  'advance.delete': ({ status }) =>
    status === 'Deleted'
      ? recordRefusals.isDeleted({ what })
      : status === 'Draft'
        ? recordRefusals.isDraft({ what })
        : 'It has been partly used or refunded.',
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotOrder = (standing: OrderStanding, event: { type: string }): string =>
  orderSentences[event.type]?.(standing) ?? 'This can’t be done with this purchase order.';
