import { expect, test, vi } from 'vitest';
import { BulkBar } from '../../src/screens/kit/BulkBar.tsx';
import { eventually, find, key, pick, press, render } from '../support/render.tsx';

const acts = (onPress: () => void) => [{ key: 'export', label: 'Export', onPress }];
const bar = () => document.querySelector('[role=region][aria-label="Selected rows"]');

test('the bar says how many rows are selected and does its acts, and is gone when none is', () => {
  const onPress = vi.fn();
  const show = render(<BulkBar count={2} acts={acts(onPress)} onClear={vi.fn()} />);
  expect(find('[role=status]').textContent).toBe('2 selected');
  press('[role=region] button');
  expect(onPress).toHaveBeenCalledOnce();
  show(<BulkBar count={0} acts={acts(onPress)} onClear={vi.fn()} />);
  expect(bar()).toBeNull();
});

test('Escape and its button clear the selection; a press elsewhere leaves it alone', async () => {
  const onClear = vi.fn();
  render(
    <>
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
      <BulkBar count={1} acts={[]} onClear={onClear} />
    </>,
  );
  find('#elsewhere').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await pick('#elsewhere');
  expect(onClear).not.toHaveBeenCalled();
  await pick('[aria-keyshortcuts=Escape]');
  await eventually(() => expect(onClear).toHaveBeenCalledTimes(1));
  key('body', 'Escape');
  await eventually(() => expect(onClear).toHaveBeenCalledTimes(2));
});
