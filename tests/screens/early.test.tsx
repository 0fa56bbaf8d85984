import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const server = vi.fn<typeof fetch>();

/** The file as it runs at a page's start, whose answer named these calls. */
const begin = async (...calls: string[]) => {
  document.head.innerHTML = calls.map((call) => `<meta name="call" content="${call}">`).join('');
  vi.resetModules();
  return (await import('../../src/api/client/early.ts')).sentAhead;
};
const sent = () => server.mock.calls.map(([address, request]) => [address, request?.headers]);

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async () => new Response('{}'));
  vi.spyOn(performance, 'now').mockReturnValue(500);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('counterfoil.session', '{"version":1,"token":"secret","userId":"ada"}');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

test('named calls are sent at once for the tab’s business, and each answer is taken once by its own session', async () => {
  localStorage.setItem('counterfoil.settings', '{"version":1,"business":"quay"}');
  sessionStorage.setItem('counterfoil.settings', '{"version":1,"business":"mill"}');
  const sentAhead = await begin('/api/who?', '/api/list?businessid=*&amp;q=a*b');
  const headers = { token: 'secret' };
  expect(sent()).toEqual([
    ['/api/who?', headers],
    ['/api/list?businessid=mill&q=a*b', headers],
  ]);
  expect(sentAhead('another', '/api/who?')).toBeUndefined();
  expect(sentAhead('secret', '/api/other?')).toBeUndefined();
  await expect(sentAhead('secret', '/api/who?')).resolves.toBeInstanceOf(Response);
  expect(sentAhead('secret', '/api/who?')).toBeUndefined();
});

test('a new tab asks for the business of the last one, and for none where none is known', async () => {
  await begin('/api/who?', '/api/list?businessid=*');
  expect(sent().map(([address]) => address)).toEqual(['/api/who?']);
  localStorage.setItem('counterfoil.settings', '{"version":1,"business":"quay"}');
  await begin('/api/list?businessid=*');
  expect(sent().at(-1)?.[0]).toBe('/api/list?businessid=quay');
});

test('an answer of ten seconds ago is none', async () => {
  const sentAhead = await begin('/api/who?');
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  expect(sentAhead('secret', '/api/who?')).toBeUndefined();
});

test.each([[null], ['{'], ['null'], ['"secret"'], ['{"version":1}']])(
  'nothing is asked where the session that is kept reads %s',
  async (kept) => {
    localStorage.clear();
    if (kept !== null) localStorage.setItem('counterfoil.session', kept);
    await begin('/api/who?');
    expect(server).not.toHaveBeenCalled();
  },
);

test('a call that fails ahead of its page fails for it, and for nobody else', async () => {
  server.mockRejectedValue(new TypeError('no network'));
  const sentAhead = await begin('/api/who?');
  await new Promise((resolve) => setTimeout(resolve));
  await expect(sentAhead('secret', '/api/who?')).rejects.toThrow('no network');
});
