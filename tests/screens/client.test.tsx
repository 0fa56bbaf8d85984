import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { subject, told } from '../../src/api/calls/call.ts';
import { number, typedText } from '../../src/api/calls/field.ts';
import { ask } from '../../src/api/client/ask.ts';
import { send } from '../../src/api/client/client.ts';
import { intentKey, intentOver } from '../../src/api/client/intent.ts';
import { onFactorNeeded, onReachable, onSignedOut } from '../../src/api/client/reports.ts';
import {
  clearLocalStorage,
  clearOnEntry,
  forgetSession,
  keepSession,
  keptSession,
} from '../../src/api/client/token.ts';
import { call } from '../../src/api/wire/call.ts';
import { failures } from '../../src/domain/words/frame.ts';
import type { Problem } from '../../src/machines/problem.ts';

const parts = {
  auth: 'session',
  permission: null,
  answer: z.object({ ok: z.boolean() }),
  summary: '',
} as const;
const read = call({
  ...parts,
  method: 'GET',
  path: '/api/Thing/get',
  effect: 'reads',
  query: z.object({ id: z.string(), page: z.optional(z.string()) }),
});
const change = call({
  ...parts,
  method: 'POST',
  path: '/api/Thing/change',
  effect: 'changes',
  body: z.object({ name: z.string() }),
});

const server = vi.fn<typeof fetch>();
const answers = (status: number, body: unknown = {}) =>
  server.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const lastRequest = () => {
  const [url, init] = server.mock.calls.at(-1) ?? [];
  return { url, init, headers: init?.headers as Record<string, string> };
};
const failing = (): Promise<Problem> =>
  send(read, { query: { id: 'a' } }).then(
    () => {
      throw new Error('The call succeeded.');
    },
    (problem: Problem) => problem,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  history.replaceState(null, '', '/sales/list');
  localStorage.clear();
  sessionStorage.clear();
  forgetSession();
});
afterEach(() => vi.unstubAllGlobals());

test('a call carries its query without what is left out, and the token as a header alone', async () => {
  answers(200, { ok: true });
  keepSession({ token: 'secret', userId: 'ada' });
  expect(await send(read, { query: { id: 'a b', page: undefined } })).toEqual({ ok: true });
  const { url, init, headers } = lastRequest();
  expect(url).toBe('/api/Thing/get?id=a+b');
  expect(headers.token).toBe('secret');
  expect(init?.body).toBeUndefined();
});

test('a call that changes something carries its body and the key of the intended act', async () => {
  answers(200, { ok: true });
  await send(change, { body: { name: 'Mill' }, intentKey: 'k1' });
  const { init, headers } = lastRequest();
  expect(JSON.parse(String(init?.body))).toEqual({ name: 'Mill' });
  expect(headers['idempotency-key']).toBe('k1');
});

const things = subject('BusinessIDFK', '/api/Thing/');
const counting = { says: told({ count: number('Count') }), touches: [] };
const put = things.changeByPut('put', 'settings.account', {
  takes: { name: typedText('ThingName', 9) },
  ...counting,
});
const remove = things.changeByDelete('delete', 'settings.account', {
  takes: { year: number('Year') },
  ...counting,
});

test('a PUT carries what it takes in its body, and a DELETE in its address', async () => {
  answers(200, { status: 200, message: 'Done.', data: { Count: 1 } });
  expect(await ask(put, { businessId: 'mill', name: 'Mill' }, { intentKey: 'k1' })).toEqual({
    message: 'Done.',
    count: 1,
  });
  const sent = lastRequest();
  expect([sent.url, sent.init?.method, sent.headers['idempotency-key']]).toEqual([
    '/api/Thing/put',
    'PUT',
    'k1',
  ]);
  expect(JSON.parse(String(sent.init?.body))).toEqual({ BusinessIDFK: 'mill', ThingName: 'Mill' });
  await ask(remove, { businessId: 'mill', year: 2026 });
  const { url, init } = lastRequest();
  expect([url, init?.method, init?.body]).toEqual([
    '/api/Thing/delete?BusinessIDFK=mill&Year=2026',
    'DELETE',
    undefined,
  ]);
});

test.each([
  [400, { Message: 'Can’t be.', kind: 'stale' }, 'stale', 'Can’t be.'],
  [400, {}, 'invalid', 'Something went wrong. Refresh the page and try again.'],
  [401, {}, 'signed-out', 'Your session has expired. Sign in again.'],
  [403, { Message: 'slow down' }, 'throttled', 'Too many attempts. Wait a couple of minutes and try again.'],
  [403, { Message: 'Needed.', kind: 'second-factor-needed' }, 'second-factor-needed', 'Needed.'],
  [404, { kind: 'missing' }, 'missing', 'Something went wrong. Refresh the page and try again.'],
  [500, 'no json', 'unexpected', 'Something went wrong. Refresh the page and try again.'],
  [204, {}, 'unexpected', 'Something went wrong. Refresh the page and try again.'],
  [502, {}, 'unreachable', failures.unreachable],
] as const)('a %i answering %o is a problem of kind %s', async (status, body, kind, message) => {
  server.mockImplementation(
    async () => new Response(status === 204 ? null : JSON.stringify(body), { status }),
  );
  expect(await failing()).toMatchObject({ status, kind, message });
});

test('a problem names the faulty fields and what else the server told', async () => {
  const fields = [{ field: 'email', message: 'Enter an address.' }];
  answers(400, { Message: 'Enter an address.', kind: 'invalid', fields, details: { limit: 10 } });
  expect(await failing()).toMatchObject({ fields, details: { limit: 10 } });
});

test('a second factor that is needed is told with the business that needs it, and is no sign-out', async () => {
  keepSession({ token: 'secret', userId: 'ada' });
  const notices = vi.fn();
  const end = onFactorNeeded(notices);
  answers(403, { Message: 'slow down', kind: 'throttled' });
  await failing();
  expect(notices).not.toHaveBeenCalled();
  answers(403, { Message: 'Needed.', kind: 'second-factor-needed', details: { business: 'b' } });
  await failing();
  expect(notices.mock.calls).toMatchObject([[{ message: 'Needed.', details: { business: 'b' } }]]);
  expect(keptSession()?.token).toBe('secret');
  end();
});

test('a server that cannot be reached is a problem of its own, and no sign-out', async () => {
  keepSession({ token: 'secret', userId: 'ada' });
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  const notices: boolean[] = [];
  const ends = [
    onReachable((reachable) => notices.push(reachable)),
    onSignedOut(() => expect.fail('signed out')),
  ];
  expect(await failing()).toMatchObject({ status: 0, kind: 'unreachable', message: failures.unreachable });
  answers(200, { ok: true });
  await send(read, { query: { id: 'a' } });
  expect(notices).toEqual([false, true]);
  expect(keptSession()?.token).toBe('secret');
  for (const end of ends) end();
});

test('ten calls that meet a dead session end it once, and clear what was stored for it', async () => {
  keepSession({ token: 'dead', userId: 'ada' });
  localStorage.setItem('counterfoil.settings', '{"version":1,"color":"dark","business":"quay"}');
  answers(401);
  const signedOut = vi.fn();
  const end = onSignedOut(signedOut);
  await Promise.all(Array.from({ length: 10 }, failing));
  expect(signedOut).toHaveBeenCalledTimes(1);
  expect(keptSession()).toBeNull();
  expect({ ...localStorage }).toEqual({ 'counterfoil.settings': '{"version":1,"color":"dark"}' });
  end();
});

test('a late 401 of the session before does not end the new one', async () => {
  keepSession({ token: 'old', userId: 'ada' });
  server.mockImplementation(async () => {
    keepSession({ token: 'new', userId: 'ada' });
    return new Response('{}', { status: 401 });
  });
  await failing();
  expect(keptSession()?.token).toBe('new');
});

test('on the front page the session stands in a cookie, and moves to local storage where it is left', () => {
  history.replaceState(null, '', '/signup');
  keepSession({ token: 'fresh', userId: 'ada' });
  expect(localStorage.length).toBe(0);
  clearLocalStorage();
  expect(keptSession()).toEqual({ token: 'fresh', userId: 'ada' });
  history.replaceState(null, '', '/auth/email-verification');
  expect(keptSession()).toEqual({ token: 'fresh', userId: 'ada' });
  expect(document.cookie).not.toContain('fresh');
  expect(Object.values({ ...localStorage }).map((kept) => JSON.parse(kept).version)).toEqual([1]);
});

test.each([
  ['/', 0],
  ['/signup', 0],
  ['/sales/list', 1],
])('entering %s leaves %i settings of those this browser kept', (path, left) => {
  history.replaceState(null, '', path);
  localStorage.setItem('counterfoil.settings', '{}');
  clearOnEntry();
  expect(localStorage.length).toBe(left);
});

test('an intended act keeps its key until it is over', () => {
  const key = intentKey('invoice.add');
  expect(intentKey('invoice.add')).toBe(key);
  expect(intentKey('invoice.cancel 42')).not.toBe(key);
  intentOver('invoice.add');
  expect(intentKey('invoice.add')).not.toBe(key);
});

test.each([
  ['is blocked', () => vi.stubGlobal('localStorage', undefined)],
  [
    'has no room',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('No room.', 'QuotaExceededError');
      }),
  ],
])('where the browser’s storage %s, the page keeps session and intent itself', (_, block) => {
  block();
  keepSession({ token: 'secret', userId: 'ada' });
  expect(keptSession()?.token).toBe('secret');
  expect(intentKey('invoice.add')).toBe(intentKey('invoice.add'));
  forgetSession();
  intentOver('invoice.add');
  expect(keptSession()).toBeNull();
  vi.restoreAllMocks();
});

test.each(['{', 'null', '[]', '{"token":1,"userId":"ada"}', '{"token":"caf\u00e9 \u0100","userId":"ada"}'])(
  'a kept session that reads %s is none',
  (kept) => {
    localStorage.setItem('counterfoil.session', kept);
    expect(keptSession()).toBeNull();
  },
);

test('a cookie that reads as nothing is no session, and breaks nothing', () => {
  history.replaceState(null, '', '/signup');
  // biome-ignore lint/suspicious/noDocumentCookie: as an older version, or anybody, may have left it.
  document.cookie = 'counterfoil_session=%E0%A4%A; Path=/';
  expect(keptSession()).toBeNull();
});

test('an account that was made while its answer was lost keeps nobody from registering another', async () => {
  const { register } = await import('../../src/screens/frame/session-acts.ts');
  const typed = { firstName: 'Ada', lastName: 'Stone', email: 'ada@example.com', password: 'ten letters' };
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(register(typed)).rejects.toMatchObject({ kind: 'unreachable' });
  const first = lastRequest().headers['idempotency-key'];
  answers(400, { Message: 'Sent before with other content.', kind: 'duplicate-request' });
  await expect(register({ ...typed, email: 'other@example.com' })).rejects.toMatchObject({
    kind: 'duplicate-request',
  });
  expect(lastRequest().headers['idempotency-key']).toBe(first);
  await register(typed).catch(() => {});
  expect(lastRequest().headers['idempotency-key']).not.toBe(first);
});
