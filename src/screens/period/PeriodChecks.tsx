import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import {
  type CheckStep,
  checkSteps,
  isHard,
  type PeriodCheck,
  stepOf,
} from '../../domain/period/period-check.ts';
import { periodCheckWords, closePageWords as words } from '../../domain/words/periods.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { FlowSteps } from '../page/FlowSteps.tsx';
import { foundLink, remediesOf } from './found-links.ts';
import { dayOf, mayDo, type PeriodView } from './period-state.ts';

type Check = PeriodView['checks'][number];

const Step = chakra('section', {
  base: {
    '& > h2': { fontSize: '15px', fontWeight: '600', margin: '0 0 6px' },
    '& > ul': { display: 'grid', listStyle: 'none', padding: '0', margin: '0' },
    '& > ul > li': { display: 'grid', gap: '1.5', padding: '12px 0', borderTop: '1px solid {colors.line}' },
    '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& h3': { fontSize: '14px', fontWeight: '550', marginInlineEnd: 'auto' },
    '& li p': { fontSize: '13.5px', color: 'quiet' },
    '& .found': { display: 'grid', gap: '1', listStyle: 'none', padding: '0', margin: '0', fontSize: '14px' },
    '& .found a': { color: 'accent', textDecoration: 'underline' },
    '& .found span': { color: 'quiet', fontVariantNumeric: 'tabular-nums' },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '1' },
  },
});

const isLeft = ({ met, skip }: Check): boolean => !met && skip === null;

const markOf = (check: Check): { word: string; tone: Tone } => {
  if (check.met) return { word: words.met, tone: 'settled' };
  if (isHard(check.check)) return { word: words.differs, tone: 'stopped' };
  return check.skip ? { word: words.skipped, tone: 'draft' } : { word: words.todo, tone: 'waiting' };
};

interface PeriodChecksProps {
  view: PeriodView;
  onSkip: (check: PeriodCheck) => void;
  onUnskip: (check: PeriodCheck) => void;
}

/** The checks of a period by step: what is done, what is to do with what keeps it, and what was skipped and why. */
export function PeriodChecks({ view, onSkip, onUnskip }: PeriodChecksProps) {
  const of = (step: CheckStep) => view.checks.filter(({ check }) => stepOf(check) === step);
  const at = checkSteps.find((step) => of(step).some(isLeft)) ?? 'reporting';
  return (
    <>
      <FlowSteps label={words.steps} steps={words.step} at={at} isDone={(step) => !of(step).some(isLeft)} />
      {checkSteps.map((step) => (
        <Step key={step} aria-label={words.step[step]}>
          <h2>{words.step[step]}</h2>
          <ul>
            {of(step).map((check) => (
              <OneCheck key={check.check} check={check} view={view} onSkip={onSkip} onUnskip={onUnskip} />
            ))}
          </ul>
        </Step>
      ))}
    </>
  );
}

function OneCheck({ check, view, onSkip, onUnskip }: PeriodChecksProps & { check: Check }) {
  const { timeZone, locale } = useBusiness();
  const mayAct = useMay()('settings.account');
  const { check: name, met, total, found, skip } = check;
  const texts = periodCheckWords[name];
  const remedies = met ? [] : remediesOf(name, view, found[0]);
  const canSkip = mayAct && mayDo(view, { type: 'period.skip', check: name });
  const canUnskip = mayAct && mayDo(view, { type: 'period.unskip', check: name });
  return (
    <li>
      <header>
        <h3>{texts.title}</h3>
        <StatusBadge {...markOf(check)} />
      </header>
      <p>{met ? texts.met : texts.unmet}</p>
      {found.length > 0 && <FoundRows rows={found} total={total} view={view} />}
      {skip && (
        <p>
          {words.skippedBy({ by: skip.by, day: dayOf(skip.at, { locale, timeZone }) })}: {skip.reason}
        </p>
      )}
      {(remedies.length > 0 || canSkip || canUnskip) && (
        <div className="acts">
          {remedies.map(({ label, href }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
          {canSkip && (
            <Button look="ghost" onClick={() => onSkip(name)} aria-label={`${words.skip}: ${texts.title}`}>
              {words.skip}
            </Button>
          )}
          {canUnskip && (
            <Button
              look="ghost"
              onClick={() => onUnskip(name)}
              aria-label={`${words.unskip}: ${texts.title}`}
            >
              {words.unskip}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function FoundRows({ rows, total, view }: { rows: Check['found']; total: number; view: PeriodView }) {
  const { locale } = useBusiness();
  return (
    <ul className="found">
      {rows.map((row) => {
        const { label, beside, href } = foundLink(row, view, locale);
        return (
          <li key={`${href} ${label} ${beside}`}>
            <Link href={href}>{label}</Link> <span>{beside}</span>
          </li>
        );
      })}
      {total > rows.length && <li className="quiet">{words.others(total - rows.length)}</li>}
    </ul>
  );
}
