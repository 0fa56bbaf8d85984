import { chakra } from '@chakra-ui/react';
import { type Decimal, isPositive, negated } from '../../../domain/money.ts';
import { formatAmount, formatDay } from '../../../domain/values/format.ts';
import { effects as words } from '../../../domain/words/posted.ts';
import { useLocale } from '../locale.ts';

/** An entry as it is or will be written. */
export interface EntryView {
  onDay: string;
  memo: string;
  /** Debits positive, at home. */
  lines: readonly { account: string; amount: Decimal; memo: string | null }[];
}

/** Rows of a name and two figures. */
export const FiguresTable = chakra('table', {
  base: {
    width: '100%',
    fontSize: '14px',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'start', paddingBlock: '6px 4px', color: 'quiet', fontSize: '13px' },
    '& th, & td': { padding: '4px 0 4px 12px', textAlign: 'end', verticalAlign: 'baseline' },
    '& :is(th, td):first-child': {
      textAlign: 'start',
      paddingInlineStart: '0',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
    },
    // The figures of one table stand under those of the next.
    '& :is(th, td):not(:first-child)': { width: '27%' },
    '& thead th': { fontSize: '12px', fontWeight: '550', color: 'quiet' },
    '& tbody tr': { borderTop: '1px solid {colors.line}' },
    '& tbody th': { fontWeight: '400' },
    '& td': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& small': { fontSize: '13px', color: 'quiet', overflowWrap: 'anywhere' },
  },
});

/** A journal entry as debit and credit. */
export function EntryTable({ entry, currency }: { entry: EntryView; currency: string }) {
  const locale = useLocale();
  const figure = (amount: Decimal) => (isPositive(amount) ? formatAmount(amount, currency, locale) : '');
  return (
    <FiguresTable>
      <caption>
        {formatDay(entry.onDay, locale)}
        {entry.memo && `, ${entry.memo}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.account}</th>
          <th scope="col">{words.debit}</th>
          <th scope="col">{words.credit}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map(({ account, amount, memo }) => (
          <tr key={`${account} ${memo} ${amount}`}>
            <th scope="row">
              {account} {memo && <small>{memo}</small>}
            </th>
            <td>{figure(amount)}</td>
            <td>{figure(negated(amount))}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
