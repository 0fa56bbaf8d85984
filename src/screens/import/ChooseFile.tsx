import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { once } from '../../api/client/intent.ts';
import { uploadImport } from '../../api/commands/imports.ts';
import { importWords as words } from '../../domain/words/imports.ts';
import { importFileFlow } from '../../machines/import-run/import-file.flow.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FileDrop } from '../kit/FileDrop.tsx';
import { inspected } from '../kit/inspected.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useBusiness } from '../shell/business.ts';
import { importAt } from '../shell/transfer-addresses.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { useImportKind } from './import-kind.tsx';

const OwnFiles = lazy(() => import('./OwnFiles.tsx').then((file) => ({ default: file.OwnFiles })));

const fileField = 'import-file';

/** What a file is told from another by before it is read: the same one chosen twice is uploaded once. */
const nameOf = (kind: string, file: File): string =>
  `import.upload ${kind} ${file.name} ${file.size} ${file.lastModified}`;

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
            uploadImport({ businessId, intentKey }, kind, file),
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
