import { lineAmount, totalsOf } from '../src/domain/documents/totals.ts';
import { formatAmount, parseDecimal } from '../src/domain/format.ts';

/**
 * The lines of a document in a form without a framework, as the measuring stick for typing: plain inputs, one listener, and
 * the same exact arithmetic and the same reading and writing of numbers as the product's own. Runs in a browser; the page says
 * in `data-lines` how many lines it wants.
 */
const [currency, locale, digits] = ['USD', 'en-US', 2] as const;
const asked = Number(document.documentElement.dataset.lines);
const form = document.body.appendChild(document.createElement('form'));
const total = form.appendChild(document.createElement('output'));
const lines = Array.from({ length: asked }, () => ({ quantity: '1', price: '10', taxPercent: null }));

for (const index of lines.keys()) {
  const row = document.createElement('div');
  row.dataset.index = String(index);
  for (const name of ['item', 'description', 'quantity', 'price']) {
    const input = row.appendChild(document.createElement('input'));
    input.name = name;
    input.ariaLabel = `${name}, line ${index + 1}`;
  }
  row.append(document.createElement('output'));
  form.insertBefore(row, total);
}

form.addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  const row = input.closest('div')!;
  const line = lines[Number(row.dataset.index)]!;
  const read = parseDecimal(input.value, locale) ?? '0';
  if (input.name === 'quantity' || input.name === 'price') line[input.name] = read;
  row.querySelector('output')!.textContent = formatAmount(lineAmount(line, digits), currency, locale);
  const sums = totalsOf(
    { lines, discount: { type: 'flat', amount: '0' }, shipping: '0', shippingTaxPercent: null },
    digits,
  );
  total.textContent = formatAmount(sums.total, currency, locale);
});
