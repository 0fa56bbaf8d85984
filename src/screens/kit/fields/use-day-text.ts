import { useState } from 'react';
import { dayAsTyped, readDay } from '../../../domain/typed/day.ts';
import { isDay } from '../../../domain/values/is-day.ts';
import { dayField as words } from '../../../domain/words/everywhere.ts';
import { useLocale } from '../locale.ts';

/** The text of a field for a day, between the person and the form. */
export interface DayText {
  text: string;
  /** What is wrong with what was typed, once the field is left. */
  problem: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
}

/**
 * A day is typed and shown in the business's way. While it can't be read, the form holds no day; when the field is left like
 * that, it holds what was typed, so that a stored draft gives it back and nobody saves it unseen.
 *
 * @param value YYYY-MM-DD, an empty string, or what was typed and could not be read
 * @param tellsUnread whether the form is told of what can't be read; a filter isn't
 */
export function useDayText(value: string, onChange: (value: string) => void, tellsUnread = true): DayText {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const thisYear = new Date().getFullYear();
  const read = (text: string) => readDay(text, locale, thisYear);
  return {
    text: typed ?? dayAsTyped(value, locale),
    problem:
      typed !== null || value === '' || isDay(value)
        ? undefined
        : words.unreadable({ value, example: dayAsTyped(`${thisYear}-12-31`, locale) }),
    onText(text) {
      setTyped(text);
      const day = read(text);
      if (day !== null || tellsUnread || text.trim() === '') onChange(day ?? '');
    },
    onLeave() {
      if (tellsUnread && typed?.trim() && read(typed) === null) onChange(typed.trim());
      setTyped(null);
    },
  };
}
