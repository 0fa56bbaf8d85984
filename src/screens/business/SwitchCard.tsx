import type { ReactNode } from 'react';
import { conflict } from '../../domain/words/frame.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

interface SwitchCardProps {
  /** Names the matter among those of the business. */
  noun: string;
  title: string;
  lead: ReactNode;
  /** What is so where it is on. */
  label: string;
  save: string;
  on: boolean;
  version: number;
  send: (on: boolean, intentKey: string, version: number | null) => Promise<{ message: string }>;
}

/** One thing a business does or does not. */
export function SwitchCard({ noun, title, lead, label, save, on, version, send }: SwitchCardProps) {
  const { id } = useBusiness();
  const card = useSettingsForm({
    noun,
    of: { id, version },
    initial: { on },
    valuesOf: (typed) => ({ [label]: typed.on ? conflict.on : conflict.off }),
    save: (typed, intentKey, baseVersion) => send(typed.on, intentKey, baseVersion),
  });
  return (
    <KeptCard title={title} lead={lead} card={card} save={save}>
      <CheckField
        id={`${noun}-on`}
        label={label}
        checked={card.form.on}
        problem={card.problemOf('on')}
        onChange={(next) => card.change({ on: next })}
      />
    </KeptCard>
  );
}
