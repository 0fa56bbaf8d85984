import { expect, test } from 'vitest';
import { failures } from '../../src/domain/words/frame.ts';
import { Problem } from '../../src/machines/problem.ts';
import { Loaded } from '../../src/screens/page/Loaded.tsx';
import { find, render } from '../support/render.tsx';

const loaded = (data: string | undefined, error: Problem | null) => (
  <Loaded query={{ data, error, refetch: () => {} }} back={{ label: 'Quotes', href: '/quotes/list' }}>
    {(text) => <input defaultValue={text} />}
  </Loaded>
);
const lost = new Problem(0, 'unreachable', failures.unreachable);

test('a form that is open stays, with its typing, when it can’t be fetched again for want of a server', () => {
  const show = render(loaded('As fetched', null));
  find<HTMLInputElement>('input').value = 'typed';
  show(loaded('As fetched', lost));
  expect(find<HTMLInputElement>('input').value).toBe('typed');
});

test('what was never there, or is gone, says so; what no address can mean is not tried again', () => {
  const show = render(loaded(undefined, lost));
  expect(find('h1').textContent).toBe('Not loaded');
  expect(find('button').textContent).toBe('Try again');
  show(loaded('As fetched', new Problem(404, 'missing', 'Not found.')));
  expect(find('h1').textContent).toBe('Not found');
  show(loaded(undefined, new Problem(400, 'invalid', 'quoteId: must match pattern.')));
  expect(find('h1').textContent).toBe('Not found');
  expect(document.querySelector('button')).toBeNull();
});
