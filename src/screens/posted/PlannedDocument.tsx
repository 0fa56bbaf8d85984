import { plannedStatusOf } from '../../domain/documents/status.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { titleOf } from '../document/called.ts';
import { LawRemedies } from '../document/LawRemedies.tsx';
import { useBusiness } from '../frame/business.ts';
import { EffectsView } from '../kit/effects/EffectsView.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import type { Planned } from './several.ts';

type Named = Pick<PostedRow, 'id' | 'kind' | 'subtype' | 'number' | 'total' | 'currency'>;

interface PlannedDocumentProps {
  planned: Planned<Named>;
  /** Who it is made out to, or from. */
  party: string;
  /** Says that it can't be done, and why. */
  refused: (values: { reason: string }) => string;
}

/** What an act will do to one of several, or why it can't be done. */
export function PlannedDocument({ planned, party, refused }: PlannedDocumentProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const { document, effects, reason } = planned;
  return (
    <section aria-label={`${titleOf(document)} ${party}`}>
      <Stack>
        <h3>
          {titleOf(document)} <small className="quiet">{party}</small>{' '}
          <small className="quiet">{formatMoney(document.total, document.currency, locale)}</small>
        </h3>
        {effects ? (
          <EffectsView
            effects={effects}
            currency={homeCurrency}
            statusOf={plannedStatusOf(document)}
            remedies={(lacking) => (
              <LawRemedies
                lacking={lacking}
                source={{ subtype: document.subtype, id: document.id, isDraft: true }}
              />
            )}
          />
        ) : (
          <Notice>{refused({ reason: reason ?? '' })}</Notice>
        )}
      </Stack>
    </section>
  );
}
