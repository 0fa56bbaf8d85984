import type { AccountRole } from '../books/accounts.ts';
import type { BankStatus } from '../books/bank.ts';
import type { AccountStatus, AccountUse } from '../books/ledger-account.ts';
import type { ExpenseStatus } from '../expense/expense.ts';
import { importAnswers } from '../import/import-files.words.ts';
import type { JournalEntryFacts, JournalEntryStatus } from '../journal-entry/journal-entry.ts';
import type { LocationStatus } from '../location/location.ts';
import { compare, isPositive } from '../money.ts';
import type { StoreFacts, StoreStatus } from '../online-store/connection.ts';
import { storeIsActive } from '../online-store/online-store.words.ts';
import type { StoreOrderFacts, StoreOrderStatus, StoreRunStatus } from '../online-store/order-record.ts';
import type { PayoutStatus } from '../online-store/payout.ts';
import { advanceable, type OrderFacts } from '../order/facts.ts';
import type { ConnectionStatus } from '../payment-provider/connection.ts';
import type { ProviderName } from '../payment-provider/provider.ts';
import { hasCredited, isFree, owed, type PostedFacts } from '../posted/facts.ts';
import type { QuoteFacts } from '../quote/facts.ts';
import type { OpenOn } from '../stock/product.ts';
import type { TemplateStatus } from '../template/template.ts';
import type { TransferStatus } from '../transfer/transfer.ts';
import { counted, everywhere, fewOf, plural, recordRefusals } from '../words/everywhere.ts';
import { gone } from '../words/posted.ts';
import { quoteLacks } from '../words/quotes.ts';
import { transfer } from '../words/transfers.ts';

type QuoteStanding = { status: string; facts: QuoteFacts };

const becameOf = (status: string): string => (status === 'ConvertedToReceipt' ? 'a receipt' : 'an invoice');

const converted = (status: string, next: string): string => `This quote became ${becameOf(status)}. ${next}`;

const deleted = 'This quote is deleted. Restore it first.';

const whyNotAnswer = ({ status, facts }: QuoteStanding): string => {
  if (status === 'Deleted') return 'This quote has been withdrawn.';
  if (status !== 'Open') return `This quote has already been turned into ${becameOf(status)}.`;
  if (facts.answer) return `This quote has already been ${facts.answer}.`;
  return 'This quote has expired. Ask for a new one.';
};

const whyNotConverted = ({ status }: QuoteStanding): string =>
  status === 'Deleted' ? deleted : converted(status, 'A quote is converted once.');

const sentences: Readonly<Record<string, (standing: QuoteStanding) => string>> = {
  'quote.edit': ({ status }) =>
    status === 'Open'
      ? quoteLacks.lines
      : status === 'Deleted'
        ? deleted
        : converted(status, 'Change that document instead.'),
  'quote.accept': (standing) => whyNotAnswer(standing),
  'quote.decline': (standing) => whyNotAnswer(standing),
  'quote.convertToInvoice': whyNotConverted,
  'quote.convertToReceipt': whyNotConverted,
  'quote.reopen': ({ status }) => (status === 'Deleted' ? deleted : 'This quote has not been converted.'),
  'quote.delete': ({ status }) => converted(status, 'Delete that document first.'),
  'quote.restore': () => 'This quote is not deleted.',
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotQuote = (standing: QuoteStanding, event: { type: string }): string =>
  sentences[event.type]?.(standing) ?? 'This can’t be done with this quote.';

type PostedStanding = { status: string; facts: PostedFacts };

type Event = { type: string; reduction?: { amount: string } };

/** What differs where a vendor wrote the document. */
const theirs: PostedSentences = {
  isDraft: recordRefusals.isDraftOfTheirs({ what: 'bill' }),
  notIssued: 'not approved yet',
  tooMuch:
    'This is more than is owed. Keep the surplus as an advance with the vendor, or correct the amount.',
  forgiven: 'The rest was taken as a discount. Undo the discount first.',
  nothingForgiven: 'No discount is taken.',
  credited: 'It has a vendor credit. Undo that first.',
};

interface PostedSentences {
  isDraft: string;
  notIssued: string;
  tooMuch: string;
  forgiven: string;
  nothingForgiven: string;
  credited: string;
}

const sentencesOf = ({ subtype }: PostedFacts): PostedSentences =>
  subtype === 'bill'
    ? theirs
    : {
        isDraft: recordRefusals.isDraft({ what: subtype }),
        notIssued: 'not issued yet',
        tooMuch:
          'This is more than is owed. Keep the surplus as credit of the customer, or correct the amount.',
        forgiven: 'The rest was written off. Undo the write-off first.',
        nothingForgiven: 'Nothing is written off.',
        credited: 'It has a credit note. Undo that first.',
      };

const settlingRefused = ({ status, facts }: PostedStanding, event: Event): string => {
  if (status === 'Draft') return sentencesOf(facts).isDraft;
  if (status === 'Paid') return `This ${facts.subtype} is fully paid.`;
  if (status === 'Cancelled' || status === 'Deleted') return gone(facts.subtype, status);
  const amount = event.reduction?.amount ?? '0';
  if (!isPositive(amount)) return everywhere.amountNotAboveZero;
  return compare(amount, owed(facts)) > 0 ? sentencesOf(facts).tooMuch : 'This amount can’t be taken.';
};

const postedSentences: Readonly<Record<string, (standing: PostedStanding, event: Event) => string>> = {
  'document.edit': ({ status, facts }) =>
    status === 'DepositPaid' || status === 'Paid'
      ? 'It has payments, so you can change only the notes, due date and addresses. Delete the payment to edit the rest.'
      : hasCredited(facts)
        ? sentencesOf(facts).credited
        : status === 'Draft' || status === 'NotPaid'
          ? everywhere.noLines
          : gone(facts.subtype, status),
  'document.amend': ({ status, facts }) => gone(facts.subtype, status),
  'document.issue': ({ status, facts }) =>
    status === 'Draft' ? recordRefusals.noLinesToIssue : gone(facts.subtype, status),
  'payment.record': settlingRefused,
  'credit.apply': settlingRefused,
  'payment.delete': ({ status, facts }) =>
    status === 'Draft' || status === 'NotPaid'
      ? `Nothing has been paid on this ${facts.subtype}.`
      : status === 'Cancelled' || status === 'Deleted'
        ? `Its payments were dealt with when this ${facts.subtype} was cancelled.`
        : isPositive(facts.writtenOff)
          ? sentencesOf(facts).forgiven
          : 'This is not an amount settled on it.',
  'balance.writeOff': (standing, event) =>
    settlingRefused(standing, { ...event, reduction: { amount: '1' } }),
  'writeOff.undo': ({ facts }) => sentencesOf(facts).nothingForgiven,
  'creditNote.issue': ({ status, facts }) => {
    if (status === 'Draft') return sentencesOf(facts).isDraft;
    if (status === 'Cancelled' || status === 'Deleted') return gone(facts.subtype, status);
    return isPositive(facts.writtenOff)
      ? sentencesOf(facts).forgiven
      : 'This is more than can still be given back.';
  },
  'creditNote.undo': ({ facts }) =>
    isPositive(facts.writtenOff) ? sentencesOf(facts).forgiven : everywhere.isUndone,
  'document.cancel': ({ status, facts }) =>
    status === 'Draft'
      ? recordRefusals.draftNotCancelled
      : status === 'Deleted'
        ? `This ${facts.subtype} is deleted already.`
        : sentencesOf(facts).credited,
  'document.reinstate': ({ status, facts }) =>
    status === 'Deleted' ? gone(facts.subtype, status) : `This ${facts.subtype} is not cancelled.`,
  'document.delete': ({ facts }) =>
    `Only drafts and cancelled ${facts.subtype}s can be deleted. Cancel this one first.`,
  'document.restore': ({ facts }) => recordRefusals.isNotDeleted({ what: facts.subtype }),
  'document.duplicate': ({ status, facts }) => gone(facts.subtype, status),
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotPosted = (standing: PostedStanding, event: Event): string =>
  postedSentences[event.type]?.(standing, event) ?? `This can’t be done with this ${standing.facts.subtype}.`;

/** What the counterfoil says beside the money: owed, settled, nothing asked. */
export const standingSentence = (facts: PostedFacts, status: string): string => {
  if (status === 'Draft') return sentencesOf(facts).notIssued;
  if (status === 'Cancelled' || status === 'Deleted') return 'nothing is owed';
  if (isFree(facts)) return 'nothing to pay';
  return isPositive(owed(facts)) ? 'still owed' : 'settled';
};

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
  if (isPositive(left)) return `You can pay at most ${left} more in advance.`;
  return isPositive(facts.total)
    ? 'The full amount is already paid in advance.'
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
          ? 'Money was paid for it in advance. Say whether it stays with the vendor or comes back.'
          : billsStand,
  'order.reopen': ({ status, facts }) =>
    status === 'Deleted'
      ? recordRefusals.isDeleted({ what })
      : facts.laterBill
        ? 'A bill was created after the rest was closed. Delete or cancel that bill first, or create a new order for what’s still to come.'
        : status === 'BillCreated'
          ? 'Nothing of this purchase order was closed. Delete or cancel a bill instead.'
          : 'This purchase order isn’t cancelled, and no rest was closed.',
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

/** Why an expense can't do that, and the way out. */
export const whyNotExpense = (status: ExpenseStatus, type: string, bankArchived: boolean): string => {
  if (status === 'Recorded')
    return bankArchived && type === 'expense.duplicate'
      ? 'The bank it was paid from is archived. Activate the bank first, or record the expense again.'
      : 'This expense isn’t deleted.';
  return bankArchived && type === 'expense.restore'
    ? 'The bank it was paid from is archived. Activate the bank first.'
    : 'This expense is deleted. Restore it first.';
};

/** Why an item can’t do that, and the way out. */
export const itemRefusals = {
  notDeleted: 'This item isn’t deleted.',
  deleted: 'This item is deleted. Restore it first.',
  notCounted: 'This item isn’t counted in stock.',
  inStock: ({ quantity }: { quantity: string }) => `Its stock is ${quantity}. Count it to 0 first.`,

  /** Up to three of the documents that name it, and whether there are more. From a partly billed order nothing can be removed. */
  namedOn: ({ openOn, partlyBilled }: OpenOn): string => {
    const named = `It’s still on ${fewOf(openOn)}.`;
    if (partlyBilled.length === 0) return `${named} Remove it there first.`;
    return partlyBilled.length === openOn.length
      ? `${named} Bill or close the rest first.`
      : `${named} Bill or close the rest of ${fewOf(partlyBilled)}, and remove it from the others.`;
  },
  itemDeleted: ({ line, item }: { line: number; item: string }) =>
    `Line ${line}: ${item} is deleted. Restore it, or choose another item.`,
};

/** Why a bank can't do that, and the way out. */
export const whyNotBank = (status: BankStatus, type: string): string => {
  if (status === 'Removed') return 'This bank was removed. Add it again.';
  if (status === 'Archived') return 'This bank is archived. Activate it first.';
  if (type === 'bank.delete') return 'This bank is the default. Choose another default first.';
  return status === 'Default'
    ? 'This bank is the default and in use.'
    : 'A bank becomes the default, or stops being it, when another one is chosen. Only an archived bank can be activated.';
};

/** What each role posts, in words that follow "your books use it for". */
export const roleWords: Readonly<Record<AccountRole, string>> = {
  cash: 'cash payments',
  receivable: 'what customers owe you',
  clearing: 'payments on their way to your bank',
  advance: 'advances to vendors',
  taxPaid: 'sales tax you paid',
  taxCollected: 'sales tax you collected',
  payable: 'what you owe vendors',
  credit: 'customer deposits and credits',
  sales: 'sales',
  discount: 'discounts you give',
  service: 'service income',
  returns: 'sales returns',
  exchange: 'exchange gains and losses',
  rounding: 'rounding differences',
  supplies: 'purchases without an account of their own',
  fees: 'what banks charge you',
  costOfGoods: 'the cost of goods sold',
  opening: 'opening balances',
  inventory: 'your stock',
  shipping: 'shipping you charge',
  retained: 'retained earnings',
  adjustments: 'differences in your stock',
  purchaseDiscount: 'discounts from vendors',
  badDebts: 'amounts you write off',
  unrealised: 'exchange gains and losses that aren’t realised',
};

const useOf = (use: AccountUse): string => {
  switch (use.kind) {
    case 'default':
      return `it’s your default account for ${roleWords[use.name]}`;
    case 'role':
      return `your books use it for ${roleWords[use.name]}`;
    case 'bank':
      return `it belongs to the bank ${use.name}`;
    case 'items':
      return `${counted(use.count, 'item', 'items')} ${plural(use.count, 'uses', 'use')} it`;
    case 'vendors':
      return `it’s the default account of ${counted(use.count, 'vendor', 'vendors')}`;
    case 'budgets':
      return `${counted(use.count, 'budget', 'budgets')} ${plural(use.count, 'plans', 'plan')} for it`;
    case 'categories':
      return `${counted(use.count, 'category', 'categories')} ${plural(use.count, 'uses', 'use')} it`;
  }
};

const remedy = (usedBy: readonly AccountUse[]): string => {
  if (usedBy.some(({ kind }) => kind === 'default'))
    return ' Choose another one under Settings, Accounting first.';
  return usedBy.some(({ kind }) => kind === 'bank') ? ' Archive the bank under Settings, Banks instead.' : '';
};

/** Why an account can't do that, what uses it, and the way out. */
export const whyNotAccount = (status: AccountStatus, usedBy: readonly AccountUse[]): string =>
  status === 'Inactive'
    ? 'This account is inactive. Activate it first.'
    : `This account can’t be deactivated: ${usedBy.map(useOf).join(', and ')}.${remedy(usedBy)}`;

/** Why a journal entry can't be reversed, and the way out. */
export const whyNotJournalEntry = (
  status: JournalEntryStatus,
  { byHand, document, reverses, settled }: JournalEntryFacts,
): string => {
  if (status === 'Reversed') return 'This entry has already been reversed. Copy it to enter it again.';
  if (reverses) return 'This entry reverses another one. Copy that one to enter it again.';
  if (document) return `This entry was posted for ${document}. Correct or cancel ${document} instead.`;
  if (!byHand) return 'Only entries you typed can be reversed here. Correct what this one was posted for.';
  return settled
    ? 'What this entry opened has been settled. Reverse the entry that settled it first.'
    : 'This entry can’t be reversed.';
};

/** Why a location can't do that, and the way out. */
export const whyNotLocation = (
  status: LocationStatus,
  type: string,
  { onTheWay, below, counting }: { onTheWay: string[]; below: string[]; counting: string[] },
): string => {
  if (status === 'Inactive') return 'This location isn’t in use. Activate it first.';
  if (type === 'location.activate') return 'This location is in use.';
  if (type !== 'location.deactivate')
    return 'A location becomes the default, or stops being it, when another one is chosen.';
  if (status === 'Default') return 'This is the default location. Choose another default first.';
  if (onTheWay.length > 0)
    return `${fewOf(onTheWay)} ${plural(onTheWay.length, 'is', 'are')} still in transit. Mark as transferred or cancel first.`;
  return below.length > 0
    ? `You have less than none of ${fewOf(below)} here. Count the stock first.`
    : `A stock count that ${fewOf(counting)} started here is still open. Post or discard it first.`;
};

/** Why a transfer can't do that, and the way out. */
export const whyNotTransfer = (status: TransferStatus, type: string): string => {
  if (status === 'Cancelled')
    return 'This transfer was cancelled, and its goods are back where they came from.';
  if (status === 'Transferred' && type === 'transfer.reverse') return transfer.nothingArrived;
  if (status === 'Transferred')
    return type === 'transfer.cancel'
      ? 'These goods have arrived. Send them back instead.'
      : 'These goods have arrived, so the transfer can’t change. Send them back instead.';
  return type === 'transfer.receive'
    ? 'You can’t receive more than was sent.'
    : 'These goods are still in transit. Cancel the transfer to bring them back.';
};

/** Why a template can't do that, and the way out. */
export const whyNotTemplate = (status: TemplateStatus): string =>
  status === 'Deleted'
    ? 'This template is deleted. Make a new one.'
    : 'A template becomes the default, or stops being it, when another one is chosen or deleted.';

const notConnected = 'No store is connected. Connect yours first.';

const connectedElsewhere =
  'This store is connected to another business. Disconnect it there first, or choose another store.';

const connectedAlready = ({ shop }: { shop: string }) =>
  `Your store ${shop} is connected. Disconnect it before you connect another.`;

const scopesKeptBack = ({ scopes }: { scopes: readonly string[] }) =>
  `Your store didn’t give the permissions we need (${fewOf(scopes)}). Connect again and allow all of them.`;

const partsMissing = ({ parts }: { parts: readonly string[] }) => `Save ${fewOf(parts)} first.`;

const accountsWrong = ({ accounts }: { accounts: readonly string[] }) =>
  `Choose another account for ${fewOf(accounts)} first.`;

const authoriseFirst = 'Your store needs to be connected again first. Your settings are kept.';

const activateFirst = 'Activate your store first.';

const isPaused = 'Your store is paused. Resume it instead.';

/** The steps whose settings are saved, as a sentence names them. */
const partNames = {
  sync: 'the sync settings',
  automation: 'the automation settings',
  accounting: 'the accounting settings',
} as const;

type OnlineStoreEvent = { type: string; shop?: string; missing?: readonly string[]; taken?: boolean };

const whyNotAuthorised = (facts: StoreFacts, { shop, missing = [], taken }: OnlineStoreEvent): string => {
  if (missing.length > 0) return scopesKeptBack({ scopes: missing });
  if (facts.shop !== null && shop !== facts.shop) return connectedAlready({ shop: facts.shop });
  return taken ? connectedElsewhere : storeIsActive;
};

/** Why an online store can't do that, and the way out. */
export const onlineStoreRefusals = {
  notConnected,
  connectedAlready,
  currencyNotOfPlan: ({ currency }: { currency: string }) =>
    `Your store keeps its money in ${currency}, and your plan has one currency. Choose a plan with several currencies first.`,
  currenciesOff: ({ currency, home }: { currency: string; home: string }) =>
    `Your store keeps its money in ${currency}, and your books are in ${home}. Enable foreign currencies to connect it.`,
  notSetUp: 'Online stores aren’t set up on this server. Ask your administrator.',
  cantSeal:
    'Your store’s keys can’t be kept safe here: this server has no key of its own. Ask your administrator.',
  startAgain: 'That didn’t work: the link back from your store had expired. Connect again.',
  storeRefused: 'Your store didn’t accept the connection. Connect again.',
  storeAway: 'We couldn’t reach your store. Try again in a moment.',
  currencyChanged: ({ from, to }: { from: string; to: string }) =>
    `Your store now keeps its money in ${to} instead of ${from}, so we’ve paused it. Disconnect it and connect it again to continue in ${to}.`,
  authoriseFirst,
  activateFirst,

  /** Why the chart refuses an event in a standing. */
  whyNotStore: (status: StoreStatus, facts: StoreFacts, event: OnlineStoreEvent): string => {
    if (event.type === 'store.authorised') return whyNotAuthorised(facts, event);
    if (status === 'NotConnected') return notConnected;
    if (status === 'NeedsReauthorisation') return authoriseFirst;
    if (event.type === 'store.activate' && status === 'Inactive')
      return facts.missing.length > 0
        ? partsMissing({ parts: facts.missing.map((part) => partNames[part]) })
        : accountsWrong({ accounts: facts.wrongAccounts });
    if (event.type === 'store.resume' && status === 'Paused')
      return accountsWrong({ accounts: facts.wrongAccounts });
    if (status === 'Inactive') return activateFirst;
    return status === 'Paused' ? isPaused : storeIsActive;
  },
};

/** Why an order of the shop can’t be looked at that way. */
const isApplied = 'Everything about this order is in your books already.';

const isSettled = 'This order has been looked at. Try it again first.';

const hasDocument = 'This order is in your books, so it can’t be left out.';

const isQueuedRun = 'This import hasn’t started yet.';

const isRunningRun = 'Your orders are being imported. Stop the import first.';

const isOverRun = 'This import has finished.';

const isStoppedRun = 'This import is stopped. Resume it first.';

const isWaitingRun = 'Your store asked us to wait. The import continues by itself.';

const isFailedRun = 'This import failed. Resume it to continue where it stopped.';

/** Why the chart of an order refuses an event in a standing. */
export const whyNotStoreOrder = (
  status: StoreOrderStatus,
  { made }: StoreOrderFacts,
  event: string,
): string => {
  if (status === 'Applied' && event !== 'order.skip') return isApplied;
  return made && event === 'order.skip' ? hasDocument : isSettled;
};

const runs: Readonly<Record<StoreRunStatus, string>> = {
  Queued: isQueuedRun,
  Running: isRunningRun,
  Waiting: isWaitingRun,
  Done: isOverRun,
  Failed: isFailedRun,
  Stopped: isStoppedRun,
};

/** Why the chart of a run refuses an event in a state. */
export const whyNotStoreRun = (status: StoreRunStatus): string => runs[status];

const payouts: Readonly<Record<PayoutStatus, string>> = {
  Announced: 'This payout is on its way.',
  Paid: 'This payout was paid.',
  Failed: 'This payout was sent back.',
};

/** Why the chart of a payout refuses an event in a state. */
export const whyNotStorePayout = (status: PayoutStatus): string => payouts[status];

/** Why a payment provider can't do that, and the way out. */
const alreadyConnected = ({ provider }: { provider: string }) =>
  `${provider} is connected. Disconnect it first to connect another account.`;

const accountElsewhere = ({ provider }: { provider: string }) =>
  `This account is connected to another business at ${provider}. Disconnect it there first, or use another account.`;

const connectFirst = ({ provider }: { provider: string }) =>
  `${provider} isn’t connected. Connect it in payment settings first.`;

/** The providers by their own names. */
export const providerRefusals = {
  providerLabels: {
    stripe: 'Stripe',
    paystack: 'Paystack',
    flutterwave: 'Flutterwave',
    paypal: 'PayPal',
  } satisfies Readonly<Record<ProviderName, string>>,
  providerNotSetUp: ({ provider }: { provider: string }) =>
    `${provider} isn’t set up on this server. Ask your administrator.`,
  providerAway: ({ provider }: { provider: string }) =>
    `We couldn’t reach ${provider}. Try again in a moment.`,
  phoneNeeded: ({ provider }: { provider: string }) =>
    `${provider} asks for your phone number. Add it in your business settings first.`,
  wholeAmountsOnly: ({ currency }: { currency: string }) => `it takes whole amounts of ${currency} only.`,

  /** A report that can't be judged at the moment. */
  signerUnknown: 'We couldn’t check who signed this report. Send it again in a minute.',

  /** What stands for the reason where a provider gives none. */
  noReason: 'it gave no reason.',
  otherMode: 'this payment belongs to its other mode.',
  otherAccount: 'this payment belongs to another account.',
  providerRefused: ({ provider, reason }: { provider: string; reason: string }) =>
    `${provider} didn’t accept that: ${reason}`,
  connectFirst,
  unfinished: ({ provider }: { provider: string }) =>
    `${provider} can’t take payments yet. Finish its set-up in payment settings.`,
  currencyNotTaken: ({
    provider,
    currency,
    taken,
  }: {
    provider: string;
    currency: string;
    taken: readonly string[];
  }) => `${provider} doesn’t take ${currency}. It takes ${fewOf(taken)}.`,
  unknownBank: 'Choose a bank from the list.',
  accountNumberWrong: ({ least, most }: { least: number; most: number }) =>
    least === most
      ? `Enter an account number of ${least} digits.`
      : `Enter an account number of ${least} to ${most} digits.`,
  cantVerify: ({ provider, country }: { provider: string; country: string }) =>
    `${provider} can’t check bank accounts in ${country}, so none can be connected from here.`,
  countryWithoutBanks: ({ provider }: { provider: string }) =>
    `${provider} has no banks in your country. Choose one of the countries it pays out to.`,
  emailNeeded: ({ provider }: { provider: string }) =>
    `${provider} asks for your customer’s email address. Add one to the customer and this document first.`,
  nameDiffers: 'The bank has another name for this account. Check the account again, then confirm its name.',

  /** Why the chart refuses an event in a standing. */
  whyNotProvider: (
    status: ConnectionStatus,
    provider: string,
    event: { type: string; taken?: boolean },
  ): string => {
    if (event.taken) return accountElsewhere({ provider });
    return status === 'NotConnected' ? connectFirst({ provider }) : alreadyConnected({ provider });
  },
};

/** Why an import can’t do that, and the way out. */
export const importRunRefusals = {
  fileGone: importAnswers.fileGone,
  columnsMissing: ({ columns }: { columns: readonly string[] }) =>
    `Choose a column for ${columns.join(' and ')} first.`,
  encodingUnknown: 'This file doesn’t say how its letters are saved. Choose its encoding first.',
  encodingKnown: 'The encoding of this file is known, so it can’t be changed.',
  columnNamesUnreadable: 'The column names can’t be read in this encoding. Choose another one.',
  fileKnown: 'You imported this file before. Confirm that you want to import it again.',
  notMapped: 'Match the columns first.',
  running: 'This import is running. Stop it first.',
  notRunning: 'This import isn’t running.',
  rowsLeft: ({ rows }: { rows: number }) => `There are still ${rows} rows to import.`,
  startedBefore: 'This import has started. Its columns can no longer be changed.',
  rowsImported: 'Rows have already been imported. Undo the import instead.',
  nothingImported: 'This import added and changed nothing, so there’s nothing to undo.',
  undoTooLate: 'An import can be undone for 30 days after it ends.',
  finished: 'This import has finished. Upload the file again to start a new one.',
  undoing: 'This import is being undone. Wait until that’s finished.',
  undone: 'This import was undone. Upload the file again to start a new one.',
  discarded: 'This import was discarded. Upload the file again to start a new one.',
  notUndoing: 'This import isn’t being undone.',
  notStopped: 'Only an import that was stopped or failed can be resumed.',
};
