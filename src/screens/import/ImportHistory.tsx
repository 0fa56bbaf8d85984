import { useState } from 'react';
import { useLocation } from 'wouter';
import { importCalls } from '../../api/calls/import.ts';
import { useCall } from '../../api/client/query.ts';
import {
  importDocumentWords,
  importStatusWords,
  importWords as words,
} from '../../domain/import/imports.words.ts';
import { type ImportStatus, type ImportSummary, isWorkedOn } from '../../domain/import/run.ts';
import { useBusiness } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { OnPhone } from '../kit/OnPhone.tsx';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { HistorySection } from '../page/HistorySection.tsx';
import { ConfirmAct } from './confirm-act.ts';
import { removalOf } from './import-acts.ts';
import { useImportKind } from './import-kind.tsx';
import { whileWorkedOn } from './use-import-run.ts';

const { totalRows } = importDocumentWords;

const tones: Readonly<Record<ImportStatus, Tone>> = {
  Uploaded: 'draft',
  Mapped: 'draft',
  Running: 'waiting',
  Undoing: 'waiting',
  Finished: 'settled',
  Stopped: 'waiting',
  Failed: 'stopped',
  Undone: 'stopped',
  Discarded: 'stopped',
};

/** Where an import stands. */
export const ImportBadge = ({ status }: { status: ImportStatus }) => (
  <StatusBadge tone={tones[status]} word={importStatusWords[status]} />
);

/** How lists of imports begin: the name of the file, and where its import stands. */
export const nameColumns: readonly Column<ImportSummary>[] = [
  { key: 'file', title: words.file, cell: ({ fileName }) => fileName, phone: 'lead' },
  {
    key: 'status',
    title: words.status,
    cell: ({ status }) => <ImportBadge status={status} />,
    phone: 'state',
  },
];

const columns = (total: string, locale: string): Column<ImportSummary>[] => {
  const count = (n: number) => n.toLocaleString(locale);
  return [
    ...nameColumns,
    {
      key: 'on',
      title: words.on,
      cell: ({ uploadedAt }) => new Date(uploadedAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
      phone: 'under',
    },
    {
      key: 'total',
      title: total,
      figure: true,
      phone: 'figure',
      cell: ({ rows }) => (
        <>
          <OnPhone>{total} </OnPhone>
          {count(rows)}
        </>
      ),
    },
    {
      key: 'success',
      title: words.success,
      figure: true,
      cell: ({ success }) => count(success),
      minor: true,
    },
    { key: 'errors', title: words.errorCount, figure: true, cell: ({ errors }) => count(errors) },
    {
      key: 'pending',
      title: words.pending,
      figure: true,
      cell: ({ pending }) => count(pending),
      minor: true,
    },
  ];
};

/** What can be done with an import in its list, and why it can't be where it can't. */
export const removalMenu = (row: ImportSummary, onPress: () => void) => {
  const { allowed, refused } = removalOf(row);
  return [
    ...allowed.map(({ name, label }) => ({ key: name, label, onPress, danger: true })),
    ...refused.map(({ name, label, reason }) => ({ key: name, label, onPress, refused: reason })),
  ];
};

/** The files that were imported, the newest first; each leads to its import at the step it has reached. */
export function ImportHistory() {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { kind, spec, words: kindWords } = useImportKind();
  const total = spec.documents ? totalRows : words.total(kindWords);
  const { values, hrefWith } = useAddress({ kind: '', import: '', page: '1' });
  const page = pageIn(values.page);
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState<ImportSummary | null>(null);
  const { data } = useCall(
    importCalls.listImports,
    { businessId, kind, page: String(page), limit: '10' },
    { keepsBefore: true, refetchMs: (runs) => whileWorkedOn(runs?.rows.some(isWorkedOn) ?? false) },
  );
  return (
    <HistorySection title={words.history}>
      {!data && <SkeletonRows rows={3} />}
      {data?.total === 0 && <p className="quiet">{words.noHistory}</p>}
      {data && data.total > 0 && (
        <DataTable
          caption={words.history}
          columns={columns(total, locale)}
          rows={data.rows}
          keyOf={(row) => row.id}
          nameOf={(row) => row.fileName}
          hrefOf={(row) => importAt(kind, row.id)}
          menuOf={(row) => removalMenu(row, () => setRemoving(row))}
          few
        />
      )}
      {data && data.pages > 1 && (
        <ListFoot>
          <Pager page={page} total={data.total} hrefOf={(to) => hrefWith({ page: String(to) })} />
        </ListFoot>
      )}
      {removing && (
        <ConfirmAct
          run={removing}
          act="remove"
          label={words.remove}
          onClose={() => {
            setRemoving(null);
            // The page of one that was dropped has nothing left to show.
            if (removing.id === values.import) navigate(importAt(kind));
          }}
        />
      )}
    </HistorySection>
  );
}
