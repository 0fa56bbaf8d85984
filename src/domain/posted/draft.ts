import type { World } from '../books/world.ts';
import { type Day, oneMonthAfter } from '../day.ts';
import { newDocument, searchText, type TypedDocument, withContent } from '../documents/content.ts';
import { problemsOf } from '../documents/content-faults.ts';
import type { Document } from '../documents/document.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { atTodaysTaxes } from '../documents/todays-taxes.ts';
import { zero } from '../money.ts';
import { emptyPlan, headerChanged, type Plan, record } from '../plan/plan.ts';
import type { Tax } from '../tax/tax.ts';
import { earlyTermsProblems } from '../typed/early-payment.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import { type FieldProblem, type Refusal, refusalOf } from '../values/refusal.ts';
import { type Decided, moved } from './book.ts';
import { homeTotalOf } from './issue.ts';

/** What is at fault in typed content that will be paid: its early-payment terms too. */
const postedProblems = (typed: TypedDocument, issuing: boolean): FieldProblem[] => [
  ...problemsOf(typed, issuing),
  ...earlyTermsProblems(typed.early),
];

/** The refusal that carries every fault of typed content, or null. */
export const contentRefusal = (typed: TypedDocument, issuing: boolean): Refusal | null =>
  refusalOf(postedProblems(typed, issuing));

/** Fields that may change at any time and may be wrong. */
const amendable = new Set([
  'dueOn',
  'earlyPercent',
  'earlyDays',
  'notes',
  'email',
  'cc',
  'bcc',
  'paymentLink',
]);

/** The refusal of an amendment, which is judged by what it changes; lines and amounts stay as they are. */
export const amendRefusal = (typed: TypedDocument): Refusal | null =>
  refusalOf(postedProblems(typed, false).filter(({ field }) => amendable.has(field)));

/** What asks for no payment by a day is due when it is issued; all else one month later, unless another day is typed. */
const dueOf = ({ subtype, issuedOn, dueOn }: Pick<TypedDocument, 'subtype' | 'issuedOn' | 'dueOn'>): Day =>
  documentTypes[subtype].hasDueDay ? (dueOn ?? oneMonthAfter(issuedOn)) : issuedOn;

/** The document that typed content makes on top of an existing one. Missing due date: one month after the issue date. */
export const withPostedContent = (document: Document, typed: TypedDocument, world: World): Document => ({
  ...withContent(document, typed, world),
  dueOn: dueOf(typed),
});

/** A new draft; what it is worth at home is only a promise until it is posted. */
export const newDraft = (typed: TypedDocument, world: World): Document => {
  const { kind } = documentTypes[typed.subtype];
  const draft = newDocument(kind, 'Draft', typed, world);
  return { ...draft, dueOn: dueOf(typed), homeTotal: homeTotalOf(draft, world) };
};

/** What a plan's cap counts of it. */
const usageOf = ({ kind }: Pick<Document, 'kind'>, count: number): Plan['usage'] => {
  const { countedBy } = kindSpec(kind);
  return countedBy ? { [countedBy]: count } : {};
};

/** Saves a new draft; it counts against the plan's invoices from now on. */
export const planDraft = (draft: Document, world: World, act = `${draft.kind}.create`, data = {}): Plan => ({
  ...emptyPlan(),
  documents: [{ before: null, after: draft, linesChanged: true, takesNumberFrom: null }],
  usage: usageOf(draft, 1),
  events: [record(world, act, draft, { from: null, to: draft.status }, data)],
});

/** The plan of a copy: a new draft at today's taxes, which says where those are others than they were. */
export const planCopy = (
  copy: Document,
  taxes: readonly Tax[],
  world: World,
  act: string,
  data: { from: string },
): Plan => {
  const { document, warnings } = atTodaysTaxes(copy, taxes);
  const draft = { ...document, homeTotal: homeTotalOf(document, world) };
  return {
    ...planDraft(draft, world, act, { ...data, ...(warnings.length ? { taxes: warnings } : {}) }),
    warnings,
  };
};

/** A new draft with the content of another document and today's dates: no payments, no delivery, no number. */
export const duplicateOf = (
  document: Document,
  world: World,
  otherwise: Partial<
    Pick<
      Document,
      'kind' | 'subtype' | 'template' | 'paper' | 'parties' | 'channel' | 'employeeId' | 'sourceId' | 'dueOn'
    >
  > = {},
): Document => {
  const { subtype = document.subtype } = otherwise;
  const { changedOn: _, ...paper } = document.paper;
  const copy: Document = {
    ...document,
    paper,
    id: world.newId(),
    status: 'Draft',
    statusBefore: null,
    number: null,
    externalNumber: null,
    issuedOn: world.today,
    dueOn: dueOf({ subtype, issuedOn: world.today, dueOn: null }),
    settled: zero,
    writtenOff: zero,
    credited: [],
    answer: null,
    homeOpen: zero,
    channel: 'manual',
    employeeId: world.userId,
    sourceId: null,
    version: 1,
    lines: document.lines.map((line) => ({ ...line, id: world.newId(), sourceLineId: null, closed: zero })),
    ...otherwise,
  };
  return { ...copy, search: searchText(copy) };
};

/** Changes what may change at any time: notes, due date, the customer's address and contact, template and messages. */
export const planAmend = (
  document: Document,
  amended: Partial<
    Pick<
      Document,
      | 'reference'
      | 'notes'
      | 'dueOn'
      | keyof EarlyTerms
      | 'parties'
      | 'terms'
      | 'template'
      | 'sending'
      | 'paper'
      | 'search'
    >
  >,
  to: Decided,
  world: World,
): Plan => ({
  ...emptyPlan(),
  documents: [headerChanged(document, moved({ ...document, ...amended }, to))],
  events: [record(world, `${document.kind}.amend`, document, { from: document.status, to: to.status })],
});

/** Puts a draft or a cancelled document away, or takes it out again. Nothing is posted. */
export const planDeletion = (
  document: Document,
  to: Decided,
  act: 'delete' | 'restore',
  world: World,
): Plan => ({
  ...emptyPlan(),
  documents: [headerChanged(document, moved(document, to))],
  usage: usageOf(document, act === 'delete' ? -1 : 1),
  events: [record(world, `${document.kind}.${act}`, document, { from: document.status, to: to.status })],
});
