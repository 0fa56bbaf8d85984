import { type ReactNode, useState } from 'react';
import { renderSVG } from 'uqr';
import { beginFactor, confirmFactor } from '../../api/commands/account.ts';
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

interface FactorSetUpProps {
  /** It is on, as far as this page knows. */
  on: boolean;
  /** What stands in its place once it is on and the recovery codes were seen. */
  otherwise: ReactNode;
  /** The way back from the secret, in words. */
  back: string;
}

/** Setting up a second factor: the password, a code of the app, the recovery codes. */
export function FactorSetUp({ on, otherwise, back }: FactorSetUpProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function show(made: readonly string[]) {
    setBegun(null);
    setCodes(made);
  }
  // They are shown this once, whatever is learnt meanwhile of the factor they belong to.
  if (codes) return <CodesCard codes={codes} onEnd={() => setCodes(null)} />;
  if (on) return otherwise;
  return begun ? (
    <ConfirmCard begun={begun} back={back} onCodes={show} onEnd={() => setBegun(null)} />
  ) : (
    <BeginCard onBegun={setBegun} />
  );
}

function BeginCard({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const form = useSettingsForm({
    id: 'factor-on',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : 'Enter your password.'),
    save: async ({ password }) => {
      const answer = await beginFactor(password);
      onBegun(answer);
      return answer;
    },
  });
  return (
    <SettingsCard
      title="Second factor"
      lead="With it, signing in asks for a code that only your phone knows, beside your password. Turning it on ends every other session of yours."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Set it up
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
  back: string;
  onCodes: (codes: readonly string[]) => void;
  onEnd: () => void;
}

function ConfirmCard({ begun, back, onCodes, onEnd }: ConfirmCardProps) {
  const form = useSettingsForm({
    id: 'factor',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', /^\d{6}$/.test(code) ? null : 'Enter the six digits of the app.'),
    save: async ({ code }) => {
      const answer = await confirmFactor(code);
      onCodes(answer.codes);
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
            {back}
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
