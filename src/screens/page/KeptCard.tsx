import type { ReactNode } from 'react';
import { kept as words } from '../../domain/words/frame.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useOnSaveBar } from './SettingsForm.tsx';
import { StaleChoice } from './StaleChoice.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

interface KeptCardProps {
  title: string;
  /** One sentence under the title. */
  lead: ReactNode;
  card: SettingsFormState;
  /** The fields. */
  children: ReactNode;
}

/** One matter of a page of settings, whose typing is kept: saved or discarded by the page's bar, with what is wrong about it at its head. */
export function KeptCard({ title, lead, card, children }: KeptCardProps) {
  const { problems, restored, stale } = card;
  useOnSaveBar(card);
  return (
    <SettingsCard title={title} lead={lead}>
      {restored && problems.length === 0 && (
        <p className="quiet" role="status">
          {words.restored}
        </p>
      )}
      <ErrorSummary attempt={card.attempt} problems={problems} />
      {stale && (
        <StaleChoice
          problem={stale}
          onTheirs={() => void card.forget()}
          onMine={card.overwrite}
          conflict={card.conflict}
          onChoose={card.choose}
        />
      )}
      {/* What was typed before is looked up first: nothing is taken until it is here, for it would be lost. */}
      <fieldset disabled={!card.ready} style={{ display: 'contents' }}>
        {children}
      </fieldset>
    </SettingsCard>
  );
}
