import { expect, test, vi } from 'vitest';
import { StepSlide } from '../../src/screens/kit/dialogs/StepSlide.tsx';
import { find, render } from '../support/render.tsx';

vi.mock('../../src/screens/kit/motion-features.ts', () => {
  throw new TypeError('Failed to fetch');
});

test('the next step is seen though what moves it can’t be fetched', () => {
  const step = (number: number) => (
    <StepSlide step={number}>
      <p>Step {number}</p>
    </StepSlide>
  );
  const show = render(step(0));
  show(step(1));
  expect(document.body.textContent).toBe('Step 1');
  expect(find('p').parentElement!.style.opacity).not.toBe('0');
});
