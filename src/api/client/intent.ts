import { QueryClient } from '@tanstack/react-query';
import { Problem } from '../../machines/problem.ts';
import { tabStorage } from './storage.ts';

/**
 * One key per intended act, so that the server carries it out once however often it is sent. The key is made when the act's form
 * or dialog first asks for it and kept for the tab through retries, reloads and sign-in, until the act is done or given up.
 */
const storedAs = (act: string) => `counterfoil.intent.${act}`;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key of the act under way; `act` names the form and what it is about: `invoice.add`, `invoice.cancel 42`. */
export function intentKey(act: string): string {
  const kept = tabStorage.get(storedAs(act));
  if (kept) return kept;
  const made = newKey();
  tabStorage.set(storedAs(act), made);
  return made;
}

/** The act is done, or given up: the next one of its name is another. */
export const intentOver = (act: string): void => tabStorage.remove(storedAs(act));

/**
 * Changes under way, each a mutation under the name of its act. They belong to no page: one that is left ends what it asks,
 * never what it changes.
 */
export const changes = new QueryClient({
  // A lost server is told at once, and what was sent is sent again by whoever pressed, under the same key.
  defaultOptions: { mutations: { networkMode: 'always', retry: false, gcTime: 0 } },
});

const asMutation = <Answer>(act: string, mutationFn: () => Promise<Answer>): Promise<Answer> =>
  changes
    .getMutationCache()
    .build(changes, { mutationKey: [act], mutationFn })
    .execute(undefined);

/**
 * Sends an act under its key, which is over once it is done, or once the server says it was used for other content.
 * Rejects with the call's problem.
 */
export async function once<Answer>(act: string, sendWith: (key: string) => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await asMutation(act, () => sendWith(intentKey(act)));
    intentOver(act);
    return answer;
  } catch (rejection) {
    if (rejection instanceof Problem && rejection.kind === 'duplicate-request') intentOver(act);
    throw rejection;
  }
}
