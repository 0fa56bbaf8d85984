import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
import { useEffect, useState } from 'react';
import { isDay } from '../../../domain/values/is-day.ts';
import { dayField as words } from '../../../domain/words/everywhere.ts';
import { Floating } from '../Floating.tsx';
import { floatingStyle } from '../floating-style.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale.ts';

const turn = {
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: 'base',
  color: 'quiet',
  cursor: 'pointer',
  '&:hover': { background: 'hover', color: 'ink' },
};

const calendarRecipe: SlotRecipeDefinition = {
  slots: [
    'root',
    'positioner',
    'content',
    'viewControl',
    'viewTrigger',
    'prevTrigger',
    'nextTrigger',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    root: { display: 'contents' },
    content: { ...floatingStyle, padding: '3' },
    viewControl: { display: 'flex', justifyContent: 'space-between', marginBottom: '2' },
    viewTrigger: {
      ...turn,
      width: 'auto',
      paddingInline: '3',
      color: 'ink',
      fontWeight: '550',
    },
    prevTrigger: turn,
    nextTrigger: turn,
    table: { width: '100%', borderCollapse: 'collapse' },
    tableHeader: { padding: '4px', color: 'quiet', fontSize: '12px', fontWeight: '450', textAlign: 'center' },
    tableCell: { padding: '1px', textAlign: 'center' },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      minWidth: '38px',
      height: '36px',
      paddingInline: '1',
      borderRadius: 'base',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '&:hover': { background: 'hover' },
      '&[data-today]': { color: 'accent', fontWeight: '650' },
      '&[data-outside-range]': { color: 'quiet' },
      '&[data-selected]': { background: 'accent', color: 'onAccent' },
      '&[data-disabled]': { color: 'quiet', opacity: '.5', cursor: 'default' },
    },
  },
};

interface CalendarProps {
  /** The field it stands below, to which the focus returns. */
  inputId: string;
  rootId: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** A month to press a day in, or a year to press a month in. Open while it is mounted: arrows walk, Enter picks, Escape closes. */
export function Calendar({ inputId, rootId, value, min, max, onPick, onClose }: CalendarProps) {
  const locale = useLocale();
  // It takes the focus as it opens, not when it stands open from the start.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const field = () => document.getElementById(inputId);
  const leave = () => {
    field()?.focus();
    onClose();
  };
  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      locale={locale}
      open={open}
      ids={{ control: rootId, trigger: inputId }}
      {...(isDay(value) && { defaultValue: [parseDate(value)] })}
      {...(min && isDay(min) && { min: parseDate(min) })}
      {...(max && isDay(max) && { max: parseDate(max) })}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      onValueChange={({ value: [picked] }) => {
        if (picked) onPick(picked.toString());
        leave();
      }}
      onOpenChange={(change) => {
        if (!change.open) leave();
      }}
    >
      <Floating opener={field}>
        <DatePicker.Positioner>
          <DatePicker.Content aria-label={words.calendar}>
            <DatePicker.View view="day">
              <Head />
              <DatePicker.DayTable />
            </DatePicker.View>
            <DatePicker.View view="month">
              <Head />
              <DatePicker.MonthTable />
            </DatePicker.View>
            <DatePicker.View view="year">
              <Head />
              <DatePicker.YearTable />
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Floating>
    </DatePicker.Root>
  );
}

const Head = () => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger aria-label={words.earlier}>
      <Icon name="back" />
    </DatePicker.PrevTrigger>
    <DatePicker.Context>
      {({ visibleRangeText: { formatted: rangeText } }) => (
        <DatePicker.ViewTrigger aria-label={words.wider({ formatted: rangeText })}>
          {rangeText}
        </DatePicker.ViewTrigger>
      )}
    </DatePicker.Context>
    <DatePicker.NextTrigger aria-label={words.later}>
      <Icon name="onward" />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
);
