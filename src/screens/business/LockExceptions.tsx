import { useState } from 'react';
import { Link } from 'wouter';
import type { OursAnswer } from '../../api/calls/call.ts';
import { lockExceptionCalls } from '../../api/calls/lock-exception.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { formatDay, formatMinute, formatSpan, minuteIn } from '../../domain/values/format.ts';
import { lockExceptionWords as words } from '../../domain/words/lock-exceptions.ts';
import { viewEntryAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { TwoLineList } from '../kit/lists/TwoLineList.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';

const LockExceptionDialog = lazyDialog(() =>
  import('./LockExceptionDialog.tsx').then((file) => file.LockExceptionDialog),
);

type Exception = OursAnswer<typeof lockExceptionCalls.lockExceptions>['exceptions'][number];

/** Who may or might post on locked days, with what each posted there. */
export function LockExceptions({ lockedUntil }: { lockedUntil: string | null }) {
  const { id: businessId } = useBusiness();
  const { data } = useCall(lockExceptionCalls.lockExceptions, { businessId });
  const [granting, setGranting] = useState(false);
  const [ending, setEnding] = useState<Exception | null>(null);
  if (!data || (lockedUntil === null && data.exceptions.length === 0)) return null;
  return (
    <>
      <SettingsCard
        title={words.title}
        lead={words.lead}
        foot={lockedUntil !== null && <Button onClick={() => setGranting(true)}>{words.grant}</Button>}
      >
        {data.exceptions.length === 0 && <p className="quiet">{words.none}</p>}
        {data.exceptions.length > 0 && (
          <TwoLineList>
            {data.exceptions.map((exception) => (
              <ExceptionRow key={exception.id} exception={exception} onEnd={() => setEnding(exception)} />
            ))}
          </TwoLineList>
        )}
      </SettingsCard>
      {granting && lockedUntil !== null && (
        <LockExceptionDialog
          members={data.members}
          lockedUntil={lockedUntil}
          onClose={() => setGranting(false)}
        />
      )}
      {ending && <EndException exception={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

/** One exception: who, which days, until when and why, and the entries posted by it. */
function ExceptionRow({ exception, onEnd }: { exception: Exception; onEnd: () => void }) {
  const { timeZone } = useBusiness();
  const locale = useLocale();
  const at = (instant: string) => formatMinute(minuteIn(timeZone, new Date(instant)), locale);
  const { member, open, reason, grantedBy, grantedAt, endedBy, endedAt, count, entries } = exception;
  const of = { days: formatSpan(exception, locale), until: at(endedAt ?? exception.until) };
  return (
    <li>
      <div>
        <strong>{member}</strong>
        <small>
          {open && words.openUntil(of)}
          {!open && (endedBy ? words.endedBy({ ...of, by: endedBy }) : words.wasOpenUntil(of))}
          <br />
          {words.reason}: {reason}
          <br />
          {words.grantedBy({ by: grantedBy, at: at(grantedAt) })}
          <br />
          {count === 0 ? words.unused : words.entries(count)}
          {entries.map(({ id, number, onDay }, n) => (
            <span key={id}>
              {n > 0 && ', '}
              <Link href={viewEntryAt(id)}>
                {words.entry({ number: String(number), day: formatDay(onDay, locale) })}
              </Link>
            </span>
          ))}
          {count > entries.length && `, ${words.more(count - entries.length)}`}
        </small>
      </div>
      <StatusBadge tone={open ? 'waiting' : 'draft'} word={open ? words.open : words.over} />
      {open && (
        <Button look="ghost" onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** Asks before an exception ends. */
function EndException({ exception: { id, member }, onClose }: { exception: Exception; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  async function end() {
    const answer = await once(`lock-exception.end ${id}`, (intentKey) =>
      ask(lockExceptionCalls.endLockException, { businessId, id }, { intentKey }),
    );
    await refresh();
    toast.success(answer.message);
  }
  return (
    <CommandDialog
      title={words.endTitle(member)}
      lead={words.endLead}
      label={words.end}
      danger
      keep={words.keep}
      commit={end}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
