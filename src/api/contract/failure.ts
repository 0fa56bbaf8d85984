import { failures } from '../../domain/words/failures.ts';

/** The sentence a failed status shows. Only a 400 speaks for itself, by the server's `Message`; the rest is the documents' table. */
export function failureText(status: number, serverMessage: string | undefined): string {
  if (status === 400) return serverMessage || failures.unexpected;
  if (status === 401) return serverMessage || failures.expired;
  if (status === 403) return failures.throttled;
  return failures.unexpected;
}
