import { chakra } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { dayField as words } from '../../../domain/words/everywhere.ts';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { Icon } from '../Icon.tsx';
import type { ControlTies } from './Field.tsx';
import type { DayText } from './use-day-text.ts';

const DayRoot = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > input': { paddingInlineEnd: '40px', fontVariantNumeric: 'tabular-nums' },
    '& > button': {
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlock: '0',
      width: '40px',
      display: 'grid',
      placeItems: 'center',
      color: 'quiet',
      cursor: 'pointer',
      '&:hover': { color: 'ink' },
    },
  },
});

const Calendar = lazyDialog(() => import('./Calendar.tsx').then((file) => file.Calendar));

interface DayInputProps extends Partial<ControlTies>, Pick<ComponentProps<typeof Input>, 'size'> {
  day: DayText;
  /** YYYY-MM-DD, or what is not a day. */
  value: string;
  /** Told a day that was pressed. */
  onPick: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** The control for a day: typed as the business writes days, or pressed in a calendar, which Alt and the arrow down open too. */
export function DayInput({ day, value, onPick, min, max, id, ...ties }: DayInputProps) {
  const [open, setOpen] = useState(false);
  const madeUp = useId();
  const inputId = id ?? madeUp;
  const rootId = `${inputId}-day`;

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <DayRoot id={rootId} onPointerEnter={Calendar.intend}>
      <Input
        {...ties}
        id={inputId}
        inputMode="text"
        autoComplete="off"
        value={day.text}
        onChange={(event) => day.onText(event.currentTarget.value)}
        onBlur={day.onLeave}
        onKeyDown={onKeyDown}
      />
      {/* Whoever tabs types; the calendar is a key away. */}
      <button type="button" tabIndex={-1} aria-label={words.choose} onClick={() => setOpen(true)}>
        <Icon name="calendar" />
      </button>
      {open && (
        <Calendar
          inputId={inputId}
          rootId={rootId}
          value={value}
          min={min}
          max={max}
          onPick={onPick}
          onClose={() => setOpen(false)}
        />
      )}
    </DayRoot>
  );
}
