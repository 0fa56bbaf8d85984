import { failures } from '../../domain/words/failures.ts';
import { shown } from '../../domain/words/shown.ts';
import { failureText } from '../contract/failure.ts';
import type { ProblemAnswer } from '../contract/problem.ts';

export type ProblemKind = ProblemAnswer['kind'] | 'unreachable';

/** A dead session has its sign-in, a second factor that is needed its set-up, and what the plan refuses the upgrade prompt. */
const shellTells: readonly ProblemKind[] = ['signed-out', 'second-factor-needed', 'plan-limit'];

/** Why a call failed, whatever went wrong, in the page’s own sentences: the only thing a call of the client ever rejects with. */
export class Problem extends Error {
  override name = 'Problem';
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly kind: ProblemKind;
  /** Names of faulty fields, ours where the call knows them, with the sentence to show beside each. */
  readonly fields: NonNullable<ProblemAnswer['fields']>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, kind: ProblemKind, message: string, answer: Partial<ProblemAnswer> = {}) {
    super(shown(message));
    this.status = status;
    this.kind = kind;
    this.fields = (answer.fields ?? []).map((field) => ({ ...field, message: shown(field.message) }));
    this.details = answer.details ?? {};
  }

  /**
   * Whether the shell says it already: over the page, in the words and with the way out that belong to it. Whoever shows
   * what failed, as a summary, a toast or a notice, leaves such a problem to the shell, so that it is said once.
   */
  get handledElsewhere(): boolean {
    return shellTells.includes(this.kind);
  }
}

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
  const fields = (answer.fields ?? []).map(({ field, message }) => ({ field: ours(field), message }));
  return new Problem(rejection.status, kind, text, { ...answer, fields });
}
