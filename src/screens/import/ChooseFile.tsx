import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { importCalls } from '../../api/calls/import.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import type { ImportKind } from '../../domain/import/run.ts';
import { importFileFlow } from '../../machines/import-run/import-file.flow.ts';
import { useBusiness } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { FileDrop } from '../kit/fields/FileDrop.tsx';
import { inspected } from '../kit/inspected.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useImportKind } from './import-kind.tsx';

const OwnFiles = lazy(() => import('./OwnFiles.tsx').then((file) => ({ default: file.OwnFiles })));

const fileField = 'import-file';

/** What a file is told from another by before it is read: the same one chosen twice is uploaded once. */
const nameOf = (kind: string, file: File): string =>
  `import.upload ${kind} ${file.name} ${file.size} ${file.lastModified}`;

/** Uploads a file to import: what came of it is an import, or what is wrong with the file. */
const upload = async (businessId: string, kind: ImportKind, file: File, intentKey: string) => {
  let id: string | null = null;
  const heard = (headers: Headers) => {
    id = headers.get('x-import-id');
  };
  const sent = { businessId, kind, fileName: file.name.slice(-200) };
  const answer = await ask(importCalls.uploadImport, sent, { file, intentKey, heard });
  // Only an upload that was kept has an id.
  return id ? { id } : { fault: answer };
};

/** The first step: a file is chosen or dropped, uploaded, and leads to its import; what is wrong with it is said beside it. */
export function ChooseFile() {
  const { id: businessId } = useBusiness();
  const { kind, words: kindWords } = useImportKind();
  const [, navigate] = useLocation();
  const refresh = useRefresh();
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useMachine(
    importFileFlow.provide({
      actors: {
        upload: fromPromise(async ({ input: file }) => {
          const uploaded = await once(nameOf(kind, file), (intentKey) =>
            upload(businessId, kind, file, intentKey),
          );
          await refresh();
          return uploaded;
        }),
      },
    }),
    { input: { mapping: null }, ...inspected() },
  );
  const { importId, fault } = state.context;
  useEffect(() => {
    if (importId) navigate(importAt(kind, importId));
  }, [kind, importId, navigate]);
  const isBusy = state.hasTag('busy');
  return (
    <SettingsCard title={words.chooseTitle} lead={kindWords.lead}>
      <ErrorSummary problems={fault ? [{ fieldId: fileField, text: fault }] : []} attempt={attempt} />
      <FileDrop
        id={fileField}
        label={words.choose}
        hint={isBusy ? words.uploading : words.chooseHint}
        accept={['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values']}
        pending={isBusy}
        onPick={([file]) => {
          if (!file) return;
          setAttempt(attempt + 1);
          dispatch({ type: 'file.pick', file });
        }}
      />
      {state.hasTag('offline') && (
        <div>
          <Button onClick={() => dispatch({ type: 'act.retry' })}>{words.tryAgain}</Button>
        </div>
      )}
      <Suspense>
        <OwnFiles />
      </Suspense>
    </SettingsCard>
  );
}
