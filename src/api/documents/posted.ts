import type { Day } from '../../domain/day.ts';
import type { PaymentsChoice } from '../../domain/documents/credit-note.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { Decimal } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { CancelChoice } from '../../domain/posted/cancel.ts';
import type { Asked, Told } from '../client/command.ts';

/** What was chosen for a cancellation. */
export interface CancelChoices extends Pick<CancelChoice, 'payments' | 'goods'> {
  /** Home per unit of its currency where payments go back; empty for what the books say. */
  rate: string;
  /** Empty for today. */
  onDay: string;
}

/** What becomes of payments that go back: at the rate that was typed, where one was. */
export const sentRefund = ({
  payments,
  rate,
  onDay,
}: {
  payments: PaymentsChoice | undefined;
  rate: string;
  onDay: string;
}) => ({
  payments,
  rate: payments === 'refund' && rate !== '' ? rate : undefined,
  onDay: onDay || undefined,
});

/** An act that is shown before it is done. */
export type PreviewedAct = 'issue' | 'undo-cancel' | 'write-off' | 'undo-write-off' | 'delete-payment';

/** What such an act is asked with: the payment that goes, and whether what is written off takes its tax along. */
export interface PreviewAsked {
  paymentId?: string | undefined;
  taxRelief?: boolean | undefined;
  /** Today where left out. */
  onDay?: Day | undefined;
}

/** How what is owed is forgiven: with its part of the tax, and the day; today where left out. */
export interface Forgiving {
  taxRelief: boolean;
  onDay: Day | undefined;
}

/** What issuing one of several will do, or why it can't be done. */
export type PlannedIssue = { id: string; effects: NamedEffects | null; reason: string | null };

export interface TypedPayment {
  draft: PaymentDraft;
  /** What is paid beyond the balance stays with whoever it was paid to. */
  surplus: 'credit' | undefined;
}

/** A plain command on one document. */
type One = (asked: Asked, id: string) => Promise<Told>;

/** The same on several, answered row by row. */
type Several = (asked: Asked, ids: string[]) => Promise<BulkAnswer>;

/** The commands on documents of one kind that is posted and paid. */
export interface PostedCommands {
  issue: One;
  reinstate: One;
  /** What nobody will pay is written off, or taken as a discount. */
  forgive: (asked: Asked, id: string, how: Forgiving) => Promise<Told>;
  undoForgiven: One;
  applySurplus: (asked: Asked, id: string, amount: Decimal, onDay?: Day) => Promise<Told>;
  deletePayment: (asked: Asked, id: string, paymentId: string) => Promise<Told>;
  /** Answers the id of the new draft. */
  duplicate: (asked: Asked, id: string) => Promise<Told & { id: string }>;
  remove: Several;
  restore: Several;
  cancel: (asked: Asked, ids: string[], choices: CancelChoices) => Promise<BulkAnswer>;
  /** At home its rate is left out. */
  recordPayment: (asked: Asked, id: string, typed: TypedPayment, isForeign: boolean) => Promise<Told>;
  previewPayment: (
    businessId: string,
    id: string,
    typed: TypedPayment,
    isForeign: boolean,
  ) => Promise<NamedEffects>;
  previewCancellation: (businessId: string, id: string, choices: CancelChoices) => Promise<NamedEffects>;
  /** What issuing several one after the other will do to each, in their order, or why it can't be done. */
  previewIssues: (businessId: string, ids: string[]) => Promise<PlannedIssue[]>;
  preview: (businessId: string, id: string, act: PreviewedAct, asked?: PreviewAsked) => Promise<NamedEffects>;
}
