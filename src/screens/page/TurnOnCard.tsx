import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from './SettingsCard.tsx';

interface TurnOnCardProps {
  title: string;
  /** What it means, on the card and in the question. */
  lead: string;
  /** The act in the words of its button, the question before it, and the way to leave it off. */
  label: string;
  question: string;
  keep: string;
  /** Names the intended act: `multi-location.enable`. */
  name: string;
  send: (intentKey: string) => Promise<{ message: string }>;
}

/** Something a business can turn on and never off again: it asks first. */
export function TurnOnCard({ title, lead, label, question, keep, name, send }: TurnOnCardProps) {
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const turnOn = async () => {
    const { message } = await once(name, send);
    await refresh();
    toast.success(message);
  };
  return (
    <>
      <SettingsCard
        title={title}
        lead={lead}
        onSubmit={() => setAsking(true)}
        foot={
          <Button look="primary" type="submit">
            {label}
          </Button>
        }
      />
      {asking && (
        <CommandDialog
          title={question}
          lead={lead}
          label={label}
          keep={keep}
          commit={turnOn}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
