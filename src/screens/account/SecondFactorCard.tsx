import { useState } from 'react';
import { renderSVG } from 'uqr';
import { send } from '../../api/client/client.ts';
import { secondFactorCalls } from '../../api/contract/second-factor.ts';
import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { CodeField } from '../kit/CodeField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { styled } from '../kit/styled.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

const Secret = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    '& > img': { width: '180px', height: '180px', background: '#fff', borderRadius: 'base' },
    '& > p': { flex: '1 1 220px', fontSize: '14px' },
    '& code': { overflowWrap: 'anywhere', fontWeight: '600' },
  },
});

const Codes = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(255px, 1fr))',
    gap: '2',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& code': { fontSize: '15px' },
  },
});

interface Begun {
  secret: string;
  address: string;
}

/** The second factor: off, under way, or on with its recovery codes. */
export function SecondFactorCard({ on, left }: { on: boolean; left: number }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesCard codes={codes} onEnd={() => setCodes(null)} />;
  if (begun && !on) return <ConfirmCard begun={begun} onCodes={setCodes} onEnd={() => setBegun(null)} />;
  return <SwitchCard on={on} left={left} onBegun={setBegun} />;
}

interface SwitchCardProps {
  on: boolean;
  left: number;
  onBegun: (begun: Begun | null) => void;
}

function SwitchCard({ on, left, onBegun }: SwitchCardProps) {
  const form = useSettingsForm({
    id: on ? 'factor-off' : 'factor-on',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : 'Enter your password.'),
    save: async (body) => {
      if (on) return send(secondFactorCalls.endFactor, { body });
      const answer = await send(secondFactorCalls.beginFactor, { body });
      onBegun(answer.data);
      return answer;
    },
    onSaved: () => on && onBegun(null),
  });
  return (
    <SettingsCard
      title="Second factor"
      lead={
        on
          ? `It is on: signing in asks for a code of your app. ${left} of 10 recovery codes are left. Turning it off ends every other session of yours.`
          : 'With it, signing in asks for a code that only your phone knows, beside your password. Turning it on ends every other session of yours.'
      }
      onSubmit={form.onSubmit}
      foot={
        <Button look={on ? 'plain' : 'primary'} type="submit" pending={form.pending}>
          {on ? 'Turn it off' : 'Set it up'}
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
    </SettingsCard>
  );
}

interface ConfirmCardProps {
  begun: Begun;
  onCodes: (codes: readonly string[]) => void;
  onEnd: () => void;
}

function ConfirmCard({ begun, onCodes, onEnd }: ConfirmCardProps) {
  const form = useSettingsForm({
    id: 'factor',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', /^\d{6}$/.test(code) ? null : 'Enter the six digits of the app.'),
    save: async (body) => {
      const answer = await send(secondFactorCalls.confirmFactor, { body });
      onCodes(answer.data.recoveryCodes);
      return answer;
    },
  });
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.address))}`;
  return (
    <SettingsCard
      title="Second factor"
      lead="Scan this with an authenticator app, then enter the six digits it shows."
      onSubmit={form.onSubmit}
      foot={
        <>
          <Button look="ghost" onClick={onEnd}>
            Leave it off
          </Button>
          <Button look="primary" type="submit" pending={form.pending}>
            Turn it on
          </Button>
        </>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Secret>
        <img src={picture} alt="QR code of the secret" />
        <p>
          Without a camera, type this secret into the app: <code>{begun.secret}</code>
        </p>
      </Secret>
      <CodeField {...form.field('code')} />
    </SettingsCard>
  );
}

function CodesCard({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) {
  return (
    <SettingsCard
      title="Your recovery codes"
      lead="Each signs you in once without your phone."
      foot={
        <Button look="primary" onClick={onEnd}>
          I have kept them
        </Button>
      }
    >
      <Notice>They are shown this once. Print them, or keep them in a password manager.</Notice>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
    </SettingsCard>
  );
}
