import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { numberFaultsIn } from '../../src/screens/document/faults.ts';
import { amountOf } from '../../src/screens/document/lines.ts';
import type { Combobox } from '../../src/screens/kit/fields/Combobox.tsx';
import { LineItems } from '../../src/screens/kit/lines/LineItems.tsx';
import {
  type LineDraft,
  type LineField,
  lineFieldId,
  quantityProblem,
} from '../../src/screens/kit/lines/line-draft.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { choose, eventually, find, key, leave, press, render, type } from '../support/render.tsx';

const drawn: string[] = [];

// A row draws its combobox once each time it is drawn itself, so the comboboxes tell how often the rows were.
vi.mock('../../src/screens/kit/fields/Combobox.tsx', async (original) => {
  const real = await original<{ Combobox: typeof Combobox }>();
  return {
    Combobox: (props: ComponentProps<typeof Combobox>) => {
      drawn.push(props.ties.id ?? '');
      return real.Combobox(props);
    },
  };
});

const vat = { id: 'vat', name: 'VAT', percent: '20', label: 'VAT 20%' };
const taxes = [vat];

const line = (at: number): LineDraft => ({
  key: `k${at}`,
  name: `Loaf ${at}`,
  description: '',
  quantity: '2',
  price: '4.2',
});

/** The lines as the form holds them now. */
let held: readonly LineDraft[] = [];

function Form({ count, locale = 'en-GB' }: { count: number; locale?: string }) {
  const [lines, setLines] = useState(() => Array.from({ length: count }, (_, at) => line(at)));
  held = lines;
  const change = (changed: string, patch: Partial<LineDraft>) =>
    setLines(lines.map((each) => (each.key === changed ? { ...each, ...patch } : each)));
  return (
    <LocaleContext value={locale}>
      <LineItems
        lines={lines}
        currency="EUR"
        amountOf={({ quantity, price }) => (Number(quantity) * Number(price)).toFixed(2)}
        onChange={change}
        onPickProduct={(changed, product) =>
          change(changed, { productId: product.id, name: product.name, price: '9' })
        }
        onAdd={() => setLines([...lines, { ...line(lines.length), name: '' }])}
        onRemove={(gone) => setLines(lines.filter((each) => each.key !== gone))}
        taxes={taxes}
        searchProducts={(query) => (query.startsWith('Zz') ? [] : [{ id: 'p1', name: 'Croissant' }])}
      >
        <button type="button">Scan</button>
      </LineItems>
    </LocaleContext>
  );
}

const at = (lineKey: string, field: LineField) => `#${lineFieldId(lineKey, field)}`;
const textOf = (selector: string) => find<HTMLInputElement>(selector).value;
const amounts = () => [...document.querySelectorAll('.amount')].map((amount) => amount.textContent);

test('typing in a document of a hundred lines draws what is typed in and its row’s amount', () => {
  render(<Form count={100} />);
  drawn.length = 0;
  type(at('k41', 'quantity'), '30');
  expect(drawn).toEqual([]);
  expect(amounts()[41]).toBe('126.00');
  type(at('k41', 'name'), 'Croissants');
  expect(new Set(drawn)).toEqual(new Set(['line-k41-name']));
  leave(at('k41', 'name'));
});

test('Enter goes down the column, and from the last line adds one and goes to it', () => {
  render(<Form count={2} />);
  find(at('k0', 'price')).focus();
  key(at('k0', 'price'), 'Enter');
  expect(document.activeElement).toBe(find(at('k1', 'price')));
  key(at('k1', 'price'), 'Enter');
  expect(document.activeElement).toBe(find(at('k2', 'name')));
});

test('another way to add a line is beside the button that adds one', () => {
  render(<Form count={1} />);
  const texts = [...document.querySelectorAll('.add button')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Add a line', 'Discount lines', 'Scan']);
});

test('a removed line hands the focus to its neighbour', () => {
  render(<Form count={3} />);
  press('[aria-label="Remove line 2"]');
  expect(amounts()).toHaveLength(2);
  expect(document.activeElement).toBe(find(at('k2', 'name')));
});

test('a product found by typing is picked by Enter and the quantity is next', async () => {
  render(<Form count={1} />);
  type(at('k0', 'name'), 'Croi');
  await eventually(() => expect(find('[role=option]').textContent).toBe('Croissant'));
  key(at('k0', 'name'), 'Enter');
  await eventually(() => expect(textOf(at('k0', 'name'))).toBe('Croissant'));
  expect(textOf(at('k0', 'price'))).toBe('9.00');
  expect(document.activeElement).toBe(find(at('k0', 'quantity')));
});

// The spec's column 'Subtotal' is called 'Amount', as it is on paper: a stated departure.
test('a line shows its number, item, description, quantity, price and amount under their heads', () => {
  render(<Form count={2} />);
  expect([...find('.heads').children].map((head) => head.textContent)).toEqual([
    'No.',
    'Item',
    'Description',
    'Quantity',
    'Price',
    'Tax',
    'Amount',
  ]);
  expect([...document.querySelectorAll('.line > .no')].map((number) => number.textContent)).toEqual([
    '1',
    '2',
  ]);
  type(at('k1', 'description'), 'Of rye');
  expect(textOf(at('k1', 'description'))).toBe('Of rye');
  expect(amounts()).toEqual(['8.40', '8.40']);
});

test('letters in a quantity are ignored, as they are typed and as they are pasted; zero is refused in its line at once', () => {
  render(<Form count={1} />);
  for (const typed of ['3', '3x', 'many', '1e9']) type(at('k0', 'quantity'), typed);
  expect([textOf(at('k0', 'quantity')), held[0]!.quantity]).toEqual(['3', '3']);
  expect(document.querySelector('#line-k0-quantity-problem')).toBeNull();
  // A price is another matter: what was meant by it isn’t guessed.
  type(at('k0', 'price'), '4 each');
  expect(textOf(at('k0', 'price'))).toBe('4 each');
  type(at('k0', 'quantity'), '0');
  expect(find('#line-k0-quantity-problem').textContent).toBe('Enter a quantity above zero.');
});

test.each([
  ['1,234', 'de-DE', '“1,234” could be read in two ways. Write 1234 or 1,2340.'],
  ['1,234', 'en-GB', '“1,234” could be read in two ways. Write 1234.'],
  ['1,234.5', 'en-GB', '“1,234.5” could be read in two ways. Write 1234.5.'],
  ['1,234.5', 'de-DE', '“1,234.5” could be read in two ways. Write 1234,5.'],
])(
  'of a quantity typed as %s in %s nothing is dropped, and it is refused beside its field at once',
  async (typed, locale, expected) => {
    render(<Form count={2} locale={locale} />);
    for (let to = 1; to <= typed.length; to += 1) type(at('k0', 'quantity'), typed.slice(0, to));
    const stands = () => {
      expect([textOf(at('k0', 'quantity')), held[0]!.quantity]).toEqual([typed, typed]);
      expect(find('#line-k0-quantity-problem').textContent).toBe(expected);
      expect(find(at('k0', 'quantity')).getAttribute('aria-invalid')).toBe('true');
      expect(numberFaultsIn(held, 'EUR', locale)).toEqual([
        expect.objectContaining({ text: expected, line: { key: 'k0', field: 'quantity' } }),
      ]);
    };
    stands();
    leave(at('k0', 'quantity'));
    stands();
  },
);

test('a quantity of nothing asks for its item first, and is taken once the line has a name', async () => {
  render(<Form count={1} />);
  type(at('k0', 'name'), '');
  type(at('k0', 'quantity'), '3');
  expect(find('#line-k0-quantity-problem').textContent).toBe(
    'Choose an item first, then enter its quantity.',
  );
  type(at('k0', 'name'), 'Rye loaf');
  expect(document.querySelector('#line-k0-quantity-problem')).toBeNull();
  await eventually(() => expect(amounts()).toEqual(['12.60']));
});

test('a tax on nothing asks for its item first, and stands once the line has a name', async () => {
  render(<Form count={1} />);
  type(at('k0', 'name'), '');
  choose(at('k0', 'tax'), vat.id);
  expect(find('#line-k0-tax-problem').textContent).toBe('Choose an item first, then its tax.');
  type(at('k0', 'name'), 'Rye loaf');
  expect(document.querySelector('#line-k0-tax-problem')).toBeNull();
  await eventually(() => expect(find<HTMLSelectElement>(at('k0', 'tax')).value).toBe(vat.id));
});

test('an emptied quantity counts as one', () => {
  expect(amountOf({ ...line(0), quantity: '' }, 'EUR')).toBe('4.2');
  expect(quantityProblem({ ...line(0), name: '', quantity: '' })).toBeUndefined();
});

test('what is among no products is offered first as a one-off line, and taking it goes on to the quantity', async () => {
  render(<Form count={1} />);
  type(at('k0', 'name'), 'Zzz top');
  await eventually(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1));
  const list = find('[role=listbox]');
  expect(list.textContent).toBe('Use “Zzz top” as a one-off line');
  key(at('k0', 'name'), 'Enter');
  await eventually(() => expect(document.querySelector('[role=listbox]')).toBeNull());
  expect(document.activeElement?.id).toBe(lineFieldId('k0', 'quantity'));
  expect(textOf(at('k0', 'name'))).toBe('Zzz top');
});

test('where products are found, nothing else is offered', async () => {
  render(<Form count={1} />);
  type(at('k0', 'name'), 'Cro');
  await eventually(() => expect(find('[role=listbox]').textContent).toBe('Croissant'));
});
