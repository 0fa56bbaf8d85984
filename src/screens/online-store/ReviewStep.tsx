import { lazy, Suspense } from 'react';
import type { StoreBooks } from '../../domain/online-store/accounts.ts';
import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import { followsStoreStock, ownsStock, type StoreSettings } from '../../domain/online-store/settings.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { KnownHolds } from './KnownHolds.tsx';
import { SettingsSummary } from './SettingsSummary.tsx';
import { StepCard } from './StepCard.tsx';
import { OrdersSince } from './SyncStep.tsx';

interface ReviewStepProps {
  shop: string;
  settings: StoreSettings;
  books: StoreBooks;
  /** It was activated before: there is nothing to activate. */
  isSetUp: boolean;
  problem: DisplayProblem | null;
  attempt: number;
  pending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

const StockCompared = lazy(async () => ({ default: (await import('./StockCompared.tsx')).StockCompared }));

/** The last step: what activating does, in words first and the choices under them. */
export function ReviewStep({ shop, settings, books, isSetUp, onBack, onConfirm, ...step }: ReviewStepProps) {
  const isStockShared = ownsStock(settings.automation) || followsStoreStock(settings.automation);
  return (
    <StepCard
      title={words.reviewTitle}
      lead={words.reviewLead}
      {...step}
      onBack={onBack}
      onSend={onConfirm}
      send={isSetUp ? words.finish : words.activate}
    >
      {!isSetUp && <p>{words.willConnect({ shop })}</p>}
      <Notice>{settings.sync.autoSync ? words.willImport : words.willImportByHand}</Notice>
      {ownsStock(settings.automation) && <p>{words.willFollowStock}</p>}
      {followsStoreStock(settings.automation) && <p>{words.willCountStock}</p>}
      <OrdersSince day={settings.sync.importFrom} />
      <KnownHolds day={settings.sync.importFrom} onLocations={onBack} />
      {!isSetUp && isStockShared && (
        <Suspense>
          <StockCompared owner={settings.automation.stockOwner} />
        </Suspense>
      )}
      <SettingsSummary settings={settings} books={books} />
    </StepCard>
  );
}
