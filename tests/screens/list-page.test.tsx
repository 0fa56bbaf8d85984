import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Problem } from '../../src/machines/problem.ts';
import { wayBackTo } from '../../src/screens/frame/way-back.ts';
import { pageIn } from '../../src/screens/kit/fields/use-address.ts';
import { Pager } from '../../src/screens/kit/lists/Pager.tsx';
import { type Found, ListPage } from '../../src/screens/page/ListPage.tsx';
import { find, press, render } from '../support/render.tsx';

const at = (path: string) => memoryLocation({ path, record: true });
const hrefOf = (page: number) => `/sales/list?page=${page}`;

test('a page beyond the last, such as one whose last row was deleted, leads to the last', () => {
  const { hook, searchHook, history } = at('/sales/list?page=3');
  const pager = (stale: boolean) => (
    <Router hook={hook} searchHook={searchHook}>
      <Pager page={3} total={12} hrefOf={hrefOf} stale={stale} />
    </Router>
  );
  const show = render(pager(true));
  expect(history?.at(-1)).toBe('/sales/list?page=3');
  show(pager(false));
  expect(history?.at(-1)).toBe('/sales/list?page=2');
});

test('a page that is none is the first', () => {
  expect(['2', '0', '-1', '2.5', '1e9', '99999999999', 'two', ''].map(pageIn)).toEqual([
    2, 1, 1, 1, 1, 1, 1, 1,
  ]);
});

const showAll = vi.fn();
const list = (address: string, found: Partial<Found<{ id: string }>>) => {
  const { hook, searchHook } = at(address);
  return (
    <Router hook={hook} searchHook={searchHook}>
      <ListPage
        title="Sales"
        href="/sales/list"
        address={{ page: 1, hrefOfPage: hrefOf, typed: 'x', search: () => {}, narrowed: true, showAll }}
        found={{ data: undefined, error: null, refetch: () => {}, isPlaceholderData: false, ...found }}
        columns={[{ key: 'id', title: 'Number', cell: ({ id }) => id }]}
        nameOf={({ id }) => id}
        searches="Search number"
        add={false}
        empty={{ name: 'none', sentence: 'Nothing yet.' }}
      />
    </Router>
  );
};

test('a list that refuses its filters keeps them in sight, leads out of them, and no way back leads to them', () => {
  render(list('/sales/list', { data: { rows: [{ id: 'INV-1' }], total: 1 } }));
  const show = render(list('/sales/list?from=soon', {}));
  show(
    list('/sales/list?from=soon', {
      error: new Problem(400, 'invalid', 'First day must be a date such as 2026-03-31.'),
    }),
  );
  expect(find<HTMLInputElement>('input[type=search]').value).toBe('x');
  expect(document.body.textContent).toContain('First day must be a date such as 2026-03-31.');
  expect(wayBackTo('/sales/list')).toBe('/sales/list');
  press('button');
  expect(showAll).toHaveBeenCalledOnce();
});

test('rows that are there stay while the server can’t be reached', () => {
  const lost = new Problem(0, 'unreachable', 'Not reachable.');
  const show = render(list('/sales/list', { error: lost }));
  expect(document.body.textContent).toContain('Not reachable.');
  expect(find('main, body').querySelector('table')).toBeNull();
  show(list('/sales/list', { error: lost, data: { rows: [{ id: 'INV-1' }], total: 1 } }));
  expect(find('table').textContent).toContain('INV-1');
});
