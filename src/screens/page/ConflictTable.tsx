import { useState } from 'react';
import * as words from '../../domain/words/conflict.ts';
import { Button } from '../kit/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { styled } from '../kit/styled.ts';
import { type Conflict, conflictRows } from './conflict.ts';

const Rows = styled('div', {
  base: {
    flex: '1 1 100%',
    display: 'grid',
    gap: '2.5',
    '& > fieldset': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '2.5',
      paddingTop: '2',
      borderTop: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    '& legend': { float: 'inline-start', gridColumn: '1 / -1', fontWeight: '550' },
    '& label': { display: 'flex', alignItems: 'baseline', gap: '2' },
    '& small': { display: 'block', color: 'quiet' },
  },
});

interface ConflictTableProps {
  conflict: Conflict;
  /** Given the fields of which their value was chosen. */
  onChoose: (taken: ReadonlySet<string>) => void;
}

/** What differs, field by field, each with both values: yours where you changed it and theirs where you did not, until you choose. */
export function ConflictTable({ conflict, onChoose }: ConflictTableProps) {
  const rows = conflictRows(conflict, useLocale());
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ touched }) => !touched).map(({ id }) => id)),
  );
  const take = (id: string, isTheirs: boolean) =>
    setTaken((now) => {
      const next = new Set(now);
      if (isTheirs) next.add(id);
      else next.delete(id);
      return next;
    });
  if (rows.length === 0) return null;
  const side = (id: string, isTheirs: boolean, text: string) => (
    <label>
      <input
        type="radio"
        name={`conflict-${id}`}
        checked={taken.has(id) === isTheirs}
        onChange={() => take(id, isTheirs)}
      />
      <span>
        <small>{isTheirs ? words.theirs : words.yours}</small>
        {text}
      </span>
    </label>
  );
  return (
    <Rows>
      {rows.map(({ id, label, mine, theirs }) => (
        <fieldset key={id}>
          <legend>{label}</legend>
          {side(id, false, mine)}
          {side(id, true, theirs)}
        </fieldset>
      ))}
      <div>
        <Button look="primary" onClick={() => onChoose(taken)}>
          {words.useChoices}
        </Button>
      </div>
    </Rows>
  );
}
