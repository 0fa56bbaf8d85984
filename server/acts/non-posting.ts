import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import { type TypedDocument, totalsOfTyped } from '../../src/domain/documents/content.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { FactsSource } from '../../src/domain/documents/kind-spec.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import { orderFacts } from '../../src/domain/order/facts.ts';
import { orderProblems } from '../../src/domain/order/problems.ts';
import { joined, type Outcome, type Plan } from '../../src/domain/plan/plan.ts';
import {
  newNonPosting,
  planNonPosting,
  planNonPostingEdit,
  planNonPostingMove,
} from '../../src/domain/posted/non-posting.ts';
import { isExpired, quoteFactsOn } from '../../src/domain/quote/facts.ts';
import { quoteProblems } from '../../src/domain/quote/problems.ts';
import { currencyOf } from '../../src/domain/values/currency.ts';
import {
  type FieldProblem,
  invalid,
  isRefusal,
  type Refusal,
  refusalOf,
} from '../../src/domain/values/refusal.ts';
import { advance as words } from '../../src/domain/words/payments.ts';
import { orderLifecycle } from '../../src/machines/order/order.lifecycle.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide, type Lifecycle, type Move } from '../../src/machines/standing.ts';
import type { DocumentRequest, LookedUp } from './document-request.ts';
import { farDocumentRefusal, typedDocument } from './typed-document.ts';

type NonPostingChange = { does: 'edit'; typed: TypedDocument } | { does: 'issue' | 'delete' | 'restore' };

/** What the acts on documents that post nothing ask of a kind. */
interface NonPostingRules {
  /** What is wrong with typed content. */
  problems: (typed: TypedDocument) => FieldProblem[];
  decide: (document: Document, change: NonPostingChange, today: Day) => Move<unknown> | Refusal;
}

/** The events of such a chart are called after its kind: `quote.edit`, `quote.delete`, `quote.restore`. */
const rulesOf = <Chart extends AnyStateMachine, Facts>(
  lifecycle: Lifecycle<Chart, Facts>,
  factsOn: (today: Day) => (document: FactsSource) => Facts,
  /** What a chart is told of edited content. */
  editedOf: (typed: TypedDocument, today: Day) => unknown,
  problems: NonPostingRules['problems'],
): NonPostingRules => ({
  problems,
  decide: (document, change, today) =>
    decide(lifecycle, standingOfDocument(factsOn(today), document), {
      type: `${document.kind}.${change.does}`,
      ...(change.does === 'edit' ? { edited: editedOf(change.typed, today) } : {}),
    } as EventFromLogic<Chart>),
});

/** The kinds that post nothing. */
const nonPosting = {
  quote: rulesOf(
    quoteLifecycle,
    quoteFactsOn,
    ({ lines, dueOn }, today) => ({ lines: lines.length, expired: isExpired(dueOn, today) }),
    quoteProblems,
  ),
  order: rulesOf(
    orderLifecycle,
    () => orderFacts,
    (typed) => ({
      ordered: typed.lines.map(({ quantity }) => quantity),
      total: totalsOfTyped(typed, currencyOf(typed.currency)).total,
    }),
    orderProblems,
  ),
} satisfies Partial<Record<DocumentKind, NonPostingRules>>;
export type NonPosting = keyof typeof nonPosting;

/** A document that posts nothing as asked for: what was typed, and whether to issue it where its kind knows drafts. */
export interface NonPostingDraftRequest extends DocumentRequest {
  issue?: boolean;
}

/** The draft issued, as its chart lets it be; it takes its number. */
const issued = (kind: NonPosting, document: Document, { today }: World): Move<unknown> | Refusal =>
  nonPosting[kind].decide(document, { does: 'issue' }, today);

/** Creates a document that posts nothing; it takes its number at once, or when it is issued. */
export const createNonPostingAct = (
  kind: NonPosting,
  request: NonPostingDraftRequest,
  looked: LookedUp,
  world: World,
): Plan | Refusal => {
  const typed = typedDocument(request, looked, null, world);
  if (isRefusal(typed)) return typed;
  const refused = refusalOf(nonPosting[kind].problems(typed)) ?? farDocumentRefusal(typed, null, world);
  if (refused) return refused;
  const document = newNonPosting(kind, typed, world);
  if (!request.issue) return planNonPosting(document, world);
  const move = issued(kind, document, world);
  return isRefusal(move) ? move : planNonPosting({ ...document, status: move.status }, world);
};

/** Money that was paid for a document keeps whom it was paid to, and its currency. */
const movedMoneyRefusal = (document: Document, { contactId, currency }: TypedDocument): Refusal | null => {
  if (contactId !== document.contactId) return invalid('contactId', words.contactPaid);
  return currency === document.currency ? null : invalid('currency', words.currencyPaid);
};

/** What an edited document is saved over. */
export interface EditedNonPosting {
  document: Document;
  /** Money was paid for it in advance, and not all of it is used. */
  isPaidFor: boolean;
}

/** Saves an edited one, while its chart lets it be edited; a draft may be issued in the same act. */
export const updateNonPostingAct = (
  kind: NonPosting,
  { document, isPaidFor }: EditedNonPosting,
  request: NonPostingDraftRequest,
  looked: LookedUp,
  world: World,
): Plan | Refusal => {
  const typed = typedDocument(request, looked, document, world);
  if (isRefusal(typed)) return typed;
  const held = isPaidFor ? movedMoneyRefusal(document, typed) : null;
  if (held) return held;
  const rules = nonPosting[kind];
  const move = rules.decide(document, { does: 'edit', typed }, world.today);
  if (isRefusal(move)) return move;
  const refused = refusalOf(rules.problems(typed)) ?? farDocumentRefusal(typed, document, world);
  if (refused) return refused;
  const plan = planNonPostingEdit(document, typed, move, world);
  if (!request.issue || document.number !== null) return plan;
  const edited = plan.documents[0]!.after;
  const to = issued(kind, edited, world);
  return isRefusal(to) ? to : joined(plan, planNonPostingMove(edited, to, `${kind}.issue`, world));
};

/** Issues a draft, deletes one or returns it to what it was; one that is there already stays as it is. */
export const moveNonPostingAct = (
  kind: NonPosting,
  document: Document,
  does: 'issue' | 'delete' | 'restore',
  world: World,
): Outcome => {
  const move = nonPosting[kind].decide(document, { does }, world.today);
  if (isRefusal(move)) return move;
  return move.moved ? planNonPostingMove(document, move, `${kind}.${does}`, world) : { unchanged: document };
};
