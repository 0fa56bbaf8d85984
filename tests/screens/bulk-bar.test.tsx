import { expect, test, vi } from 'vitest';
import { BulkBar } from '../../src/screens/kit/lists/BulkBar.tsx';
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

test('where there are more than five acts those that make a file are under “More”', async () => {
  const onPress = vi.fn();
  const act = (label: string, aside?: true) => ({ key: label, label, aside, onPress: () => onPress(label) });
  const many = [
    act('Send'),
    act('PDF', true),
    act('Approve'),
    act('Pay'),
    act('Delete'),
    act('Export', true),
  ];
  const names = () => [...bar()!.querySelectorAll('button')].map((button) => button.textContent?.trim());
  const show = render(<BulkBar count={2} acts={many.slice(1)} onClear={vi.fn()} />);
  await eventually(() => expect(names().slice(0, 5)).toEqual(['PDF', 'Approve', 'Pay', 'Delete', 'Export']));
  show(<BulkBar count={2} acts={many} onClear={vi.fn()} />);
  expect(names().slice(0, 5)).toEqual(['Send', 'Approve', 'Pay', 'Delete', 'More']);
  await pick('[role=region] [aria-haspopup=menu]');
  await eventually(() => expect(document.querySelectorAll('[role=menuitem]')).toHaveLength(2));
  await pick('[role=menuitem]:last-of-type');
  await eventually(() => expect(onPress).toHaveBeenCalledWith('Export'));
});
