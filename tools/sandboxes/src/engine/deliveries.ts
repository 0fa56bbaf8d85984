/** Waits between the tries of one delivery. */
const waitsMs = [1_000, 5_000, 30_000, 120_000, 600_000];
const patienceMs = 10_000;

/** Signs a body: the headers it goes with. Each try is signed anew, for a signature grows old. */
export type Signer = (body: Buffer) => Readonly<Record<string, string>>;

interface Deliveries<Event> {
  /** Sends a report after a while, and again until it is taken. Ends when the first try has ended. */
  send: (to: string, event: Event, afterMs?: number) => Promise<void>;
  /** Gives up what waits. */
  stop: () => void;
}

/**
 * Sends signed reports of a sandbox.
 *
 * @param nameOf what a report is called where it isn't taken
 */
export const signedDeliveries = <Event>(
  sign: Signer,
  nameOf: (event: Event) => string,
  say: (sentence: string) => void,
): Deliveries<Event> => {
  const waiting = new Set<NodeJS.Timeout>();
  const after = (ms: number, act: () => Promise<void>): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void act().then(done);
      }, ms);
      waiting.add(timer);
    });
  const attempt = async (to: string, event: Event, tried: number): Promise<void> => {
    const body = Buffer.from(JSON.stringify(event));
    const headers = { 'content-type': 'application/json', ...sign(body) };
    const signal = AbortSignal.timeout(patienceMs);
    const status = await fetch(to, { method: 'POST', headers, body, redirect: 'error', signal }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    const wait = waitsMs[tried];
    say(
      `${nameOf(event)} was not taken (${status || 'no answer'})${wait === undefined ? ' and is given up' : ''}.`,
    );
    if (wait !== undefined) void after(wait, () => attempt(to, event, tried + 1));
  };
  return {
    send: (to, event, afterMs = 0) =>
      afterMs ? after(afterMs, () => attempt(to, event, 0)) : attempt(to, event, 0),
    stop: () => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
};
