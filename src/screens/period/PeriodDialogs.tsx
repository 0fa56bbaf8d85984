import { useState } from 'react';
import { periodCalls } from '../../api/calls/period.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { daysAfter } from '../../domain/day.ts';
import { lockedThrough, periodName } from '../../domain/period/accounting-period.ts';
import type { PeriodCheck } from '../../domain/period/period-check.ts';
import { formatDay } from '../../domain/values/format.ts';
import { periodCheckWords, closePageWords as words } from '../../domain/words/periods.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { toast } from '../kit/notices/toast.ts';
import type { PeriodView } from './period-state.ts';

interface PeriodDialogProps {
  view: PeriodView;
  onDone: () => void;
  onClose: () => void;
}

/** Fetches what an act changed, and says that it is done. */
const useTold = () => {
  const refresh = useRefresh();
  return async (act: Promise<{ message: string }>): Promise<void> => {
    const { message } = await act;
    await refresh();
    toast.success(message);
  };
};

/** Asks why a check is skipped. */
export function SkipDialog({ view, check, ...ends }: PeriodDialogProps & { check: PeriodCheck }) {
  const { id: businessId } = useBusiness();
  const told = useTold();
  const [reason, setReason] = useState('');
  return (
    <CommandDialog
      title={words.skipTitle(periodCheckWords[check].title)}
      lead={words.skipLead}
      label={words.skip}
      keep={words.keepOpen}
      commit={() =>
        told(
          once(`period.skip ${view.key} ${check} ${reason}`, (intentKey) =>
            ask(periodCalls.skipPeriodCheck, { businessId, key: view.key, check, reason }, { intentKey }),
          ),
        )
      }
      {...ends}
    >
      {(fieldError) => (
        <LongTextField
          {...fieldError('reason')}
          label={words.reason}
          value={reason}
          onChange={setReason}
          rows={2}
        />
      )}
    </CommandDialog>
  );
}

/** Asks before a period is locked: until which day nothing can be posted. */
export function LockDialog({ view, ...ends }: PeriodDialogProps) {
  const { id: businessId, locale } = useBusiness();
  const told = useTold();
  const name = periodName(view, locale);
  const day = formatDay(lockedThrough(view.lockedUntil, view), locale, 'long');
  return (
    <CommandDialog
      title={words.lockTitle(name)}
      lead={words.lockLead(day)}
      label={words.lock(name)}
      keep={words.keepOpen}
      commit={() =>
        told(
          once(`period.lock ${view.key} ${view.closings.length}`, (intentKey) =>
            ask(periodCalls.lockPeriod, { businessId, key: view.key }, { intentKey }),
          ),
        )
      }
      {...ends}
    />
  );
}

/** Asks why a period is opened again, and says which others are opened with it. */
export function ReopenDialog({ view, ...ends }: PeriodDialogProps) {
  const { id: businessId, locale } = useBusiness();
  const told = useTold();
  const [reason, setReason] = useState('');
  const eve = formatDay(daysAfter(view.from, -1), locale, 'long');
  const others = view.opensToo.map((one) => periodName(one, locale)).join(', ');
  return (
    <CommandDialog
      title={words.reopenTitle(periodName(view, locale))}
      lead={words.reopenLead(eve)}
      label={words.reopen}
      danger
      keep={words.keepLocked}
      commit={() =>
        told(
          once(`period.reopen ${view.key} ${view.closings.length} ${reason}`, (intentKey) =>
            ask(periodCalls.reopenPeriod, { businessId, key: view.key, reason }, { intentKey }),
          ),
        )
      }
      {...ends}
    >
      {(fieldError) => (
        <>
          {others && <p>{words.reopensToo(others)}</p>}
          <LongTextField
            {...fieldError('reason')}
            label={words.reason}
            value={reason}
            onChange={setReason}
            rows={2}
          />
        </>
      )}
    </CommandDialog>
  );
}
