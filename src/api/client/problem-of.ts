import * as failures from '../../domain/words/failures.ts';
import { shown } from '../../domain/words/shown.ts';
import { failureText } from '../contract/failure.ts';
import type { ProblemAnswer } from '../contract/problem.ts';
import { Problem, type ProblemKind } from './problem.ts';

const kindOfStatus = (status: number): ProblemKind => {
  if (status === 400) return 'invalid';
  if (status === 401) return 'signed-out';
  if (status === 403) return 'throttled';
  if (status === 404) return 'missing';
  // A gateway answers these in the place of a server that does not.
  if (status >= 502 && status <= 504) return 'unreachable';
  return 'unexpected';
};

const isResponse = (rejection: unknown): rejection is { status: number; data: unknown } =>
  typeof rejection === 'object' && rejection !== null && typeof (rejection as Response).status === 'number';

const answerIn = (data: unknown): Partial<ProblemAnswer> =>
  typeof data === 'object' && data !== null ? (data as Partial<ProblemAnswer>) : {};

/** Makes the problem of what redaxios rejected with: a response that is not 200, or whatever kept one from coming. */
export function problemOf(rejection: unknown, ours = (field: string) => field): Problem {
  if (!isResponse(rejection)) return new Problem(0, 'unreachable', failures.unreachable);
  const answer = answerIn(rejection.data);
  const kind = answer.kind ?? kindOfStatus(rejection.status);
  const text =
    kind === 'unreachable' ? failures.unreachable : failureText(rejection.status, answer.Message, kind);
  const fields = (answer.fields ?? []).map(({ field, message }) => ({
    field: ours(field),
    message: shown(message),
  }));
  return new Problem(rejection.status, kind, shown(text), { ...answer, fields });
}
