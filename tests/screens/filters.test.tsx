import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterChoice, Filters } from '../../src/screens/kit/lists/Filters.tsx';
import { render } from '../support/render.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const choice = <FilterChoice label="Sort" value="" options={[]} onChange={() => {}} />;

test('what a phone folds away is called filters, unless it is something else', () => {
  render(
    <>
      <Filters>{choice}</Filters>
      <Filters folds="Export">{choice}</Filters>
    </>,
  );
  const folds = [...document.querySelectorAll('[aria-expanded]')].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(folds).toEqual(['Filters', 'Export']);
});
