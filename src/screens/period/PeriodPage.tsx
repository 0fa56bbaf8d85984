import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { periodCalls } from '../../api/calls/period.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { periodName } from '../../domain/period/accounting-period.ts';
import type { PeriodCheck } from '../../domain/period/period-check.ts';
import { formatDay } from '../../domain/values/format.ts';
import { closePageWords as words } from '../../domain/words/periods.ts';
import type { PeriodEvent } from '../../machines/period/period.lifecycle.ts';
import { closeAt, periodAt, yearEndAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import type { PathStep } from '../kit/counterfoil/LifecycleMap.tsx';
import type { Act, RefusedAct } from '../kit/counterfoil/NextActs.tsx';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { ClosingCorrections } from './ClosingCorrections.tsx';
import { PeriodChecks } from './PeriodChecks.tsx';
import { LockDialog, ReopenDialog, SkipDialog } from './PeriodDialogs.tsx';
import { dayOf, mayDo, type PeriodView, stateOf, whyNot } from './period-state.ts';

const back = { label: words.back, href: closeAt };

/** The month or fiscal year named in the address by `period`, with its checks and what can be done next. */
export function PeriodPage() {
  const key = new URLSearchParams(useSearch()).get('period') ?? '';
  const { id: businessId } = useBusiness();
  return (
    <Loaded query={useCall(periodCalls.period, { businessId, key }, { onReturn: true })} back={back}>
      {(view) => <Content key={view.key} view={view} />}
    </Loaded>
  );
}

const acts = [
  { key: 'check', event: { type: 'period.check' } },
  { key: 'lock', event: { type: 'period.lock' } },
  { key: 'reopen', event: { type: 'period.reopen' } },
] as const satisfies readonly { key: string; event: PeriodEvent }[];
type ActName = (typeof acts)[number]['key'];

/** What is known of where a period stands, in a sentence. */
const sentenceOf = (view: PeriodView, zone: { locale: string; timeZone: string }): string => {
  const day = (on: string) => formatDay(on, zone.locale, 'long');
  if (mayDo(view, { type: 'period.reopen' })) return words.lockedThrough(day(view.to));
  if (!view.over) return words.running(day(view.to));
  if (view.covered && view.lockedUntil) return words.coveredBy(day(view.lockedUntil));
  if (view.checkedBy && view.checkedAt)
    return words.checkedBy({ by: view.checkedBy, day: dayOf(view.checkedAt, zone) });
  return words.progress({
    done: view.checks.filter(({ met, skip }) => met || skip !== null).length,
    total: view.checks.length,
  });
};

const historyOf = (view: PeriodView, zone: { locale: string; timeZone: string }): PathStep[] =>
  [...view.closings].reverse().flatMap(({ id, by, at, reopenedBy, reopenedAt, reason }) => [
    {
      key: id,
      label: words.event.locked,
      by: words.eventBy({ day: dayOf(at, zone), by }),
      progress: 'done' as const,
    },
    ...(reopenedAt && reopenedBy
      ? [
          {
            key: `${id} reopened`,
            label: words.event.reopened,
            by: words.eventFor({ day: dayOf(reopenedAt, zone), by: reopenedBy, reason: reason ?? '' }),
            progress: 'done' as const,
          },
        ]
      : []),
  ]);

/** What can be done with a period, and what can't with the reason. */
const useNext = (view: PeriodView, name: string, press: (act: ActName) => void) => {
  const mayAct = useMay()('settings.account');
  const labels: Readonly<Record<ActName, string>> = {
    check: words.check,
    lock: words.lock(name),
    reopen: words.reopen,
  };
  if (!mayAct) return { next: [], refused: [] };
  const next: Act[] = acts
    .filter(({ event }) => mayDo(view, event))
    .map(({ key }) => ({
      key,
      label: labels[key],
      place: key === 'reopen' ? 'more' : 'primary',
      destructive: key === 'reopen',
      onPress: () => press(key),
    }));
  const refused: RefusedAct[] = acts.flatMap(({ key, event }) => {
    const reason = whyNot(view, event);
    return reason === null ? [] : [{ key, label: labels[key], reason }];
  });
  return { next, refused };
};

function Content({ view }: { view: PeriodView }) {
  const { id: businessId, locale, timeZone } = useBusiness();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'lock' | 'reopen' | PeriodCheck | null>(null);
  const plainly = usePlainAct();
  const name = periodName(view, locale);
  const zone = { locale, timeZone };
  const { key } = view;
  const { next, refused } = useNext(view, name, (act) =>
    act === 'check'
      ? void plainly(`period.check ${key}`, (intentKey) =>
          ask(periodCalls.checkPeriod, { businessId, key }, { intentKey }),
        )
      : setOpen(act),
  );
  const earliest: Act[] = view.earlier
    ? [
        {
          key: 'earlier',
          label: words.earlier,
          place: 'beside',
          onPress: () => navigate(periodAt(view.earlier ?? '')),
        },
      ]
    : [];
  const yearEnd: Act[] =
    view.kind === 'year'
      ? [
          {
            key: 'year-end',
            label: words.yearEnd,
            place: 'beside',
            onPress: () => navigate(yearEndAt(view.key.slice(0, 4))),
          },
        ]
      : [];
  const close = () => setOpen(null);
  const ends = { view, onDone: close, onClose: close };
  return (
    <CardViewPage
      title={name}
      back={back}
      addHref={undefined}
      details={
        <PeriodChecks
          view={view}
          onSkip={setOpen}
          onUnskip={(check) =>
            void plainly(`period.unskip ${key} ${check}`, (intentKey) =>
              ask(periodCalls.unskipPeriodCheck, { businessId, key, check }, { intentKey }),
            )
          }
        />
      }
      section={view.closings
        .filter(({ corrected }) => corrected > 0)
        .map((closing) => <ClosingCorrections key={closing.id} closing={closing} view={view} />)}
      counterfoil={
        <Counterfoil
          header={{ ...stateOf(view), sentence: sentenceOf(view, zone) }}
          next={[...next, ...yearEnd, ...earliest]}
          refused={refused}
          happened={historyOf(view, zone)}
        />
      }
    >
      {open === 'lock' && <LockDialog {...ends} />}
      {open === 'reopen' && <ReopenDialog {...ends} />}
      {open !== null && open !== 'lock' && open !== 'reopen' && <SkipDialog check={open} {...ends} />}
    </CardViewPage>
  );
}
