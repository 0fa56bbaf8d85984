import { isFromStore } from '../documents/credited.ts';
import type { DocumentHeader } from '../documents/document.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import type { SharingView } from '../documents/sharing.ts';
import { isBegun, isDeleted, isDraft, isGone, isOpen } from '../documents/status.ts';
import type { HistoryEvent } from '../documents/view.ts';
import type { ExpenseStatus } from '../expense/expense.ts';
import { compare, type Decimal, isPositive } from '../money.ts';
import type { CreditNoteView, PostedView } from '../posted/view.ts';
import type { ProductView } from '../stock/product.ts';
import type { TransferStatus } from '../transfer/transfer.ts';
import type { Situation } from './next-step.ts';

/** What takes a document to the other party, as its history names it. */
const sending: readonly string[] = ['mail.send', 'link.create'];

/**
 * Whether the other party was sent a document: by mail or a link, unless all that was ever sent is known to have failed.
 *
 * @param sharing undefined until it is known
 */
export const wasSent = (
  history: readonly Pick<HistoryEvent, 'act'>[],
  sharing: Pick<SharingView, 'messages' | 'links'> | undefined,
): boolean => {
  const acts = history.map(({ act }) => act).filter((act) => sending.includes(act));
  if (acts.length === 0) return false;
  const byMailAlone = acts.every((act) => act === 'mail.send');
  const failed = sharing?.messages.length && sharing.messages.every(({ state }) => state === 'failed');
  return !(byMailAlone && failed);
};

/**
 * When a document was changed after it was last sent; null where it was never sent, or is as it was sent.
 *
 * @param history the oldest first
 */
export const changedSinceSent = (history: readonly Pick<HistoryEvent, 'act' | 'at'>[]): string | null => {
  const sentAt = history.findLastIndex(({ act }) => sending.includes(act));
  const changed = history.findLast(({ act }, index) => index > sentAt && act.endsWith('.edit'));
  return sentAt < 0 ? null : (changed?.at ?? null);
};

/** What is asked of a document to know what has happened to it. */
interface Happened extends Pick<DocumentHeader, 'kind' | 'subtype' | 'status'> {
  /** What was paid of it, in its currency. */
  paid: Decimal;
  /** Something is owed on it after the day it was due. */
  overdue: boolean;
  /** The other party was sent it. */
  sent: boolean;
  /** They agreed to it. */
  accepted: boolean;
  /** What was left of it was given up. */
  forgiven: boolean;
  /** It was refunded, or credited in full. */
  givenBack: boolean;
}

/**
 * What has happened to a document. Whoever paid or billed part of it has it, whether or not it was sent from here; what is paid at once
 * is sent once it is paid.
 */
export const documentSituation = ({
  paid,
  overdue,
  sent,
  accepted,
  forgiven,
  givenBack,
  ...document
}: Happened): Situation => {
  if (isDraft(document)) return 'draft';
  if (isDeleted(document)) return 'deleted';
  if (isGone(document)) return 'cancelled';
  const { entered, posts } = kindSpec(document.kind);
  if (!isOpen(document)) {
    if (givenBack) return 'forgiven';
    const paidAtOnce = posts && !entered && !documentTypes[document.subtype].hasDueDay;
    if (paidAtOnce && !sent) return 'unsent';
    return posts && (forgiven || !isPositive(paid)) ? 'forgiven' : 'settled';
  }
  if (accepted) return 'accepted';
  if (!sent && !entered && !isBegun(document) && !isPositive(paid)) return 'unsent';
  return overdue ? 'overdue' : 'open';
};

/** Nobody waits for the credit notes of a document that a vendor wrote, or of one whose customer the online store tells itself. */
export const knowsNotes = (document: Pick<PostedView, 'kind' | 'channel'>): boolean =>
  Boolean(kindSpec(document.kind).entered) || isFromStore(document);

/**
 * What has happened to a credit note or a cancellation.
 *
 * @param known the other party knows of it without being sent it
 */
export const noteSituation = (
  { undone, mailed }: Pick<CreditNoteView, 'undone' | 'mailed'>,
  known: boolean,
): Situation => (undone ? 'cancelled' : mailed || known ? 'settled' : 'unsent');

/** What has happened to an item: none of it is left, or no more than the level it is to be ordered at. */
export const itemSituation = ({
  deleted,
  tracked,
  quantity,
  reorderLevel,
}: Pick<ProductView, 'deleted' | 'tracked' | 'quantity' | 'reorderLevel'>): Situation => {
  if (deleted) return 'deleted';
  const isLow = !isPositive(quantity) || (reorderLevel !== null && compare(quantity, reorderLevel) <= 0);
  return tracked && isLow ? 'short' : 'open';
};

export const transferSituations: Readonly<Record<TransferStatus, Situation>> = {
  InTransit: 'open',
  Transferred: 'settled',
  Cancelled: 'cancelled',
};

export const expenseSituations: Readonly<Record<ExpenseStatus, Situation>> = {
  Recorded: 'settled',
  Deleted: 'deleted',
};
