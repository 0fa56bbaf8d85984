import { chakra } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import { fromPromise } from 'xstate';
import { secondFactorCalls } from '../../api/calls/second-factor.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { problemOf } from '../../domain/user/account.ts';
import { factorSetUpWords } from '../../domain/words/account.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { type BegunFactor, setUpFactorFlow } from '../../machines/second-factor/set-up-factor.flow.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { useUserNews } from '../frame/use-user-news.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CodeField } from '../kit/fields/CodeField.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { inspected } from '../kit/inspected.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';

const Secret = chakra('div', {
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

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(255px, 1fr))',
    gap: '2',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& code': { fontSize: '15px' },
  },
});

interface FactorSetUpProps {
  /** It is on, as far as this page knows. */
  on: boolean;
  /** What stands in its place once it is on and the recovery codes were seen. */
  otherwise: ReactNode;
  /** The way back from the secret, in words. */
  back: string;
}

/** Setting up a second factor, as its chart leads through it. */
export function FactorSetUp({ on, otherwise, back }: FactorSetUpProps) {
  const refresh = useRefresh();
  const tellUser = useUserNews();
  /** The whole page learns what was changed; nobody waits for that. */
  const tell = (message: string) =>
    void Promise.all([refresh(), tellUser()]).then(() => toast.success(message));
  const [state, dispatch] = useMachine(
    setUpFactorFlow.provide({
      actors: {
        begin: fromPromise(async ({ input }: { input: { password: string } }) => {
          const { message, ...begun } = await ask(secondFactorCalls.beginFactor, { ...outside, ...input });
          tell(message);
          return begun;
        }),
        confirm: fromPromise<readonly string[], { code: string }>(async ({ input }) => {
          const { message, codes } = await ask(secondFactorCalls.confirmFactor, { ...outside, ...input });
          tell(message);
          return codes;
        }),
      },
    }),
    inspected(),
  );
  const { begun, codes, problem } = state.context;
  if (codes.length > 0) return <CodesCard codes={codes} onEnd={() => dispatch({ type: 'codes.keep' })} />;
  if (on) return otherwise;
  const request = {
    refused: problem?.handledElsewhere ? null : problem,
    pending: state.hasTag('busy'),
  };
  return begun ? (
    <ConfirmCard
      {...request}
      begun={begun}
      back={back}
      onSend={(code) => dispatch({ type: 'code.send', code })}
      onEnd={() => dispatch({ type: 'setUp.leave' })}
    />
  ) : (
    <BeginCard {...request} onSend={(password) => dispatch({ type: 'password.send', password })} />
  );
}

interface StepProps {
  refused: DisplayProblem | null;
  pending: boolean;
  onSend: (typed: string) => void;
}

function BeginCard({ refused, pending, onSend }: StepProps) {
  const form = useForm({
    id: 'factor-on',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : factorSetUpWords.passwordMissing),
    refused,
    onSend: ({ password }) => onSend(password),
  });
  return (
    <SettingsCard
      title={factorSetUpWords.secondFactor}
      lead={factorSetUpWords.secondFactorLead}
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={pending}>
          {factorSetUpWords.setItUp}
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <PasswordField
        {...form.field('password')}
        label={factorSetUpWords.yourPassword}
        autoComplete="current-password"
      />
    </SettingsCard>
  );
}

interface ConfirmCardProps extends StepProps {
  begun: BegunFactor;
  back: string;
  onEnd: () => void;
}

function ConfirmCard({ begun, back, refused, pending, onSend, onEnd }: ConfirmCardProps) {
  const form = useForm({
    id: 'factor',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', /^\d{6}$/.test(code) ? null : factorSetUpWords.codeMissing),
    refused,
    onSend: ({ code }) => onSend(code),
  });
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.address))}`;
  return (
    <SettingsCard
      title={factorSetUpWords.secondFactor}
      lead={factorSetUpWords.scanLead}
      onSubmit={form.onSubmit}
      foot={
        <>
          <Button look="ghost" disabled={pending} onClick={onEnd}>
            {back}
          </Button>
          <Button look="primary" type="submit" pending={pending}>
            {factorSetUpWords.turnItOn}
          </Button>
        </>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Secret>
        <img src={picture} alt={factorSetUpWords.qrCodeSecret} />
        <p>
          {factorSetUpWords.withoutCamera} <code>{begun.secret}</code>
        </p>
      </Secret>
      <CodeField {...form.field('code')} />
    </SettingsCard>
  );
}

function CodesCard({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) {
  return (
    <SettingsCard
      title={factorSetUpWords.yourRecoveryCodes}
      lead={factorSetUpWords.yourRecoveryCodesLead}
      foot={
        <Button look="primary" onClick={onEnd}>
          {factorSetUpWords.iKeptThem}
        </Button>
      }
    >
      <Notice>{factorSetUpWords.keepCodes}</Notice>
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
