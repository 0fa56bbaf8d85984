import type { problemKinds } from '../domain/values/problem-kind.ts';
import type { FieldProblem } from '../domain/values/refusal.ts';
import { displayed } from '../domain/words/display-sentences.ts';
import { failures } from '../domain/words/frame.ts';

type AnsweredKind = (typeof problemKinds)[number];
export type ProblemKind = AnsweredKind | 'unreachable';

/** What a refused call answers. */
interface Answered {
  Message: string;
  kind: AnsweredKind;
  fields: readonly FieldProblem[];
  details: Readonly<Record<string, unknown>>;
}

/** A dead session has its sign-in, a second factor that is needed its set-up, and what the plan refuses the upgrade prompt. */
const shellTells: readonly ProblemKind[] = ['signed-out', 'second-factor-needed', 'plan-limit'];

/** Why a call failed, whatever went wrong, in the page’s own sentences: the only thing a call of the client ever rejects with. */
export class Problem extends Error {
  override name = 'Problem';
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly kind: ProblemKind;
  /** Names of faulty fields, ours where the call knows them, with the sentence to show beside each. */
  readonly fields: readonly FieldProblem[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, kind: ProblemKind, message: string, answer: Partial<Answered> = {}) {
    super(message);
    this.status = status;
    this.kind = kind;
    this.fields = answer.fields ?? [];
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

/**
 * The sentence a failed status shows. Only a 400, a 503 and a second factor that is needed speak for
 * themselves, by the server's `Message`; the rest is the spec's table.
 */
const textOf = (status: number, kind: ProblemKind, message: string | undefined): string => {
  if (kind === 'unreachable') return failures.unreachable;
  if (kind === 'second-factor-needed' || status === 400 || status === 503) return message || failures.broken;
  if (status === 401) return message || failures.expired;
  return status === 403 ? failures.throttled : failures.broken;
};

const isResponse = (rejection: unknown): rejection is { status: number; data: unknown } =>
  typeof rejection === 'object' && rejection !== null && typeof (rejection as Response).status === 'number';

const answerIn = (data: unknown): Partial<Answered> =>
  typeof data === 'object' && data !== null ? (data as Partial<Answered>) : {};

/**
 * Makes the problem of what the network rejected with: a response that is not 200, or whatever kept one from coming. The client
 * makes each of its problems so, and test models their samples of one.
 */
export function problemOf(rejection: unknown, ours = (field: string) => field): Problem {
  if (!isResponse(rejection)) return new Problem(0, 'unreachable', failures.unreachable);
  const answer = answerIn(rejection.data);
  const kind = answer.kind ?? kindOfStatus(rejection.status);
  const fields = (answer.fields ?? []).map(({ field, message }) => ({
    field: ours(field),
    message: displayed(message),
  }));
  const text = textOf(rejection.status, kind, answer.Message);
  return new Problem(rejection.status, kind, displayed(text), { ...answer, fields });
}

/** A failed port as a flow keeps it: the sentence, and the fields it belongs to. */
export interface DisplayProblem {
  message: string;
  fields: readonly FieldProblem[];
  /** The shell says it already, over whatever shows the flow. */
  handledElsewhere?: true;
}

/** What the page throws to be shown as it is. */
export const saying = (message: string): DisplayProblem => ({ message, fields: [] });

/**
 * What a port rejected with, as a problem to show. What has no fields, not even an empty list of them, was not made to be shown: an
 * error of the program, whose words are for its authors. It gets the common sentence.
 */
export const displayProblem = (error: unknown): DisplayProblem => {
  const { message, fields, handledElsewhere } = (error ?? {}) as Partial<DisplayProblem>;
  if (typeof message !== 'string' || !fields) return saying(failures.broken);
  return { message, fields, ...(handledElsewhere && { handledElsewhere: true }) };
};

/** What kind of problem a port rejected with, to decide by; `unexpected` for an error of the program. */
export const kindOfProblem = (error: unknown): string =>
  ((error ?? {}) as { kind?: string }).kind ?? 'unexpected';

/** Whether nothing was refused and the same may go well in a moment: no answer came, or the server is starting or full. */
export const isTransient = (error: unknown): boolean =>
  ['unreachable', 'unavailable'].includes(kindOfProblem(error));

/** Reads what a port failed with, for the action that keeps it. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** A port that nobody provided yet: a screen or a test does. */
export const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`The port ${name} is not provided.`);
};
