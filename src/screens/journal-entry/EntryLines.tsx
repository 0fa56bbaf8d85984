import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import {
  journalEntryFaults,
  journalEntryFormWords as words,
} from '../../domain/journal-entry/journal-entries.words.ts';
import { isNegative, isZero, negated } from '../../domain/money.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { lineItemsStyle } from '../kit/lines/line-items-style.ts';
import { useLocale } from '../kit/locale.ts';
import { EntryRow, lineFieldId } from './EntryRow.tsx';
import {
  blankLine,
  differenceOf,
  type EntryAccount,
  type EntryFormLine,
  pastedLines,
  withPasted,
} from './journal-entry-form.ts';

const columns = '24px minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) 116px 116px 32px';
const withoutDescription = '24px minmax(0, 1fr) minmax(0, 1fr) 108px 108px 32px';

const Lines = chakra('section', {
  base: {
    ...lineItemsStyle,
    containerType: 'inline-size',
    '& .heads, & .line': { display: 'grid', gridTemplateColumns: columns, columnGap: '2' },
    '& .line > .more': {
      gridColumn: '2 / -2',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 220px))',
      gap: '3',
      marginTop: '8px',
    },
    '& input.figure, & .heads > .figure': { textAlign: 'end' },
    '& > .balance': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '2',
      marginTop: '12px',
      padding: '10px 12px',
      borderRadius: 'base',
      background: 'hover',
      fontWeight: '550',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > .balance[data-out]': { color: 'stopped' },
    '& > .hint': { marginTop: '8px', color: 'quiet', fontSize: '13px' },
    '@container (max-width: 759.98px)': {
      '& .heads, & .line': { gridTemplateColumns: withoutDescription },
      '& .heads > .description': { display: 'none' },
      '& .line > .description': { gridColumn: '2 / -2', gridRow: '2', marginTop: '4px' },
    },
    '@container (max-width: 619.98px)': {
      ...lineItemsStyle['@container (max-width: 619.98px)'],
      '& .line > :is(.item, .description, .contact, .more, .problem)': {
        gridColumn: '1 / -1',
        gridRow: 'auto',
        marginTop: '0',
      },
    },
  },
});

interface EntryLinesProps {
  lines: EntryFormLine[];
  accounts: readonly EntryAccount[];
  currency: string;
  problemOf: (field: string) => string | undefined;
  onChange: (lines: EntryFormLine[]) => void;
}

/** Whether debits and credits meet, and by how much they don't. */
function Balance({ difference, currency }: { difference: string; currency: string }) {
  const locale = useLocale();
  const isOut = !isZero(difference);
  const isDebit = !isNegative(difference);
  const amount = formatMoney(isDebit ? difference : negated(difference), currency, locale);
  return (
    <div className="balance" role="status" data-out={isOut || undefined}>
      {isOut ? journalEntryFaults.outOfBalance({ amount, isDebit }) : words.balanced}
    </div>
  );
}

/** The lines of an entry as they are typed. Enter goes down a column and from the last line adds one; rows of a spreadsheet are pasted as lines. */
export function EntryLines({ lines, accounts, currency, problemOf, onChange }: EntryLinesProps) {
  const locale = useLocale();
  const focusNext = useRef<string>(null);
  const difference = differenceOf(lines);
  const change = (key: string, patch: Partial<EntryFormLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)));

  function add(field: string) {
    focusNext.current = lineFieldId(lines.length, field);
    onChange([...lines, blankLine()]);
  }

  function goDown(key: string, field: string) {
    const below = lines.findIndex((line) => line.key === key) + 1;
    if (below < lines.length) document.getElementById(lineFieldId(below, field))?.focus();
    else add('account');
  }

  function remove(key: string) {
    const at = lines.findIndex((line) => line.key === key);
    focusNext.current = lineFieldId(Math.min(at, lines.length - 2), 'account');
    onChange(lines.filter((line) => line.key !== key));
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'), accounts, locale);
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-line]')?.dataset.line;
    if (!pasted) return;
    event.preventDefault();
    const from = lines.findIndex((line) => line.key === key);
    onChange(withPasted(lines, from < 0 ? lines.length : from, pasted));
  }

  useLayoutEffect(() => {
    const id = focusNext.current;
    focusNext.current = null;
    if (id && lines.length > 0) document.getElementById(id)?.focus();
  }, [lines]);

  return (
    <Lines id="entry-lines" aria-label={words.lines} onPaste={paste}>
      <div className="heads" aria-hidden>
        <span />
        <span>{words.account}</span>
        <span className="description">{words.description}</span>
        <span>{words.contact}</span>
        <span className="figure">{words.debit}</span>
        <span className="figure">{words.credit}</span>
      </div>
      {lines.map((line, index) => (
        <EntryRow
          key={line.key}
          line={line}
          number={index + 1}
          accounts={accounts}
          currency={currency}
          difference={difference}
          problemOf={(name) => problemOf(`lines.${index}.${name}`)}
          onChange={(patch) => change(line.key, patch)}
          onEnter={(field) => goDown(line.key, field)}
          onRemove={lines.length > 2 ? () => remove(line.key) : undefined}
        />
      ))}
      <div className="add">
        <Button look="ghost" onClick={() => add('account')}>
          <Icon name="plus" size={14} />
          {words.addLine}
        </Button>
      </div>
      <Balance difference={difference} currency={currency} />
      <p className="hint">{words.pasteHint}</p>
    </Lines>
  );
}
