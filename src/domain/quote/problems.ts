import type { TypedDocument } from '../documents/content.ts';
import { problemsOf } from '../documents/content-faults.ts';
import { repeatedAt } from '../documents/repeated.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { lineWords } from '../words/documents.ts';
import { quoteAnswer, quoteLacks } from '../words/quotes.ts';

/** What a quote must have. Source: sales-and-access, section 5. */
const missing = ({ contactId, lines }: TypedDocument): FieldProblem[] => {
  if (contactId && lines.length > 0) return [];
  if (contactId) return [{ field: 'lines', message: quoteLacks.lines }];
  return [{ field: 'customer', message: lines.length > 0 ? quoteLacks.customer : quoteLacks.both }];
};

/** Every fault of a typed quote, each with its field; the form and the server ask the same function. */
export const quoteProblems = (typed: TypedDocument): FieldProblem[] => [
  ...missing(typed),
  ...problemsOf(typed, false).filter(
    ({ field }) => field !== 'customer' && field !== 'dueOn' && (field !== 'lines' || typed.lines.length > 0),
  ),
  ...repeatedAt(typed.lines).map((index) => ({
    field: `lines.${index}.name`,
    message: lineWords.alreadyAdded,
  })),
  ...(typed.dueOn !== null && typed.dueOn < typed.issuedOn
    ? [{ field: 'dueOn', message: quoteAnswer.lastDayBeforeIssue }]
    : []),
];
