import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';
import { Stat } from '@chakra-ui/react/stat';
import type { OursAnswer } from '../../api/calls/call.ts';
import { referralCalls } from '../../api/calls/referral.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { problemOf } from '../../domain/user/account.ts';
import { referralWords } from '../../domain/words/account.ts';
import { plansAt, referralsAt } from '../frame/addresses.ts';
import { useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

const Code = chakra('p', {
  base: { fontSize: '24px', letterSpacing: '0.12em', userSelect: 'all' },
});

const Counts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '3',
    paddingTop: '4',
    borderTop: '1px solid {colors.line}',
  },
});

const countRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'helpText', 'valueUnit', 'valueText', 'indicator'],
  base: {
    label: { fontSize: '13px', color: 'quiet' },
    valueText: { fontSize: '22px', fontVariantNumeric: 'tabular-nums' },
  },
};

/** A user's referrals are of no business. */
const own = { businessId: '' };

type Referrals = OursAnswer<typeof referralCalls.referralCount>;

/** The user's code with what came of it, and the code they came by. */
export function ReferralsPage() {
  const may = useMay();
  return (
    <Loaded
      query={useCall(referralCalls.referralCount, own)}
      back={{ label: referralWords.referrals, href: referralsAt }}
    >
      {(referrals) => (
        <>
          <PageHead title={referralWords.referrals} />
          <CodeCard referrals={referrals} />
          {referrals.cameBy ? <AddedCard code={referrals.cameBy} /> : <AddCard />}
          {may('settings.plan') && <DealCard />}
        </>
      )}
    </Loaded>
  );
}

function CodeCard({ referrals }: { referrals: Referrals }) {
  async function copy() {
    try {
      await copyText(referrals.code);
      toast.success(referralWords.codeCopied);
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  const counts = [
    [referralWords.referrals, referrals.total],
    [referralWords.completed, referrals.completed],
    [referralWords.pending, referrals.pending],
  ] as const;
  return (
    <SettingsCard
      title={referralWords.yourCode}
      lead={referralWords.yourCodeLead}
      foot={
        <Button look="primary" onClick={() => void copy()}>
          {referralWords.copyCode}
        </Button>
      }
    >
      <Code>{referrals.code}</Code>
      <Counts>
        {counts.map(([label, count]) => (
          <Stat.Root key={label} asChild recipe={countRecipe}>
            <div>
              <Stat.Label>{label}</Stat.Label>
              <Stat.ValueText>{count}</Stat.ValueText>
            </div>
          </Stat.Root>
        ))}
      </Counts>
    </SettingsCard>
  );
}

function AddCard() {
  const card = useSettingsForm({
    noun: 'referral',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', code.trim() ? null : referralWords.enterCodeGiven),
    save: ({ code }, intentKey) => ask(referralCalls.addReferralCode, { ...own, code }, { intentKey }),
  });
  return (
    <SettingsCard
      title={referralWords.wereYouReferred}
      lead={referralWords.wereYouReferredLead}
      onSubmit={card.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={card.pending}>
          {referralWords.addCode}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <TextField {...card.field('code')} label={referralWords.referralCode} autoComplete="off" />
    </SettingsCard>
  );
}

function AddedCard({ code }: { code: string }) {
  return <SettingsCard title={referralWords.youWereReferred} lead={referralWords.cameCode(code)} />;
}

/** Deal codes are the business's, and redeemed where its plan is. */
function DealCard() {
  return (
    <SettingsCard
      title={referralWords.haveDealCode}
      lead={referralWords.haveDealCodeLead}
      foot={<ButtonLink href={plansAt}>{referralWords.redeemDealCode}</ButtonLink>}
    />
  );
}
