import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import { refusalOf } from '../../src/domain/documents/content-faults.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import type { KindSpec } from '../../src/domain/documents/kind-spec.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import { planNonPosting, planNonPostingEdit, planNonPostingMove } from '../../src/domain/non-posting.ts';
import type { Outcome, Plan, World } from '../../src/domain/plan.ts';
import { quoteKind } from '../../src/domain/quote/kind.ts';
import { quoteProblems } from '../../src/domain/quote/problems.ts';
import { type FieldProblem, isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide, type Lifecycle, type Move } from '../../src/machines/standing.ts';
import { type AskedDocument, type LookedUp, typedDocument } from './typed-document.ts';

type Asked = { does: 'edit'; edited: { lines: number } } | { does: 'delete' | 'restore' };

/** What the acts on documents that post nothing ask of a kind. */
interface NonPostingRules {
  /** What is wrong with typed content. */
  problems: (typed: TypedDocument) => FieldProblem[];
  decide: (document: Document, asked: Asked) => Move<unknown> | Refusal;
}

/** The events of such a chart are called after its kind: `quote.edit`, `quote.delete`, `quote.restore`. */
const rulesOf = <Chart extends AnyStateMachine, Facts>(
  lifecycle: Lifecycle<Chart, Facts>,
  spec: KindSpec<Facts>,
  problems: NonPostingRules['problems'],
): NonPostingRules => ({
  problems,
  decide: (document, { does, ...more }) =>
    decide(lifecycle, standingOfDocument(spec, document), {
      type: `${document.kind}.${does}`,
      ...more,
    } as EventFromLogic<Chart>),
});

/** The kinds that post nothing. */
const nonPosting = { quote: rulesOf(quoteLifecycle, quoteKind, quoteProblems) } satisfies Partial<
  Record<DocumentKind, NonPostingRules>
>;
export type NonPosting = keyof typeof nonPosting;

/** Creates a document that posts nothing; it takes its number at once. */
export const createNonPostingAct = (
  kind: NonPosting,
  request: AskedDocument,
  looked: LookedUp,
  world: World,
): Plan | Refusal => {
  const typed = typedDocument(request, looked, null, world);
  if (isRefusal(typed)) return typed;
  return refusalOf(nonPosting[kind].problems(typed)) ?? planNonPosting(kind, typed, world);
};

/** Saves an edited one, while its chart lets it be edited. */
export const updateNonPostingAct = (
  kind: NonPosting,
  document: Document,
  request: AskedDocument,
  looked: LookedUp,
  world: World,
): Plan | Refusal => {
  const typed = typedDocument(request, looked, document, world);
  if (isRefusal(typed)) return typed;
  const rules = nonPosting[kind];
  const move = rules.decide(document, { does: 'edit', edited: { lines: typed.lines.length } });
  if (isRefusal(move)) return move;
  return refusalOf(rules.problems(typed)) ?? planNonPostingEdit(document, typed, move, world);
};

/** Deletes one or returns it to what it was; one that is there already stays as it is. */
export const deleteNonPostingAct = (
  kind: NonPosting,
  document: Document,
  does: 'delete' | 'restore',
  world: World,
): Outcome => {
  const move = nonPosting[kind].decide(document, { does });
  if (isRefusal(move)) return move;
  return move.moved ? planNonPostingMove(document, move, `${kind}.${does}`, world) : { unchanged: document };
};
