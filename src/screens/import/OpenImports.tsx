import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { importCalls } from '../../api/calls/import.ts';
import { useCall } from '../../api/client/query.ts';
import { importDocumentWords, importWords as words } from '../../domain/import/imports.words.ts';
import { importKindSpecs } from '../../domain/import/kinds.ts';
import { type ImportSummary, isWorkedOn } from '../../domain/import/run.ts';
import { useBusiness } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { useLocale } from '../kit/locale.ts';
import { OnPhone } from '../kit/OnPhone.tsx';
import { ConfirmAct } from './confirm-act.ts';
import { nameColumns, removalMenu } from './ImportHistory.tsx';
import { OfKind } from './import-kind.tsx';
import { whileWorkedOn } from './use-import-run.ts';

const Section = chakra('section', {
  base: { marginBottom: '8', '& > h2': { fontSize: '17px', marginBottom: '2.5' } },
});

const columns = (locale: string): Column<ImportSummary>[] => [
  ...nameColumns,
  { key: 'what', title: words.what, cell: ({ kind }) => importKindSpecs[kind].words.list },
  {
    key: 'on',
    title: words.on,
    cell: ({ kind, uploadedAt }) => (
      <>
        <OnPhone>{importKindSpecs[kind].words.list}, </OnPhone>
        {new Date(uploadedAt).toLocaleDateString(locale, { dateStyle: 'medium' })}
      </>
    ),
    phone: 'under',
  },
  {
    key: 'total',
    title: importDocumentWords.totalRows,
    figure: true,
    cell: ({ rows }) => rows.toLocaleString(locale),
    minor: true,
  },
  {
    key: 'pending',
    title: words.pending,
    figure: true,
    cell: ({ pending }) => pending.toLocaleString(locale),
    minor: true,
  },
];

/** Imports of any kind that wait for somebody or are worked on, the newest first: each is opened at its step or, as far as it may be, deleted. Nothing where there is none. */
export function OpenImports() {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { values, hrefWith } = useAddress({ page: '1' });
  const page = pageIn(values.page);
  const [removing, setRemoving] = useState<ImportSummary | null>(null);
  const { data } = useCall(
    importCalls.listImports,
    { businessId, state: 'open', page: String(page), limit: '10' },
    { keepsBefore: true, refetchMs: (runs) => whileWorkedOn(runs?.rows.some(isWorkedOn) ?? false) },
  );
  if (!data || data.total === 0) return null;
  return (
    <Section aria-label={words.openTitle}>
      <h2>{words.openTitle}</h2>
      <DataTable
        caption={words.openTitle}
        columns={columns(locale)}
        rows={data.rows}
        keyOf={({ id }) => id}
        nameOf={({ fileName }) => fileName}
        hrefOf={({ id, kind }) => importAt(kind, id)}
        menuOf={(row) => removalMenu(row, () => setRemoving(row))}
        few
      />
      {data.pages > 1 && (
        <ListFoot>
          <Pager page={page} total={data.total} hrefOf={(to) => hrefWith({ page: String(to) })} />
        </ListFoot>
      )}
      {removing && (
        <OfKind kind={removing.kind}>
          <ConfirmAct run={removing} act="remove" label={words.remove} onClose={() => setRemoving(null)} />
        </OfKind>
      )}
    </Section>
  );
}
