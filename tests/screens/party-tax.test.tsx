import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ChosenTax } from '../../src/domain/documents/document.ts';
import { blankLine } from '../../src/screens/document/lines.ts';
import { type PartyTax, usePartyTax } from '../../src/screens/document/use-party-tax.ts';
import type { LineDraft } from '../../src/screens/kit/lines/line-draft.ts';
import { eventually, press, render } from '../support/render.tsx';

const tax = (id: string, kind: ChosenTax['kind'] = 'standard'): ChosenTax => ({
  id,
  name: id,
  percent: '20',
  kind,
});
const line = (name: string, more: Partial<LineDraft> = {}): LineDraft => ({ ...blankLine(), name, ...more });
const typed = [
  line('Flour', { tax: tax('item') }),
  line('Freight'),
  line('Customs', { tax: tax('import', 'import') }),
  line(''),
];

interface Card {
  party: string;
  card?: PartyTax;
}

/** Lines that were typed for nobody, and the next party to be picked. */
function Lines({ first = { party: '' }, next }: { first?: Card; next: Card }) {
  const [{ party, card }, pick] = useState(first);
  const [lines, setLines] = useState(typed);
  usePartyTax({ party, known: party || undefined, partyTax: card, setLines });
  return (
    <button type="button" onClick={() => pick(next)}>
      {`${party}: ${lines.map((one) => one.tax?.id ?? '-').join(' ')}`}
    </button>
  );
}

const shown = () => document.querySelector('button')?.textContent;

test.each([
  ['a tax for everything', { tax: tax('mill') }, 'mill: mill mill import -'],
  ['no tax', { tax: undefined }, 'mill: - - import -'],
  ['what each item has', undefined, 'mill: item - import -'],
])('lines that were typed follow the vendor that is picked, who charges %s', async (_, card, expected) => {
  render(<Lines next={{ party: 'mill', ...(card && { card }) }} />);
  expect(shown()).toBe(': item - import -');
  press('button');
  await eventually(() => expect(shown()).toBe(expected));
});

test('what was saved or kept with its vendor stays as it is', async () => {
  const mill = { party: 'mill', card: { tax: tax('mill') } };
  render(<Lines first={mill} next={mill} />);
  press('button');
  await eventually(() => expect(shown()).toBe('mill: item - import -'));
});
