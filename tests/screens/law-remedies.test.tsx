import { expect, test } from 'vitest';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import type { LackingRow } from '../../src/domain/documents/lawful.ts';
import { LawRemedies } from '../../src/screens/document/LawRemedies.tsx';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { currentBusiness } from '../support/current-business.ts';
import { clearPage, render } from '../support/render.tsx';

type What = LackingRow['what'];

const shown = (
  whats: readonly What[],
  more: { customer?: string; source?: { subtype: DocumentType; id: string; isDraft: boolean } },
  role = currentBusiness.role,
) => {
  clearPage();
  render(
    <BusinessContext value={{ ...currentBusiness, role }}>
      <p>
        <LawRemedies lacking={whats.map((what) => ({ what }))} {...more} />
      </p>
    </BusinessContext>,
  );
  const links = [...document.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
  return { links, text: document.querySelector('p')!.textContent };
};

const draft = { subtype: 'invoice', id: 'D', isDraft: true } as const;
const quote = { subtype: 'quote', id: 'Q', isDraft: false } as const;

test('a draft leads to the business’s card, the customer’s, and to itself, which is saved again after that', () => {
  const { links, text } = shown(['eitherNumber', 'customerAddress', 'supplyDate'], {
    customer: 'C',
    source: draft,
  });
  expect(links).toEqual([
    'Add in Business settings /settings/business',
    'Edit the customer /customers/edit-customer?client=C',
    'Edit the draft /sales/edit-invoice?invoice=D',
  ]);
  expect(text).toContain('Then save the draft again so it shows what you added.');
});

test('what the draft alone says is filled in there, and nothing needs saving twice', () => {
  const { links, text } = shown(['supplyDate', 'reason'], { customer: 'C', source: draft });
  expect(links).toEqual(['Edit the draft /sales/edit-invoice?invoice=D']);
  expect(text).toBe('Edit the draft. ');
});

test('of a quote the business is named as it is by now; its customer and its lines are saved with it', () => {
  expect(shown(['address'], { customer: 'C', source: quote })).toEqual({
    links: ['Add in Business settings /settings/business'],
    text: 'Add in Business settings. ',
  });
  const { links, text } = shown(['customerNumber', 'supplyDate'], { customer: 'C', source: quote });
  expect(links.slice(-2)).toEqual([
    'Edit the customer /customers/edit-customer?client=C',
    expect.stringContaining('Edit the quote /quotes/edit-quote?'),
  ]);
  expect(text).toContain('Then save the quote again so it shows what you added.');
  expect(text).toContain('You can add the date of supply to the invoice afterwards.');
});

test('of many invoices of a file, customers and taxes are where they are listed, and the date of supply is in a column', () => {
  const { links, text } = shown(['vatNumber', 'customerAddress', 'reason', 'supplyDate'], {});
  expect(links).toEqual([
    'Add in Business settings /settings/business',
    'Open customers /customers/list',
    'Open taxes /settings/taxes',
  ]);
  expect(text).toContain('Match a column with “Date of supply”, or add the date to the invoices afterwards.');
});

test('who may open none of them is led nowhere', () => {
  expect(shown(['vatNumber', 'reason'], {}, 'Viewer')).toEqual({ links: [], text: '' });
});
