import { type ReactNode, useState } from 'react';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';

interface SwitchCardProps {
  /** Names the matter among those of the business. */
  noun: string;
  title: string;
  lead: ReactNode;
  /** What is so where it is on. */
  label: string;
  on: boolean;
  version: number;
  send: (on: boolean, intentKey: string, version: number) => Promise<{ message: string }>;
}

/** One thing a business does or does not, saved as it is switched; refused, it is as it was. */
export function SwitchCard({ noun, title, lead, label, on, version, send }: SwitchCardProps) {
  const run = usePlainAct();
  const [saving, setSaving] = useState<boolean | null>(null);
  const save = async (next: boolean) => {
    setSaving(next);
    await run(`${noun}.switch ${version} ${next}`, (intentKey) => send(next, intentKey, version));
    setSaving(null);
  };
  return (
    <SettingsCard title={title} lead={lead}>
      <CheckField
        id={`${noun}-on`}
        label={label}
        checked={saving ?? on}
        disabled={saving !== null}
        onChange={(next) => void save(next)}
      />
    </SettingsCard>
  );
}
