import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { tellFactorNeeded } from '../../src/api/client/reports.ts';
import { FactorGate } from '../../src/app/FactorGate.tsx';
import { Problem } from '../../src/machines/problem.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { currentBusiness } from '../support/current-business.ts';
import { eventually, press, render } from '../support/render.tsx';

vi.mock('../../src/screens/account/FactorNeededPage.tsx', () => ({
  FactorNeededPage: ({ sentence, onDone }: { sentence: string; onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      {sentence}
    </button>
  ),
}));

const gate = (own = false, id = currentBusiness.id) => (
  <BusinessContext value={{ ...currentBusiness, id }} key={id}>
    <FactorGate own={own}>The page</FactorGate>
  </BusinessContext>
);
const text = () => document.body.textContent;
const refuses = (business: string) =>
  act(() =>
    tellFactorNeeded(
      new Problem(403, 'second-factor-needed', 'A second factor is needed.', { details: { business } }),
    ),
  );

test('the page stands until the business asks for a second factor, and again once there is one', async () => {
  render(gate());
  expect(text()).toBe('The page');
  refuses(currentBusiness.id);
  await eventually(() => expect(text()).toBe('A second factor is needed.'));
  press('button');
  expect(text()).toBe('The page');
});

test('what another business says late is not said of this one, and a switch forgets what the last one said', async () => {
  const show = render(gate());
  refuses('another');
  expect(text()).toBe('The page');
  refuses(currentBusiness.id);
  await eventually(() => expect(text()).toBe('A second factor is needed.'));
  show(gate(false, 'another'));
  expect(text()).toBe('The page');
});

test('a page about the user alone stays open, and the gate waits behind it', async () => {
  const show = render(gate(true));
  refuses(currentBusiness.id);
  expect(text()).toBe('The page');
  show(gate(false));
  await eventually(() => expect(text()).toBe('A second factor is needed.'));
});
