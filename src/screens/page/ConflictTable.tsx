import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';
import { RadioGroup } from '@chakra-ui/react/radio-group';
import { useState } from 'react';
import { conflict as words } from '../../domain/words/frame.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { overChoice } from '../kit/fields/over-choice.ts';
import { useLocale } from '../kit/locale.ts';
import { type Conflict, conflictRows } from './conflict.ts';

const Rows = chakra('div', { base: { flex: '1 1 100%', display: 'grid', gap: '2.5' } });

const sidesRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator', 'itemAddon', 'itemIndicator'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '2.5',
      paddingTop: '2',
      borderTop: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    label: { gridColumn: '1 / -1', fontWeight: '550' },
    item: { position: 'relative', display: 'flex', alignItems: 'baseline', gap: '2', borderRadius: 'base' },
    itemControl: {
      flex: 'none',
      width: '13px',
      height: '13px',
      border: '1px solid {colors.edge}',
      borderRadius: '50%',
      background: 'sheet',
      '&[data-state=checked]': { border: '4px solid {colors.accent}' },
      '&[data-focus-visible]': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
    itemText: { '& > small': { display: 'block', color: 'quiet' } },
  },
};

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
  const side = (value: 'yours' | 'theirs', whose: string, text: string) => (
    <RadioGroup.Item value={value}>
      <RadioGroup.ItemHiddenInput style={overChoice} />
      <RadioGroup.ItemControl />
      <RadioGroup.ItemText>
        <small>{whose}</small>
        {text}
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
  return (
    <Rows>
      {rows.map(({ id, label, mine, theirs }) => (
        <RadioGroup.Root
          key={id}
          recipe={sidesRecipe}
          value={taken.has(id) ? 'theirs' : 'yours'}
          onValueChange={({ value }) => take(id, value === 'theirs')}
        >
          <RadioGroup.Label>{label}</RadioGroup.Label>
          {side('yours', words.yours, mine)}
          {side('theirs', words.theirs, theirs)}
        </RadioGroup.Root>
      ))}
      <div>
        <Button look="primary" onClick={() => onChoose(taken)}>
          {words.useChoices}
        </Button>
      </div>
    </Rows>
  );
}
