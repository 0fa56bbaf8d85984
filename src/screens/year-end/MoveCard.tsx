import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { targetOf } from '../../domain/journal-entry/year-end.ts';
import { isZero } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { yearEndWords as words } from '../../domain/words/year-end.ts';
import { businessAt, ledgerAt, viewEntryAt, yearEndEntryAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import type { YearEnd } from './year-end.ts';

const Balance = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    '& dt a': { color: 'accent', textUnderlineOffset: '2px' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
});

interface MoveCardProps {
  yearEnd: YearEnd;
  move: YearEnd['moves'][number];
  /** The role and the plan let it be posted. */
  mayPost: boolean;
}

/** The entries that moved it on the year's last day. */
function MovedBy({ entries }: Pick<MoveCardProps['move'], 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <p>
      {words.movedBy}{' '}
      {entries.map(({ id, number }, n) => (
        <span key={id}>
          {n > 0 && ', '}
          <Link href={viewEntryAt(id)}>{words.entry(number)}</Link>
        </span>
      ))}
    </p>
  );
}

/** What is on an account of equity at the end of the year, and the entry that would move it, which is opened filled in. */
export function MoveCard({ yearEnd, move, mayPost }: MoveCardProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const [chosen, setChosen] = useState('');
  const { from, to, lockedUntil, targets, year } = yearEnd;
  const { title, lead } = words.moves[move.move];
  const day = formatDay(to, locale, 'long');
  const target = targetOf(targets, chosen);
  const isEmpty = isZero(move.balance);
  const isLocked = lockedUntil !== null && lockedUntil >= to;
  const offers = mayPost && !isEmpty && target !== undefined;
  return (
    <SettingsCard
      title={title}
      lead={lead}
      foot={
        offers &&
        !isLocked && (
          <ButtonLink href={yearEndEntryAt(move.move, String(year), String(target.accountId))}>
            {words.prepare}
          </ButtonLink>
        )
      }
    >
      <Balance>
        <dt>
          <Link href={ledgerAt(move.accountId, { from, to })}>
            {words.balance({ account: move.account, day })}
          </Link>
        </dt>
        <dd>{formatMoney(move.balance, homeCurrency, locale)}</dd>
      </Balance>
      {isEmpty && <p className="quiet">{words.nothing}</p>}
      <MovedBy entries={move.entries} />
      {offers && isLocked && (
        <Notice>
          {words.locked({ until: formatDay(lockedUntil, locale, 'long'), day })}{' '}
          <Link href={businessAt}>{words.unlock}</Link>
        </Notice>
      )}
      {offers && !isLocked && (
        <SelectField
          id={`year-end-${move.move}`}
          label={words.target}
          value={String(target.accountId)}
          options={targets.map(({ accountId, code, account }) => ({
            value: String(accountId),
            label: `${code} ${account}`,
          }))}
          onChange={setChosen}
        />
      )}
    </SettingsCard>
  );
}
