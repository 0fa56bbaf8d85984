import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { dashboardCalls } from '../../api/calls/dashboard.ts';
import { ask } from '../../api/client/ask.ts';
import type { FirstStep, FirstStepName } from '../../domain/values/first-steps.ts';
import { firstSteps as words } from '../../domain/words/onboarding.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { useActs } from '../document/use-acts.ts';
import {
  addCustomerAt,
  addDocumentAt,
  banksAt,
  businessAt,
  documentListAt,
  taxesAt,
} from '../frame/addresses.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Panel } from './Panel.tsx';

const leadsTo: Readonly<Record<FirstStepName, string>> = {
  particulars: businessAt,
  taxes: taxesAt,
  bank: banksAt,
  customer: addCustomerAt(),
  invoice: addDocumentAt('invoice'),
  sent: documentListAt('invoice'),
  payment: documentListAt('invoice', { status: 'not paid' }),
};

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
    columnGap: '32px',
    marginTop: '10px',
    padding: '0',
    listStyle: 'none',
    fontSize: '14px',
    '& > li': { display: 'flex', gap: '3', paddingBlock: '8px', borderTop: '1px solid {colors.line}' },
    '& .mark': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '20px',
      height: '20px',
      borderRadius: '50%',
      border: '1.5px solid {colors.rim}',
      color: 'settled',
    },
    '& .done .mark': { borderColor: 'settled', background: 'settledSoft' },
    '& .done b': { fontWeight: '400', color: 'quiet' },
    '& b': { fontWeight: '550' },
    '& p': { fontSize: '13px', color: 'quiet', textWrap: 'pretty' },
    '& a:hover b': { textDecoration: 'underline' },
    '@media (max-width: 47.99rem)': { '& a': { display: 'block', minHeight: '44px' } },
  },
});

/** What a new business does first, ticked off by what is in its books, each with why it matters. */
export function FirstStepsPanel({ businessId, steps }: { businessId: string; steps: readonly FirstStep[] }) {
  const { run } = useActs();
  const hide = () =>
    run(() =>
      tellOnce('firstSteps.dismiss', (intentKey) =>
        ask(dashboardCalls.dismissFirstSteps, { businessId, hide: true }, { intentKey }),
      ),
    );
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel aria-labelledby="first-steps" className="lead">
      <div className="head">
        <h2 id="first-steps">
          {words.title} <span className="small">{words.progress({ done, all: steps.length })}</span>
        </h2>
        <Button look="ghost" onClick={() => void hide()}>
          {words.dismiss}
        </Button>
      </div>
      <Steps>
        {steps.map((step) => {
          const { title, why } = words.firstStepWords[step.name];
          return (
            <li key={step.name} className={step.done ? 'done' : undefined}>
              <span className="mark" aria-hidden>
                {step.done && <Icon name="check" />}
              </span>
              {step.done ? (
                <b>
                  <span className="unseen">{words.done}</span> {title}
                </b>
              ) : (
                <Link href={leadsTo[step.name]}>
                  <b>{title}</b>
                  <p>{why}</p>
                </Link>
              )}
            </li>
          );
        })}
      </Steps>
    </Panel>
  );
}
