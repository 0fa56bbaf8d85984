import * as z from 'zod/mini';
import { answerKinds } from '../../domain/documents/answer.ts';
import { all, day, text } from './wire-types.ts';

/** What the customer said to an offer as it is; null while they said nothing. */
export const givenAnswer = {
  Answer: z.nullable(z.enum(answerKinds)),
  ...all(z.nullable(z.string()), 'AnsweredBy AnswerNote'),
  AnsweredOn: z.nullable(day),
  /** On its public page; false where a member noted it. */
  AnsweredOnline: z.nullable(z.boolean()),
};

/** What a customer says to an offer: their name, and a note that may be left out. */
export const answerAsked = {
  Answer: z.enum(answerKinds),
  Name: text(200),
  Note: z.optional(text(3000)),
};
