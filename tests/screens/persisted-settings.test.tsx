import { beforeEach, expect, test, vi } from 'vitest';
import { siteStorage, tabStorage } from '../../src/api/client/storage.ts';
import { clearLocalStorage, keepSession } from '../../src/api/client/token.ts';
import { viewAs } from '../../src/api/client/view-as.ts';
import { chooseBusiness, stayIn } from '../../src/screens/frame/chosen-business.ts';
import { chooseColor, colorChoice } from '../../src/screens/frame/color-mode.ts';

const kept = (storage: Storage): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...storage }).map(([name, text]) => [name, JSON.parse(text)]));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  history.replaceState(null, '', '/sales/list');
  localStorage.clear();
  sessionStorage.clear();
});

test('colours and chosen business stand together under version 1', () => {
  chooseColor('dark');
  chooseBusiness('quay');
  expect(kept(localStorage)).toEqual({
    'counterfoil.settings': { version: 1, color: 'dark', business: 'quay' },
  });
  expect(kept(sessionStorage)).toEqual({ 'counterfoil.settings': { version: 1, business: 'quay' } });
  stayIn('harbour');
  expect(kept(sessionStorage)).toEqual({ 'counterfoil.settings': { version: 1, business: 'quay' } });
  chooseColor('system');
  expect(kept(localStorage)).toEqual({ 'counterfoil.settings': { version: 1, business: 'quay' } });
});

test('a tab stays in its business, and a new one begins there where none was chosen', () => {
  stayIn('quay');
  expect(kept(localStorage)).toEqual({ 'counterfoil.settings': { version: 1, business: 'quay' } });
  sessionStorage.clear();
  stayIn('harbour');
  expect(kept(sessionStorage)).toEqual({ 'counterfoil.settings': { version: 1, business: 'harbour' } });
  expect(kept(localStorage)).toEqual({ 'counterfoil.settings': { version: 1, business: 'quay' } });
});

test('what was kept under keys of their own moves there once', () => {
  localStorage.setItem('counterfoil.color', 'dark');
  localStorage.setItem('counterfoil.business', 'quay');
  sessionStorage.setItem('counterfoil.business', 'harbour');
  expect(colorChoice()).toBe('dark');
  stayIn('another');
  expect(kept(localStorage)).toEqual({
    'counterfoil.settings': { version: 1, color: 'dark', business: 'quay' },
  });
  expect(kept(sessionStorage)).toEqual({ 'counterfoil.settings': { version: 1, business: 'harbour' } });
});

test.each(['{', 'null', '[]', '{"version":2,"color":"dark"}', '{"version":1,"color":7}'])(
  'settings that read %s are none, and are written anew',
  (text) => {
    localStorage.setItem('counterfoil.settings', text);
    expect(colorChoice()).toBe('system');
    chooseColor('light');
    expect(kept(localStorage)).toEqual({ 'counterfoil.settings': { version: 1, color: 'light' } });
  },
);

test('what was chosen for the device outlives a session, the chosen business does not', () => {
  chooseColor('dark');
  chooseBusiness('quay');
  keepSession({ token: 'secret', userId: 'ada' });
  clearLocalStorage();
  expect(kept(localStorage)).toEqual({ 'counterfoil.settings': { version: 1, color: 'dark' } });
});

test('signing out clears the session storage too', async () => {
  const { clearKept } = await import('../../src/screens/session/ports.ts');
  chooseColor('dark');
  chooseBusiness('quay');
  viewAs('Viewer');
  sessionStorage.setItem('counterfoil.intent.invoice.add', 'a key');
  await clearKept('ada');
  expect([tabStorage.names(), siteStorage.names()]).toEqual([[], ['counterfoil.settings']]);
});
