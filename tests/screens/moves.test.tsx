import { act, useCallback, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StatusBadge } from '../../src/screens/kit/StatusBadge.tsx';
import { useMoves } from '../../src/screens/kit/use-moves.ts';
import { eventually, find, render } from '../support/render.tsx';

const animate = vi.hoisted(() => vi.fn());
vi.mock('framer-motion/dom/mini', () => ({ animate }));

declare const window: { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };
const { device } = window.happyDOM.settings;

beforeEach(() => {
  device.prefersReducedMotion = 'no-preference';
  animate.mockReset().mockReturnValue({ complete: () => {} });
  // Every row is ten pixels high.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 10;
  });
});

function Rows({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useMoves(useCallback(({ moveRows }) => (list.current ? moveRows(list.current) : undefined), []));
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

const moved = () =>
  animate.mock.calls.map(([row, to]) => [(row as HTMLElement).textContent, Object.keys(to as object)[0]]);
const fetched = () => act(() => vi.dynamicImportSettled());

test('rows close up where one leaves, and one that is new comes in', async () => {
  const show = render(<Rows names={['a', 'b', 'c']} />);
  await fetched();
  show(<Rows names={['a', 'c', 'd']} />);
  await eventually(() =>
    expect(moved()).toEqual([
      ['c', 'transform'],
      ['d', 'opacity'],
    ]),
  );
  expect(animate.mock.calls[0]?.[1]).toEqual({ transform: ['translateY(10px)', 'translateY(0px)'] });
});

test('another page of a list does not move, nor does anything for somebody who wants no motion', async () => {
  const show = render(<Rows names={['a', 'b']} />);
  await fetched();
  show(<Rows names={['c', 'd']} />);
  await fetched();
  expect(moved()).toEqual([]);
  device.prefersReducedMotion = 'reduce';
  const still = render(<Rows names={['x', 'y']} />);
  await fetched();
  still(<Rows names={['y']} />);
  await fetched();
  expect(moved()).toEqual([]);
});

test('the stamp is set down when a move was committed, and again when the next one was', async () => {
  const show = render(<StatusBadge tone="draft" word="Draft" settling={false} />);
  await fetched();
  expect(moved()).toEqual([]);
  show(<StatusBadge tone="waiting" word="Not paid" settling />);
  await eventually(() => expect(moved()).toEqual([['Not paid', 'opacity']]));
  expect(find('[data-tone=waiting]').textContent).toBe('Not paid');
  show(<StatusBadge tone="settled" word="Paid" settling />);
  await eventually(() => expect(moved()).toHaveLength(2));
});
