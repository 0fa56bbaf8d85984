import { afterEach, expect, test, vi } from 'vitest';
import { signIn as signInWords } from '../../src/domain/words/session.ts';

import { signIn } from '../../src/screens/frame/session-acts.ts';

afterEach(() => vi.unstubAllGlobals());

const refusedWith = async (status: number, body: object) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  return signIn({ email: 'ada@example.com', password: 'a password', remember: false }).catch(
    (problem) => problem,
  );
};

test('whoever can’t sign in because of many tries reads that a new password lets them in, by the name of its link', async () => {
  const throttled = { Message: 'Please wait a couple of minutes and try again.', kind: 'throttled' };
  const { kind, message } = await refusedWith(403, throttled);
  expect(kind).toBe('throttled');
  expect(message).toContain(`“${signInWords.forgotPassword}”`);
  const wrong = await refusedWith(400, { Message: 'The email or the password is wrong.', kind: 'invalid' });
  expect(wrong.message).not.toContain(signInWords.forgotPassword);
});
