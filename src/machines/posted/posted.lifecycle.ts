import { assign, setup } from 'xstate';
import type { Decimal } from '../../domain/money.ts';
import type { Edited, PostedFacts, Reduction } from '../../domain/posted/facts.ts';
import * as facts from '../../domain/posted/facts.ts';
import { repeat } from '../standing.ts';

export type PostedEvent =
  | { type: 'document.edit'; edited: Edited }
  | { type: 'document.amend' }
  | { type: 'document.issue' }
  | { type: 'payment.record'; reduction: Reduction }
  | { type: 'credit.apply'; reduction: Reduction }
  | { type: 'payment.delete'; amount: Decimal }
  | { type: 'balance.writeOff' }
  | { type: 'writeOff.undo' }
  | { type: 'creditNote.issue'; amount: Decimal }
  /** `index`: which of those that stand, the oldest first. */
  | { type: 'creditNote.undo'; index: number }
  | { type: 'document.cancel' }
  | { type: 'document.reinstate' }
  | { type: 'document.delete' }
  | { type: 'document.restore' }
  | { type: 'document.duplicate' };

const machine = setup({
  types: { context: {} as PostedFacts, events: {} as PostedEvent, input: {} as PostedFacts },
  guards: {
    hasLines: ({ context }) => facts.hasLines(context),
    isFree: ({ context }) => facts.isFree(context),
    hasLinesAndIsFree: ({ context }) => facts.hasLines(context) && facts.isFree(context),
    isBillable: ({ context }, edited: Edited) => facts.hasLines(edited) && !facts.hasCredited(context),
    isBillableAndFree: ({ context }, edited: Edited) =>
      facts.hasLines(edited) && !facts.hasCredited(context) && facts.isFree(facts.afterEdit(context, edited)),
    paysPart: ({ context }, reduction: Reduction) => facts.paysPart(context, reduction),
    paysAll: ({ context }, reduction: Reduction) => facts.paysAll(context, reduction),
    takesPartBack: ({ context }, amount: Decimal) => facts.takesPartBack(context, amount),
    takesAllBack: ({ context }, amount: Decimal) => facts.takesAllBack(context, amount),
    creditsPart: ({ context }, amount: Decimal) => facts.creditsPart(context, amount),
    creditsAll: ({ context }, amount: Decimal) => facts.creditsAll(context, amount),
    uncreditsNothing: ({ context }, index: number) => facts.uncreditsNothing(context, index),
    uncreditsPart: ({ context }, index: number) => facts.uncreditsPart(context, index),
    uncreditsAll: ({ context }, index: number) => facts.uncreditsAll(context, index),
    nothingCredited: ({ context }) => !facts.hasCredited(context),
    wasPartlySettled: ({ context }) => facts.wasPartlySettled(context),
    wasUnsettled: ({ context }) => facts.wasUnsettled(context),
    cameFromDraft: ({ context }) => context.before === 'Draft',
  },
  actions: {
    edit: assign(({ context }, edited: Edited) => facts.afterEdit(context, edited)),
    reduce: assign(({ context }, reduction: Reduction) => facts.afterReduction(context, reduction)),
    takeBack: assign(({ context }, amount: Decimal) => facts.afterTakingBack(context, amount)),
    credit: assign(({ context }, amount: Decimal) => facts.afterCrediting(context, amount)),
    uncredit: assign(({ context }, index: number) => facts.afterUncrediting(context, index)),
    writeOff: assign(({ context }) => facts.afterWriteOff(context)),
    undoWriteOff: assign(({ context }) => facts.afterWriteOffUndone(context)),
    release: assign(({ context }) => facts.afterCancel(context)),
    remember: assign({ before: (_, status: string) => status }),
    forget: assign({ before: null }),
  },
});

// An arrow to itself names its own state: without a target XState would take the event for a forbidden one.

/** Reads the payload of the event that carries one, for guards and actions. */
const edited = ({ event }: { event: { edited: Edited } }) => event.edited;
const reduction = ({ event }: { event: { reduction: Reduction } }) => event.reduction;
const amount = ({ event }: { event: { amount: Decimal } }) => event.amount;
const index = ({ event }: { event: { index: number } }) => event.index;

/** What an issued, unsettled rest may meet, by payment and by credit alike. */
const settling = [
  {
    target: 'DepositPaid',
    guard: { type: 'paysPart', params: reduction },
    actions: { type: 'reduce', params: reduction },
    meta: { requirements: ['W-005'] },
  },
  {
    target: 'Paid',
    guard: { type: 'paysAll', params: reduction },
    actions: { type: 'reduce', params: reduction },
    meta: { requirements: ['W-005'] },
  },
] as const;

const takingBack = [
  {
    target: 'DepositPaid',
    guard: { type: 'takesPartBack', params: amount },
    actions: { type: 'takeBack', params: amount },
    meta: { requirements: ['W-025'] },
  },
  {
    target: 'NotPaid',
    guard: { type: 'takesAllBack', params: amount },
    actions: { type: 'takeBack', params: amount },
    meta: { requirements: ['W-025'] },
  },
] as const;

/** Goods or prices given back: off what is owed first, what is more becomes a surplus. */
const creditingAll = {
  target: 'Paid',
  guard: { type: 'creditsAll', params: amount },
  actions: { type: 'credit', params: amount },
} as const;
const crediting = [
  {
    target: 'DepositPaid',
    guard: { type: 'creditsPart', params: amount },
    actions: { type: 'credit', params: amount },
  },
  creditingAll,
] as const;

const uncrediting = [
  {
    target: 'DepositPaid',
    guard: { type: 'uncreditsPart', params: index },
    actions: { type: 'uncredit', params: index },
  },
  {
    target: 'NotPaid',
    guard: { type: 'uncreditsAll', params: index },
    actions: { type: 'uncredit', params: index },
  },
] as const;

/** A credit note that became a surplus alone: taken back, what is owed stays as it is. */
const uncreditingNothing = {
  guard: { type: 'uncreditsNothing', params: index },
  actions: { type: 'uncredit', params: index },
} as const;

/**
 * The lifecycle of a document that is posted and paid, on either side of the books. State names are the words of the database's status column.
 * Source: workflows.md, "Invoice and receipt: issue, pay, cancel, delete, restore".
 */
export const postedChart = machine.createMachine({
  id: 'posted',
  context: ({ input }) => input,
  initial: 'Draft',
  states: {
    Draft: {
      description: 'Being written. Nothing is posted, no number is taken.',
      on: {
        'document.edit': {
          target: 'Draft',
          guard: { type: 'isBillable', params: edited },
          actions: { type: 'edit', params: edited },
        },
        'document.amend': { target: 'Draft' },
        'document.issue': [
          { target: 'Paid', guard: 'hasLinesAndIsFree', meta: { requirements: ['N15', 'W-028'] } },
          { target: 'NotPaid', guard: 'hasLines' },
        ],
        'document.delete': {
          target: 'Deleted',
          actions: { type: 'remember', params: 'Draft' },
          meta: { requirements: ['W-012'] },
        },
        'document.duplicate': { target: 'Draft' },
      },
    },
    NotPaid: {
      description: 'Issued and posted. The whole amount is owed.',
      meta: { refuses: { 'document.delete': ['W-012'] } },
      on: {
        'document.edit': [
          {
            target: 'Paid',
            guard: { type: 'isBillableAndFree', params: edited },
            actions: { type: 'edit', params: edited },
          },
          {
            target: 'NotPaid',
            guard: { type: 'isBillable', params: edited },
            actions: { type: 'edit', params: edited },
            meta: { requirements: ['W-010'] },
          },
        ],
        'document.amend': { target: 'NotPaid' },
        'document.issue': { target: 'NotPaid', meta: repeat },
        'payment.record': settling,
        'credit.apply': [settling[0], { ...settling[1], meta: { requirements: ['N11'] } }],
        'creditNote.issue': crediting,
        'creditNote.undo': { target: 'NotPaid', ...uncreditingNothing },
        'balance.writeOff': { target: 'Paid', actions: 'writeOff' },
        'document.cancel': {
          target: 'Cancelled',
          guard: 'nothingCredited',
          meta: { requirements: ['N2', 'W-011'] },
        },
        'document.duplicate': { target: 'NotPaid' },
      },
    },
    DepositPaid: {
      description: 'Issued, and part of it is settled. The rest is owed.',
      meta: { refuses: { 'document.edit': ['W-007'] } },
      on: {
        'document.amend': { target: 'DepositPaid', meta: { requirements: ['W-007'] } },
        'document.issue': { target: 'DepositPaid', meta: repeat },
        'payment.record': settling,
        'credit.apply': settling,
        'payment.delete': takingBack,
        'creditNote.issue': crediting,
        'creditNote.undo': [{ target: 'DepositPaid', ...uncreditingNothing }, ...uncrediting],
        'balance.writeOff': { target: 'Paid', actions: 'writeOff', meta: { requirements: ['N8', 'W-036'] } },
        'document.cancel': { target: 'Cancelled', guard: 'nothingCredited', actions: 'release' },
        'document.duplicate': { target: 'DepositPaid' },
      },
    },
    Paid: {
      description: 'Issued, and nothing is owed any more.',
      on: {
        'document.amend': { target: 'Paid' },
        'document.issue': { target: 'Paid', meta: repeat },
        'payment.delete': takingBack,
        'writeOff.undo': [
          {
            target: 'DepositPaid',
            guard: 'wasPartlySettled',
            actions: 'undoWriteOff',
            meta: { requirements: ['W-036'] },
          },
          { target: 'NotPaid', guard: 'wasUnsettled', actions: 'undoWriteOff' },
        ],
        'creditNote.issue': creditingAll,
        'creditNote.undo': [{ target: 'Paid', ...uncreditingNothing }, ...uncrediting],
        'document.cancel': { target: 'Cancelled', guard: 'nothingCredited', actions: 'release' },
        'document.duplicate': { target: 'Paid' },
      },
    },
    Cancelled: {
      description: 'Cancelled: its postings are reversed. The document stays for the record.',
      on: {
        'document.cancel': { target: 'Cancelled', meta: repeat },
        'document.reinstate': [
          { target: 'Paid', guard: 'isFree' },
          { target: 'NotPaid', meta: { requirements: ['W-023'] } },
        ],
        'document.delete': {
          target: 'Deleted',
          actions: { type: 'remember', params: 'Cancelled' },
          meta: { requirements: ['W-012'] },
        },
        'document.duplicate': { target: 'Cancelled' },
      },
    },
    Deleted: {
      description: 'Archived. It can be restored to what it was.',
      on: {
        'document.delete': { target: 'Deleted', meta: repeat },
        'document.restore': [
          { target: 'Draft', guard: 'cameFromDraft', actions: 'forget', meta: { requirements: ['W-012'] } },
          { target: 'Cancelled', actions: 'forget', meta: { requirements: ['W-012'] } },
        ],
      },
    },
  },
});
