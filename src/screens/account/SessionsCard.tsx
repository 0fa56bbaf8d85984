import { useState } from 'react';
import type { Security } from '../../domain/user/user.ts';
import { sessionsWords } from '../../domain/words/account.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { TwoLineList } from '../kit/lists/TwoLineList.tsx';
import { useLocale } from '../kit/locale.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';

const browsers = [
  /Edg\//,
  'Edge',
  /Firefox\//,
  'Firefox',
  /Chrome\//,
  'Chrome',
  /Safari\//,
  'Safari',
] as const;
const systems = [
  /Android/,
  'Android',
  /iPhone|iPad/,
  'iOS',
  /Windows/,
  'Windows',
  /Mac OS/,
  'macOS',
  /Linux/,
  'Linux',
];
const nameIn = (agent: string, names: readonly (RegExp | string)[]): string => {
  const at = names.findIndex((name) => name instanceof RegExp && name.test(agent));
  return at < 0 ? '' : String(names[at + 1]);
};

/** What a browser says it is, in two words. */
const deviceOf = (agent: string): string =>
  [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean).join(' on ') || sessionsWords.aDevice;

/** Where the user is signed in, the session of this page first. */
export function SessionsCard({ sessions }: { sessions: Security['sessions'] }) {
  const [ending, setEnding] = useState<{ id: string; name: string } | 'others' | null>(null);
  const locale = useLocale();
  const moment = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <>
      <SettingsCard
        title={sessionsWords.whereSigned}
        lead={sessionsWords.whereSignedLead}
        foot={
          sessions.length > 1 && (
            <Button onClick={() => setEnding('others')}>{sessionsWords.endAllOthers}</Button>
          )
        }
      >
        <TwoLineList>
          {sessions.map(({ id, agent, address, createdAt, seenAt, own }) => (
            <li key={id}>
              <div>
                <strong>
                  {deviceOf(agent)}
                  {own && sessionsWords.thisSession}
                </strong>
                <small>
                  {sessionsWords.sinceLastUsed(moment(createdAt), moment(seenAt))}
                  {address && sessionsWords.from(address)}
                </small>
              </div>
              {!own && (
                <Button
                  aria-label={sessionsWords.endSessionSince(deviceOf(agent), moment(createdAt))}
                  onClick={() => setEnding({ id, name: deviceOf(agent) })}
                >
                  {sessionsWords.end}
                </Button>
              )}
            </li>
          ))}
        </TwoLineList>
      </SettingsCard>
      {ending && (
        <EndSessionsDialog session={ending === 'others' ? null : ending} onClose={() => setEnding(null)} />
      )}
    </>
  );
}
