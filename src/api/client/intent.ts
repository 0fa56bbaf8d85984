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
  const kept = sessionStorage.getItem(storedAs(act));
  if (kept) return kept;
  const made = newKey();
  sessionStorage.setItem(storedAs(act), made);
  return made;
}

/** The act is done, or given up: the next one of its name is another. */
export const intentOver = (act: string): void => sessionStorage.removeItem(storedAs(act));
