import { expect, test } from 'vitest';
import type { LackingRow } from '../../src/domain/documents/lawful.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { blankForm } from '../../src/screens/invoice/invoice-form.ts';
import { LawSection } from '../../src/screens/invoice/LawSection.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { clearPage, render } from '../support/render.tsx';

const required: LackingRow[] = [{ what: 'customerName', law: 'VAT Code, art. 53', country: 'BE' }];
const blank = blankForm('2026-11-21', currentBusiness);

const shown = (form: typeof blank) => {
  clearPage();
  render(
    <BusinessContext value={{ ...currentBusiness, country: 'BE' }}>
      <LawSection law={{ required, lacking: [] }} type="invoice" form={form} keptAs="invoice" />
    </BusinessContext>,
  );
  return document.body.textContent;
};

test('that everything the law asks for is filled in is said once something is', () => {
  expect(shown(blank)).not.toContain('is filled in');
  expect(shown(blank)).toContain('What the law asks for');
  expect(shown({ ...blank, customer: { id: 'c', name: 'Ada' } })).toContain('is filled in');
});
