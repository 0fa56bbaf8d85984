import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import { currencyCardWords } from '../../domain/words/business.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';

interface KeptBackCardProps {
  problem: DisplayProblem | null;
  onRetry: () => void;
  /** Left out where nothing but another try leads on. */
  onBack?: (() => void) | undefined;
}

/** The store isn't connected yet, for a reason that may pass: why, and on from where it was. */
export function KeptBackCard({ problem, onRetry, onBack }: KeptBackCardProps) {
  return (
    <SettingsCard
      title={words.refusedTitle}
      lead={<span role="status">{problem?.message}</span>}
      foot={
        <>
          {onBack && <Button onClick={onBack}>{words.anotherStore}</Button>}
          <Button look="primary" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      }
    />
  );
}

interface CurrenciesCardProps {
  problem: DisplayProblem | null;
  pending: boolean;
  onBack: () => void;
  onEnable: () => void;
}

/** The store's currency needs foreign currencies, which the plan has: they're switched on here. */
export function CurrenciesCard({ problem, pending, onBack, onEnable }: CurrenciesCardProps) {
  return (
    <SettingsCard
      title={words.currenciesTitle}
      lead={<span role="status">{problem?.message}</span>}
      onSubmit={onEnable}
      foot={
        <>
          <Button onClick={onBack} disabled={pending}>
            {words.anotherStore}
          </Button>
          <Button look="primary" type="submit" pending={pending}>
            {currencyCardWords.enableForeignCurrencies}
          </Button>
        </>
      }
    >
      <p>{words.currenciesOn}</p>
    </SettingsCard>
  );
}
