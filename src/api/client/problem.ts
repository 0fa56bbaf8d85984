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
