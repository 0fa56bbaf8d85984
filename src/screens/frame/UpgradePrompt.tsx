import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { tellPlanLimit } from '../../api/client/reports.ts';
import {
  type Cap,
  type Plan,
  type PlanFlag,
  planBeyond,
  planWith,
  planWithSeats,
} from '../../domain/access/plans.ts';
import {
  plans,
  type UpgradePrompt,
  type UpgradeType,
  upgrade,
  upgradePrompt as upgradePromptWords,
} from '../../domain/access/plans.words.ts';
import { seatPrompts, seatPromptWords } from '../../domain/team/seats.words.ts';
import { isOwner } from '../../domain/team/team.ts';
import type { Problem } from '../../machines/problem.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { plansAt, pricingAt, teamAt } from './addresses.ts';
import { useBusiness, useMay } from './business.ts';
import { Meter } from './Meter.tsx';
import { PageHead } from './PageHead.tsx';
import { PromptPicture } from './PromptPicture.tsx';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& ul': { display: 'grid', gap: '1.5', fontSize: '15px' },
    '& li': { display: 'grid', gridTemplateColumns: '22px 1fr', alignItems: 'start' },
    '& li > svg': { marginTop: '4px', color: 'accent' },
    '& .quiet': { fontSize: '14px' },
    '& a[target]': { fontSize: '14px', color: 'accent', textDecoration: 'underline' },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
    '&[data-page]': { maxWidth: '560px' },
  },
});

const Above = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: '3',
    fontSize: '13px',
    fontWeight: '600',
    color: 'accent',
  },
});

/** What the plan refused: something it lacks, more than it keeps, or any change to somebody above its seats. */
export type Lacking =
  | { flag: PlanFlag }
  | { cap: Cap | 'seats'; used: number; limit: number }
  | { seats: number };

/** What the server's refusal is about. */
export const lackingIn = ({ details }: Problem): Lacking => details as Lacking;

const plainPrompt = (type: UpgradeType) => ({ type, ...upgrade.upgradePrompts[type] });

const promptOf = (lacking: Lacking): UpgradePrompt & { type: string } => {
  if ('seats' in lacking) return { type: 'aboveSeats', ...seatPrompts.aboveSeats(lacking.seats) };
  if ('flag' in lacking) return plainPrompt(upgrade.promptOfFlag(lacking.flag));
  const { cap } = lacking;
  return cap === 'seats'
    ? { type: 'addMember', ...seatPrompts.addMember }
    : plainPrompt(upgrade.promptOfCap(cap));
};

const comesWith = (plan: Plan | undefined): string =>
  plan ? upgradePromptWords.comesPlan(plans.planWords[plan].name) : '';

const roomierThan = (seats: number): string => {
  const plan = planWithSeats(seats);
  return plan ? seatPromptWords.roomWith(plans.planWords[plan].name) : '';
};

const remedy = (lacking: Lacking, plan: Plan): string => {
  if ('flag' in lacking) return comesWith(planWith(lacking.flag));
  if ('seats' in lacking) return roomierThan(lacking.seats);
  return lacking.cap === 'seats' ? roomierThan(lacking.limit) : comesWith(planBeyond(plan, lacking.cap));
};

const meterLabel = (cap: Cap | 'seats'): string =>
  cap === 'seats' ? seatPromptWords.label : plans.capWords[cap];

function Body({ lacking }: { lacking: Lacking }) {
  const { plan } = useBusiness();
  const may = useMay();
  const { bullets } = promptOf(lacking);
  return (
    <>
      {'cap' in lacking && (
        <Meter label={meterLabel(lacking.cap)} used={lacking.used} limit={lacking.limit} />
      )}
      <ul>
        {bullets.map((bullet) => (
          <li key={bullet}>
            <Icon name="check" />
            {bullet}
          </li>
        ))}
      </ul>
      <p className="quiet">
        {remedy(lacking, plan)} {!may('settings.plan') && upgradePromptWords.askOwner}
      </p>
    </>
  );
}

const Pricing = () => (
  <a href={pricingAt} target="_blank" rel="noreferrer">
    {upgradePromptWords.comparePlansPrices}
  </a>
);

/** The way out beside a larger plan, for who may choose. */
const Choose = ({ lacking }: { lacking: Lacking }) => {
  const { role } = useBusiness();
  return (
    'seats' in lacking &&
    isOwner(role) && <ButtonLink href={teamAt}>{seatPromptWords.chooseWhoKeepsWorking}</ButtonLink>
  );
};

const Plans = () => {
  const may = useMay();
  return (
    may('settings.plan') && (
      <ButtonLink look="primary" href={plansAt}>
        {upgradePromptWords.seeThePlans}
      </ButtonLink>
    )
  );
};

/** The prompt over whatever the plan refused; under it everything stays as it was typed. */
export function UpgradeDialog({ lacking, onClose }: { lacking: Lacking; onClose: () => void }) {
  const { type, header, title, subtitle, picture } = promptOf(lacking);
  return (
    <Dialog
      title={title}
      lead={subtitle}
      size="small"
      onClose={onClose}
      above={
        <Above data-prompt={type}>
          <PromptPicture of={picture} />
          {header}
        </Above>
      }
      foot={
        <>
          <Button onClick={onClose} shortcut="Esc">
            {upgradePromptWords.notNow}
          </Button>
          <Choose lacking={lacking} />
          <Plans />
        </>
      }
    >
      <Words>
        <Body lacking={lacking} />
        <p>
          <Pricing />
        </p>
      </Words>
    </Dialog>
  );
}

/** The prompt in the place of a page the plan does not have, or of a part `within` a page that has a title of its own. */
export function UpgradePage({ lacking, within }: { lacking: Lacking; within: boolean }) {
  const { type, header, title, subtitle, picture } = promptOf(lacking);
  // A plan that changed under an open page is learnt from a refusal, which asked for the prompt too.
  useEffect(() => tellPlanLimit(null), []);
  return (
    <>
      {!within && <PageHead title={title} />}
      <Words data-page data-prompt={type} data-within={within || undefined}>
        <Above>
          <PromptPicture of={picture} />
          {header}
        </Above>
        {within && <h2>{title}</h2>}
        <p>{subtitle}</p>
        <Body lacking={lacking} />
        <div className="acts">
          <Plans />
        </div>
        <Pricing />
      </Words>
    </>
  );
}
