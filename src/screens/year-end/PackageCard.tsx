import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { yearEndCalls } from '../../api/calls/year-end.ts';
import { ask } from '../../api/client/ask.ts';
import { isPartLocked, packageParts } from '../../domain/report/accountant-package.ts';
import { formatMonth } from '../../domain/values/format.ts';
import { stretchesOf } from '../../domain/values/period.ts';
import { shell } from '../../domain/words/frame.ts';
import { packageWords, yearEndWords as words } from '../../domain/words/year-end.ts';
import { useBusiness } from '../frame/business.ts';
import { tasksAt } from '../frame/transfer-addresses.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useLocale } from '../kit/locale.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import type { YearEnd } from './year-end.ts';

const Parts = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: '4px 24px',
    listStyle: 'none',
    padding: '0',
    fontSize: '14px',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& svg': { flex: 'none', color: 'quiet' },
  },
});

interface PackageCardProps {
  yearEnd: YearEnd;
  /** The year as people write it: 2026, or 2026/27. */
  name: string;
  /** The role and the plan let it be made. */
  mayMake: boolean;
}

/** What an accountant is handed of the year, or of one of its months, and the act that has it made in the background. */
export function PackageCard({ yearEnd: { year, from, to }, name, mayMake }: PackageCardProps) {
  const { id: businessId, plan } = useBusiness();
  const locale = useLocale();
  const press = usePlainAct();
  const [period, setPeriod] = useState(String(year));
  const [mail, setMail] = useState(false);
  const [pending, setPending] = useState(false);
  const months = stretchesOf({ from, to }, 'month').map((month) => ({
    value: month.from.slice(0, 7),
    label: formatMonth(month.from, locale),
  }));

  async function make() {
    setPending(true);
    await press(`package ${period} ${mail}`, (intentKey) =>
      ask(yearEndCalls.makeAccountantPackage, { businessId, period, mail }, { intentKey }),
    );
    setPending(false);
  }

  return (
    <SettingsCard
      title={packageWords.title}
      lead={words.packageLead}
      onSubmit={() => void make()}
      foot={
        <>
          <ButtonLink href={tasksAt} look="ghost">
            {words.seeTasks}
          </ButtonLink>
          {mayMake && (
            <Button look="primary" type="submit" pending={pending}>
              {words.make}
            </Button>
          )}
        </>
      }
    >
      <Parts aria-label={words.inIt}>
        {packageParts.map((part) => {
          const isLocked = isPartLocked(part, plan);
          return (
            <li key={part.name}>
              <Icon name={isLocked ? 'lock' : 'check'} size={14} />
              {part.title}
              {isLocked && <span className="unseen">{shell.notInPlan}</span>}
            </li>
          );
        })}
      </Parts>
      {mayMake && (
        <SelectField
          id="package-period"
          label={words.period}
          value={period}
          options={[{ value: String(year), label: words.wholeYear(name) }, ...months]}
          onChange={setPeriod}
        />
      )}
      {mayMake && <CheckField label={words.mail} checked={mail} onChange={setMail} />}
    </SettingsCard>
  );
}
