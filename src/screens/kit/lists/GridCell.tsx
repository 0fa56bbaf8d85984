import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cellsIn } from '../../../domain/typed/grid-cells.ts';
import { type NumberForm, useNumberText } from '../fields/use-number-text.ts';
import { steady } from '../steady.tsx';

interface GridCellProps {
  id: string;
  label: string;
  value: string;
  form: NumberForm;
  problem: string | undefined;
  onChange: (value: string) => void;
  /** Given what a spreadsheet put on the clipboard, where that is more than one cell. */
  onPasted: (cells: readonly (readonly string[])[]) => void;
}

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether a key moves on from a field: sideways only from the end of what is typed, or where all of it is marked. */
const leaves = (key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean => {
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowLeft') return isAll || (selectionStart === 0 && selectionEnd === 0);
  if (key === 'ArrowRight') return isAll || selectionStart === value.length;
  return true;
};

/** The cell of the grid so many lines and columns from another one; the same column, past a heading. */
const cellFrom = (input: HTMLInputElement, [down, across]: readonly [number, number]) => {
  const rows = [...input.closest('tbody')!.querySelectorAll('tr:has(input)')];
  const row = rows.indexOf(input.closest('tr')!);
  const column = [...input.closest('tr')!.querySelectorAll('input')].indexOf(input);
  return rows[row + down]?.querySelectorAll('input')[column + across];
};

/** One amount of the grid: arrows and Enter move as in a spreadsheet, and what is copied from one is pasted from here on. */
export const GridCell = steady((props: GridCellProps) => {
  const { id, label, value, form, problem, onChange, onPasted } = props;
  const number = useNumberText(value, onChange, form);
  const fault = problem ?? number.problem;

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const step = steps[event.key];
    const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!step || !plain || !leaves(event.key, event.currentTarget)) return;
    event.preventDefault();
    cellFrom(event.currentTarget, step)?.focus();
  }

  function paste(event: ClipboardEvent) {
    const cells = cellsIn(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    // What is pasted is shown as it was read, not as it was typed before.
    number.onLeave();
    onPasted(cells);
  }

  return (
    <input
      id={id}
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      title={fault}
      inputMode="decimal"
      autoComplete="off"
      value={number.text}
      onChange={(event) => number.onText(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={number.onLeave}
      onKeyDown={move}
      onPaste={paste}
    />
  );
});
