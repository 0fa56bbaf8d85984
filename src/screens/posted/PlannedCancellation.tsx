import { documentTypes } from '../../domain/documents/kinds.ts';
import { statusWordOf } from '../../domain/documents/status.ts';
import { formatMoney } from '../../domain/format.ts';
import * as words from '../../domain/words/cancel-document.ts';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/Notice.tsx';
import { ShownEffects } from '../kit/ShownEffects.tsx';
import { Stack } from '../kit/Stack.tsx';
import { useBusiness } from '../shell/business.ts';
import type { Planned } from './cancel-several.ts';

/** What the cancellation will do to one of several, or why it can't be cancelled. */
export function PlannedCancellation({ planned: { document, effects, reason } }: { planned: Planned }) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const name = `${documentTypes[document.subtype].title} ${document.number}`;
  return (
    <section aria-label={name}>
      <Stack>
        <h3>
          {name} <small className="quiet">{document.to.name}</small>{' '}
          <small className="quiet">{formatMoney(document.total, document.currency, locale)}</small>
        </h3>
        {effects ? (
          <ShownEffects
            effects={effects}
            currency={homeCurrency}
            statusOf={(status) => statusWordOf({ ...document, status })}
          />
        ) : (
          <Notice>{words.cannotBeCancelled({ reason: reason ?? '' })}</Notice>
        )}
      </Stack>
    </section>
  );
}
