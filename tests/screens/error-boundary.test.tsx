import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrokenPage } from '../../src/app/BrokenPage.tsx';
import { lazy } from '../../src/app/routes/lazy-page.ts';
import { failures } from '../../src/domain/words/frame.ts';
import { lazyDialog } from '../../src/screens/kit/dialogs/lazy-dialog.tsx';
import { ErrorBoundary } from '../../src/screens/kit/notices/ErrorBoundary.tsx';
import { toast, toastStore } from '../../src/screens/kit/notices/toast.ts';
import { find, render } from '../support/render.tsx';

// React tells the console of each part that broke.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toastStore.current()) toast.dismiss(id);
});

const settle = () => act(() => new Promise((resume) => setTimeout(resume, 0)));
const page = (path: string, shown: React.ReactNode) => (
  <ErrorBoundary of={path} otherwise={(error) => <BrokenPage error={error} />}>
    {shown}
  </ErrorBoundary>
);

function Broken(): never {
  throw new TypeError('Cannot read properties of undefined');
}

test('a page that breaks says so in place of itself, and the next page is drawn', () => {
  const show = render(page('/journal', <Broken />));
  expect(find('[role=alert]').textContent).toContain(failures.broken);
  expect(find('button').textContent).toBe('Load the page again');
  show(page('/sales', <p>Sales</p>));
  expect(document.body.textContent).toBe('Sales');
});

test('a page whose code can’t be fetched is a lost server', async () => {
  const Journal = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(page('/journal', <Journal />));
  await settle();
  expect(find('[role=alert]').textContent).toContain(failures.unreachable);
});

test('a dialog that can’t be fetched closes with a word, and the next press fetches it again', async () => {
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>Keys</p>);
  const Keys = lazyDialog<{ onClose: () => void }>(load);
  const onClose = vi.fn();
  const show = render(<Keys onClose={onClose} />);
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
  expect(toastStore.current().map(({ text }) => text)).toEqual([failures.unreachable]);
  show(null);
  show(<Keys onClose={onClose} />);
  await settle();
  expect(document.body.textContent).toBe('Keys');
});
