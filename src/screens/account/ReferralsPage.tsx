import { useQuery } from '@tanstack/react-query';
import { addReferralCode } from '../../api/commands/referral.ts';
import { ownReferrals, type Referrals } from '../../api/queries/referral.ts';
import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { styled } from '../kit/styled.ts';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { referralsAt } from '../shell/addresses.ts';
import { PageHead } from '../shell/PageHead.tsx';

const Code = styled('p', {
  base: { fontSize: '24px', letterSpacing: '0.12em', userSelect: 'all' },
});

const Counts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '3',
    paddingTop: '4',
    borderTop: '1px solid {colors.line}',
    '& dt': { fontSize: '13px', color: 'quiet' },
    '& dd': { fontSize: '22px', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The user's code with what came of it, and the code they came by. */
export function ReferralsPage() {
  return (
    <Loaded query={useQuery(ownReferrals())} back={{ label: 'Referrals', href: referralsAt }}>
      {(referrals) => (
        <>
          <PageHead title="Referrals" />
          <CodeCard referrals={referrals} />
          {referrals.cameBy ? <AddedCard code={referrals.cameBy} /> : <AddCard />}
        </>
      )}
    </Loaded>
  );
}

function CodeCard({ referrals }: { referrals: Referrals }) {
  async function copy() {
    try {
      await copyText(referrals.code);
      toast.success('Code copied.');
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  const counts = [
    ['Referrals', referrals.total],
    ['Completed', referrals.completed],
    ['Pending', referrals.pending],
  ] as const;
  return (
    <SettingsCard
      title="Your code"
      lead="Give it to whoever you bring. A referral is completed once they have a business."
      foot={
        <Button look="primary" onClick={() => void copy()}>
          Copy code
        </Button>
      }
    >
      <Code>{referrals.code}</Code>
      <Counts>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Counts>
    </SettingsCard>
  );
}

function AddCard() {
  const form = useSettingsForm({
    id: 'referral',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', code.trim() ? null : 'Enter the code you were given.'),
    save: ({ code }, intentKey) => addReferralCode(code, intentKey),
  });
  return (
    <SettingsCard
      title="Were you referred?"
      lead="Enter the code of whoever told you of us. It can be added once."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Add code
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField {...form.field('code')} label="Referral code" autoComplete="off" />
    </SettingsCard>
  );
}

function AddedCard({ code }: { code: string }) {
  return <SettingsCard title="You were referred" lead={`You came by the code ${code}.`} />;
}
