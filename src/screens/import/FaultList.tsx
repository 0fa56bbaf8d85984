import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FaultGroup } from '../../domain/import/fault-groups.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import { columnName } from '../../domain/import/kind.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { useLocale } from '../kit/locale.ts';
import { useImportKind } from './import-kind.tsx';

const Faults = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      justifyContent: 'space-between',
      gap: '8px 20px',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
      fontSize: '14px',
    },
    '& > li > div:first-of-type': { flex: '1 1 260px', minWidth: '0', overflowWrap: 'anywhere' },
    '& > li > div + div': { flex: '0 1 260px' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

interface FaultListProps {
  groups: readonly FaultGroup[];
  /** What mends a group at once, where something does. */
  mend?: (group: FaultGroup) => ReactNode;
}

/** Faults that one thing mends, together: what is wrong, with which value, in how many rows. */
export function FaultList({ groups, mend }: FaultListProps) {
  const locale = useLocale();
  const { spec } = useImportKind();
  return (
    <Faults>
      {groups.map((group) => {
        const { column, value, message, rows, lines } = group;
        const about = [columnName(spec, column), value && `“${value.slice(0, 80)}”`]
          .filter(Boolean)
          .join(': ');
        return (
          <li key={`${column} ${value} ${message}`}>
            <div>
              <span>{displayed(message)}</span>
              <small>
                {[
                  about,
                  words.inRows(rows, rows.toLocaleString(locale)),
                  words.lines({ lines: lines.join(', '), more: rows > lines.length }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            {mend?.(group)}
          </li>
        );
      })}
    </Faults>
  );
}
