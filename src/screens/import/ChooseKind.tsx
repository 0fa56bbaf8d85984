import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { planHas } from '../../domain/access/plans.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import { importKindSpecs } from '../../domain/import/kinds.ts';
import { importKinds } from '../../domain/import/run.ts';
import { importButton } from '../../domain/words/lists.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { importAt } from '../frame/transfer-addresses.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { OpenImports } from './OpenImports.tsx';

const Kinds = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '3',
    '& a': {
      display: 'grid',
      gap: '1',
      alignContent: 'start',
      height: '100%',
      padding: '14px 16px',
      border: '1px solid {colors.line}',
      borderRadius: '8px',
      fontSize: '14px',
      color: 'quiet',
    },
    '& a:hover': { borderColor: 'accent' },
    '& b': { fontSize: '15px', fontWeight: '600', color: 'ink' },
  },
});

/** What waits or runs, then what can be imported: the kinds whose things the role may add; one that the plan lacks leads to its prompt. */
export function ChooseKind() {
  const may = useMay();
  const { plan } = useBusiness();
  const offered = importKinds.filter((kind) => may(importKindSpecs[kind].add));
  return (
    <>
      <PageHead title={importButton.importFile} />
      <OpenImports />
      <SettingsCard title={words.kindTitle}>
        <Kinds>
          {offered.map((kind) => {
            const { flag, words: kindWords } = importKindSpecs[kind];
            const isLacking = flag !== null && !planHas(plan, flag);
            return (
              <li key={kind}>
                <Link href={importAt(kind)}>
                  <b>{kindWords.title}</b>
                  <span>{isLacking ? words.notInPlan : words.kindHolds[kind]}</span>
                </Link>
              </li>
            );
          })}
        </Kinds>
      </SettingsCard>
    </>
  );
}
