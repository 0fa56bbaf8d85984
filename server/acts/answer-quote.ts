import type { World } from '../../src/domain/books/world.ts';
import { answerNameLength, answerNoteLength, type GivenAnswer } from '../../src/domain/documents/answer.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { planNonPostingMove } from '../../src/domain/posted/non-posting.ts';
import { quoteFactsOn } from '../../src/domain/quote/facts.ts';
import { invalid, isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { quoteAnswer as words } from '../../src/domain/words/quotes.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** An answer as it is given; `version` is that of the quote it was given to, null where nobody says. */
export interface AnswerRequest extends Omit<GivenAnswer, 'on'> {
  version: number | null;
}

const answerEvent = { accepted: 'quote.accept', declined: 'quote.decline' } as const;

/** What is wrong with how it is given. */
const problemOf = ({ name, note }: AnswerRequest): Refusal | null => {
  if (!name) return invalid('name', words.nameMissing);
  if (name.length > answerNameLength) return invalid('name', words.nameTooLong(answerNameLength));
  if (note.length > answerNoteLength) return invalid('note', words.noteTooLong(answerNoteLength));
  return null;
};

/** Keeps a customer's answer to a quote. The same answer given again leaves it as it is, whoever gives it. */
export const answerQuoteAct = (
  quote: Document,
  { version, ...request }: AnswerRequest,
  world: World,
): Outcome => {
  const given = { ...request, name: request.name.trim(), note: request.note.trim() };
  const problem = problemOf({ ...given, version });
  if (problem) return problem;
  const event = answerEvent[given.answer];
  const move = decide(quoteLifecycle, standingOfDocument(quoteFactsOn(world.today), quote), { type: event });
  if (isRefusal(move)) return move;
  if (!move.moved) return { unchanged: quote };
  // What was read may have been another price.
  if (version !== null && version !== quote.version) return refusal('stale', words.quoteHasChanged);
  const { name, note, online } = given;
  const details = { name, note, online, version: quote.version };
  const plan = planNonPostingMove(quote, move, event, world, details);
  const [change] = plan.documents;
  return {
    ...plan,
    documents: [{ ...change!, after: { ...change!.after, answer: { ...given, on: world.today } } }],
  };
};
