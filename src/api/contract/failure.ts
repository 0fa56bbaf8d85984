import * as failures from '../../domain/words/failures.ts';
import type { ProblemAnswer } from './problem.ts';

/**
 * The sentence a failed status shows. Only a 400, a 503 and a second factor that is needed speak for
 * themselves, by the server's `Message`; the rest is the spec's table.
 */
export function failureText(
  status: number,
  serverMessage: string | undefined,
  kind?: ProblemAnswer['kind'],
): string {
  if (kind === 'second-factor-needed') return serverMessage || failures.broken;
  if (status === 400 || status === 503) return serverMessage || failures.broken;
  if (status === 401) return serverMessage || failures.expired;
  if (status === 403) return failures.throttled;
  return failures.broken;
}
