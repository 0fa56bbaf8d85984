import type { TypedDocument } from '../documents/content.ts';
import { contactMissing, problemsOf } from '../documents/content-faults.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { orderBilling } from '../words/orders.ts';

/** Every fault of a typed order, each with its field; the form and the server ask the same function. */
export const orderProblems = (typed: TypedDocument): FieldProblem[] =>
  // A vendor is needed from the first draft on; of a form without lines the shared rule doesn't say so.
  [
    ...(typed.contactId || typed.lines.length > 0 ? [] : [contactMissing(typed.subtype)]),
    ...problemsOf(typed, false),
  ].map((problem) =>
    problem.field === 'dueOn' ? { ...problem, message: orderBilling.expectedBeforeOrdered } : problem,
  );
