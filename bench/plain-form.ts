import { printedTotals } from '../src/domain/documents/printed-totals.ts';
import { lineAmount, totalsOf } from '../src/domain/documents/totals.ts';
import { parseDecimal } from '../src/domain/typed/number.ts';
import { formatAmount } from '../src/domain/values/format.ts';

/**
 * The lines of a document in a form without a framework, as the measuring stick for typing: plain inputs, one listener, and
 * all that a key in the product's form says, by the same functions: the number read, the line's amount, every sum below
 * the lines and the amount on the counterfoil. Runs in a browser; the page says in `data-lines` how many lines it wants.
 */
const [currency, locale, digits] = ['USD', 'en-US', 2] as const;
const lineCount = Number(document.documentElement.dataset.lines);
const form = document.body.appendChild(document.createElement('form'));
const sums = form.appendChild(document.createElement('dl'));
const counterfoil = document.body.appendChild(document.createElement('aside'));
const lines = Array.from({ length: lineCount }, (_, index) => ({
  name: `Work ${index + 1}`,
  description: '',
  quantity: '1',
  price: '10',
  taxPercent: null,
}));

for (const index of lines.keys()) {
  const row = document.createElement('div');
  row.dataset.index = String(index);
  for (const name of ['name', 'description', 'quantity', 'price']) {
    const input = row.appendChild(document.createElement('input'));
    input.name = name;
    input.ariaLabel = `${name}, line ${index + 1}`;
  }
  row.append(
    document.createElement('select'),
    document.createElement('output'),
    document.createElement('em'),
  );
  form.insertBefore(row, sums);
}

/** Writes each sum into the row that shows it; rows come and go only with the sums. */
const show = (totals: ReturnType<typeof printedTotals>): void => {
  while (sums.children.length > totals.length) sums.lastElementChild!.remove();
  for (const [index, { label, text }] of totals.entries()) {
    const row = sums.children[index] ?? sums.appendChild(document.createElement('div'));
    row.textContent = `${label} ${text}`;
  }
};

form.addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  const row = input.closest('div')!;
  const line = lines[Number(row.dataset.index)]!;
  const name = input.name as 'name' | 'description' | 'quantity' | 'price';
  const typed = name === 'quantity' || name === 'price';
  line[name] = typed ? (parseDecimal(input.value, locale) ?? input.value.trim()) : input.value;
  row.querySelector('output')!.textContent = formatAmount(lineAmount(line, digits), currency, locale);
  const totals = totalsOf(
    { lines, discount: { type: 'flat', amount: '0' }, shipping: '0', shippingTaxPercent: null },
    digits,
  );
  const { total } = totals;
  const home = {
    homeCurrency: currency,
    homeTotal: total,
    paid: '0',
    credited: '0',
    owed: total,
    status: '',
  };
  show(printedTotals({ ...totals, currency, ...home }, locale));
  counterfoil.textContent = `${formatAmount(total, currency, locale)} ${currency}`;
});
