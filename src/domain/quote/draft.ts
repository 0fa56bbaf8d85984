import { newDocument, problemsOf, refusalOf, type TypedDocument, withContent } from '../documents/content.ts';
import { type Document, inStatus } from '../documents/document.ts';
import { repeatedAt } from '../documents/repeated.ts';
import { homeTotalOf } from '../invoice/issue.ts';
import { emptyPlan, type Plan, record, type World } from '../plan.ts';
import type { FieldProblem, Refusal } from '../refusal.ts';
import type { Standing } from '../standing.ts';
import { lineWords } from '../words/lines.ts';
import { type QuoteFacts, quoteFacts } from './facts.ts';

/** The one function that says what the quote chart is asked about. */
export const quoteStandingOf = (document: Document): Standing<QuoteFacts> => ({
  status: document.status,
  facts: quoteFacts({ lineCount: document.lines.length }),
});

/** What a quote must have, in the spec's own words. Source: sales-and-access, section 5. */
const missing = (typed: TypedDocument): FieldProblem[] => {
  if (!typed.contactId && typed.lines.length === 0)
    return [
      {
        field: 'customer',
        message: "Can't create a quote without the required details (client and items).",
      },
    ];
  if (!typed.contactId)
    return [{ field: 'customer', message: "Can't create a quote without adding a client." }];
  return typed.lines.length === 0
    ? [{ field: 'lines', message: "Can't create a quote without adding items." }]
    : [];
};

const repeated = ({ lines }: TypedDocument): FieldProblem[] =>
  repeatedAt(lines).map((index) => ({ field: `lines.${index}.name`, message: lineWords.alreadyAdded }));

/** Every fault of a typed quote, each with its field; the form and the server ask the same function. */
export const quoteProblems = (typed: TypedDocument): FieldProblem[] => [
  ...missing(typed),
  ...problemsOf(typed, false).filter(
    ({ field }) => field !== 'customer' && (field !== 'lines' || typed.lines.length > 0),
  ),
  ...repeated(typed),
];

/** The refusal that carries every fault of a typed quote, or null. */
export const quoteRefusal = (typed: TypedDocument): Refusal | null => refusalOf(quoteProblems(typed));

const atHome = (document: Document, world: World): Document => ({
  ...document,
  homeTotal: homeTotalOf(document, world),
});

/** A new quote takes its number when it is first saved. It posts nothing and no plan caps it. */
export const planQuote = (typed: TypedDocument, world: World): Plan => {
  const quote = atHome(newDocument('quote', 'Open', typed, world), world);
  return {
    ...emptyPlan(),
    documents: [{ before: null, after: quote, linesChanged: true, takesNumberFrom: 'quote' }],
    events: [record(world, 'quote.create', quote, { from: null, to: quote.status })],
  };
};

/** Saves an edited quote. */
export const planQuoteEdit = (
  before: Document,
  typed: TypedDocument,
  to: { status: string },
  world: World,
): Plan => ({
  ...emptyPlan(),
  documents: [
    {
      before,
      after: inStatus(atHome(withContent(before, typed, world), world), to.status),
      linesChanged: true,
      takesNumberFrom: null,
    },
  ],
  events: [record(world, 'quote.edit', before, { from: before.status, to: to.status })],
});

/** Takes a quote into another status and does nothing else: deleted, restored, open again. */
export const planQuoteMove = (
  quote: Document,
  to: { status: string },
  act: 'quote.delete' | 'quote.restore' | 'quote.reopen' | 'quote.convert',
  world: World,
  data: Record<string, unknown> = {},
): Plan => ({
  ...emptyPlan(),
  documents: [
    { before: quote, after: inStatus(quote, to.status), linesChanged: false, takesNumberFrom: null },
  ],
  events: [record(world, act, quote, { from: quote.status, to: to.status }, data)],
});
