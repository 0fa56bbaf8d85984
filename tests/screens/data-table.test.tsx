import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DataTable } from '../../src/screens/kit/lists/DataTable.tsx';
import { find, key, press, render } from '../support/render.tsx';

const rows = ['INV-0044', 'INV-0043', 'INV-0042'].map((number) => ({ number }));

function List() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="Sales"
      rows={rows}
      keyOf={(row) => row.number}
      nameOf={(row) => row.number}
      hrefOf={(row) => `/sales/${row.number}`}
      columns={[
        { key: 'number', title: 'Number', cell: (row) => row.number },
        { key: 'customer', title: 'Customer', cell: () => 'Café Meridian' },
      ]}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const selected = () => [...document.querySelectorAll('tr[data-selected] a')].map((link) => link.textContent);
const all = 'input[aria-label="Select all on this page"]';

beforeEach(() => history.replaceState(null, '', '/sales'));

test('j and k walk the rows and x selects the one that holds the focus', () => {
  render(<List />);
  for (const name of ['j', 'j', 'j', 'k', 'x']) key('body', name);
  expect(document.activeElement?.textContent).toBe('INV-0043');
  expect(selected()).toEqual(['INV-0043']);
  key('body', 'x');
  expect(selected()).toEqual([]);
});

test('all rows are selected at once, some show the box half set, and all are let go at once', () => {
  render(<List />);
  press('input[aria-label="Select INV-0042"]');
  expect(find<HTMLInputElement>(all).indeterminate).toBe(true);
  press(all);
  expect(selected()).toHaveLength(3);
  expect(find<HTMLInputElement>(all).indeterminate).toBe(false);
  press(all);
  expect(selected()).toEqual([]);
});

test('a press anywhere in a row opens it, a press on its box does not', () => {
  render(<List />);
  press('input[aria-label="Select INV-0042"]');
  expect(location.pathname).toBe('/sales');
  press('tbody tr:nth-child(2) td:last-child');
  expect(location.pathname).toBe('/sales/INV-0043');
});
