/**
 * The calls that the page's own answer names are sent as soon as this file is there, long before the scripts that wait for them:
 * it runs by itself, ahead of them, and so imports none of theirs. Each answer is taken once, by whoever sends the same call.
 */

/** What was asked at a page's start says nothing of later. */
const FRESH_MS = 10_000;

const answers = new Map<string, Promise<Response>>();

const kept = (storage: 'localStorage' | 'sessionStorage', name: string): Record<string, string> => {
  try {
    return { ...JSON.parse(window[storage].getItem(`counterfoil.${name}`) ?? '') };
  } catch {
    return {};
  }
};

const { token } = kept('localStorage', 'session');
const business = kept('sessionStorage', 'settings').business ?? kept('localStorage', 'settings').business;

const ask = async (own: string, address: string) => fetch(address, { headers: { token: own } });

if (token)
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=call]')) {
    const address = content.replace('*', `${business}`);
    // Which business is theirs is first to be asked where none is known.
    if (address !== content && !business) break;
    const answer = ask(token, address);
    answer.catch(() => {});
    answers.set(token + address, answer);
  }

/** The answer of a call of this session that was sent ahead; undefined where none was, or it was taken or is of too long ago. */
export const sentAhead = (token: string, address: string): Promise<Response> | undefined => {
  const answer = answers.get(token + address);
  answers.delete(token + address);
  return performance.now() < FRESH_MS ? answer : undefined;
};
