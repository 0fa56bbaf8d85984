import { expect, test } from 'vitest';
import { DateField } from '../../src/screens/kit/DateField.tsx';
import { FilterRange } from '../../src/screens/kit/Filters.tsx';
import { render } from '../support/render.tsx';

test('no field for a day takes a year of five digits', () => {
  render(
    <>
      <DateField label="Issued" value="" onChange={() => {}} />
      <FilterRange from="" to="" onChange={() => {}} />
    </>,
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')];
  expect(fields.map(({ max }) => max)).toEqual(['9999-12-31', '9999-12-31', '9999-12-31']);
});
