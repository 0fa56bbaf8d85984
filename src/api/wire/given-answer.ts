import type { AnswerKind, GivenAnswer } from '../../domain/documents/answer.ts';
import { renaming } from './rename.ts';

const givenAnswerWire = renaming({
  answer: 'Answer',
  name: 'AnsweredBy',
  note: 'AnswerNote',
  on: 'AnsweredOn',
  online: 'AnsweredOnline',
});

const unanswered = { answer: null, name: null, note: null, on: null, online: null };

interface WireAnswer {
  Answer: AnswerKind | null;
  AnsweredBy: string | null;
  AnswerNote: string | null;
  AnsweredOn: string | null;
  AnsweredOnline: boolean | null;
}

/** A customer's answer to an offer on the wire; each field null while there is none. */
export const givenAnswerToWire = (given: GivenAnswer | null): WireAnswer =>
  givenAnswerWire.toWire(given ?? unanswered);

/** The same in our words; null while there is none. */
export const givenAnswerFrom = (sent: WireAnswer): GivenAnswer | null => {
  const { answer, name, note, on, online } = givenAnswerWire.fromWire(sent);
  return answer && { answer, name: name ?? '', note: note ?? '', on: on ?? '', online: online ?? false };
};

/** What a customer says to an offer. */
export const answerWire = renaming({ answer: 'Answer', name: 'Name', note: 'Note' });
