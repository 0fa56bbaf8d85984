import { mailSettingsCalls } from '../../api/calls/mail-settings.ts';
import { ask } from '../../api/client/ask.ts';
import { type Reminders, reminderProblems } from '../../domain/business/reminders.ts';
import { reminders as words } from '../../domain/words/business.ts';
import { conflict } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** The days as they are typed. */
interface TypedReminders {
  on: boolean;
  before: string;
  onDay: boolean;
  days: string;
}

const typedOf = ({ on, days }: Reminders): TypedReminders => ({
  on,
  before: days
    .filter((day) => day < 0)
    .map((day) => -day)
    .join(', '),
  onDay: days.includes(0),
  days: days.filter((day) => day > 0).join(', '),
});

/** Whole numbers with commas between them; what is none is no number either. */
const numbersIn = (typed: string): number[] =>
  typed
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/^\d{1,3}$/.test(one) && Number(one) > 0 ? Number(one) : Number.NaN));

const remindersOf = ({ on, before, onDay, days }: TypedReminders): Reminders => ({
  on,
  days: [...numbersIn(before).map((day) => -day), ...(onDay ? [0] : []), ...numbersIn(days)].sort(
    (a, b) => a - b,
  ),
});

/** When customers are reminded of what they owe, by themselves. */
export function RemindersCard({ reminders, version }: { reminders: Reminders; version: number }) {
  const { id: businessId } = useBusiness();
  const card = useSettingsForm<TypedReminders>({
    noun: 'reminders',
    of: { id: businessId, version },
    initial: typedOf(reminders),
    check: (typed) => reminderProblems(remindersOf(typed)),
    valuesOf: ({ on, before, onDay, days }) => ({
      [words.switchOn]: on ? conflict.on : conflict.off,
      [words.daysBefore]: before,
      [words.onDay]: onDay ? conflict.on : conflict.off,
      [words.daysAfter]: days,
    }),
    save: (typed, intentKey, baseVersion) => {
      const { on, days } = remindersOf(typed);
      return ask(
        mailSettingsCalls.saveReminders,
        { businessId, on, days: [...days], version: baseVersion },
        { intentKey },
      );
    },
  });
  const { form, switchTo, field } = card;
  return (
    <KeptCard title={words.title} lead={words.lead} card={card}>
      <CheckField
        id="reminders-on"
        label={words.switchOn}
        checked={form.on}
        disabled={card.pending}
        onChange={(on) => switchTo({ on })}
      />
      {form.on && (
        <>
          <CheckField
            id="reminders-on-day"
            label={words.onDay}
            checked={form.onDay}
            disabled={card.pending}
            onChange={(onDay) => switchTo({ onDay })}
          />
          <Columns>
            <TextField {...field('before')} label={words.daysBefore} hint={words.severalDays} optional />
            <TextField {...field('days')} label={words.daysAfter} hint={words.severalDays} optional />
          </Columns>
        </>
      )}
    </KeptCard>
  );
}
