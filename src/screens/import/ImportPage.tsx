import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { fromPromise } from 'xstate';
import { importCalls } from '../../api/calls/import.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { queryOf } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import { importWords as words } from '../../domain/import/imports.words.ts';
import type { ImportKindSpec } from '../../domain/import/kind.ts';
import { importKindSpecs } from '../../domain/import/kinds.ts';
import { unmatchedRequired } from '../../domain/import/matching.ts';
import {
  type ImportKind,
  type ImportMapping,
  type ImportView,
  importKinds,
  isNew,
} from '../../domain/import/run.ts';
import { importFileFlow } from '../../machines/import-run/import-file.flow.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { importAt } from '../frame/transfer-addresses.ts';
import { LackingPage } from '../frame/UpgradeHost.tsx';
import { useRefresh, useRefreshAll } from '../frame/use-refresh.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { inspected } from '../kit/inspected.ts';
import { Loaded } from '../page/Loaded.tsx';
import { AskFormats } from './AskFormats.tsx';
import { ChooseEncoding } from './ChooseEncoding.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ChooseKind } from './ChooseKind.tsx';
import { ConfirmAct } from './confirm-act.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { type ImportStep, ImportSteps } from './ImportSteps.tsx';
import { OfKind, useImportKind } from './import-kind.tsx';
import { importOf, previewOf } from './import-of.ts';
import { type ChosenFormats, MatchColumns } from './MatchColumns.tsx';
import { ReviewImport } from './ReviewImport.tsx';
import { RunPanel } from './RunPanel.tsx';
import { useImportRun } from './use-import-run.ts';

/** Import of any kind: one to choose, or the one its address names; items have an address of their own. */
export function ImportPage() {
  const [path] = useLocation();
  const search = new URLSearchParams(useSearch());
  const isOfItems = importAt('inventory') === path || search.has('import');
  const named = importKinds.find((kind) => kind === search.get('kind'));
  const kind = named ?? (isOfItems ? 'inventory' : null);
  return kind ? <ImportOf kind={kind} /> : <ChooseKind />;
}

/** What stands where a plan lacks the kind: nothing new is begun, and what was imported is still looked at. Source: answers-2.md, Q44. */
interface Lackable {
  /** The prompt; null where the plan has the kind. */
  lacking: ReactNode;
}

/** A file to begin with, or the import its address names at the step it has reached, whoever brought it there. */
function ImportOf({ kind }: { kind: ImportKind }) {
  const id = new URLSearchParams(useSearch()).get('import');
  const { plan } = useBusiness();
  const may = useMay();
  const { add, flag } = importKindSpecs[kind];
  if (!may(add)) return <ChooseKind />;
  const lacking = flag && !planHas(plan, flag) ? <LackingPage flag={flag} within /> : null;
  return (
    <OfKind kind={kind}>
      {id ? <OneImport key={id} id={id} lacking={lacking} /> : <Begin lacking={lacking} />}
    </OfKind>
  );
}

/** What the shell says over the page isn’t said in it once more. */
const messageHere = (problem: DisplayProblem | null): string =>
  problem && !problem.handledElsewhere ? problem.message : '';

function Head({ children }: { children?: ReactNode }) {
  const { words: kindWords, listAt } = useImportKind();
  return (
    <PageHead title={kindWords.title} back={{ label: kindWords.list, href: listAt }}>
      {children}
    </PageHead>
  );
}

function Begin({ lacking }: Lackable) {
  return (
    <>
      <Head>
        <ButtonLink href={importAt()}>{words.otherKinds}</ButtonLink>
      </Head>
      {lacking ?? (
        <>
          <ImportSteps at="choose" />
          <ChooseFile />
        </>
      )}
      <ImportHistory />
    </>
  );
}

function OneImport({ id, lacking }: Lackable & { id: string }) {
  const { kind, words: kindWords } = useImportKind();
  return (
    <Loaded query={useImportRun(id)} back={{ label: kindWords.title, href: importAt(kind) }}>
      {(view) => (
        <OfKind kind={view.kind}>
          <Head />
          {isNew(view) ? (
            (lacking ?? <NewImport key={view.headerLine} view={view} />)
          ) : (
            <>
              <ImportSteps at="run" />
              <RunPanel run={view} />
              <ImportHistory />
            </>
          )}
        </OfKind>
      )}
    </Loaded>
  );
}

/** How long a matching rests before it is saved, so that another device goes on with it. */
const restMs = 500;

/** Keeps the matching with the import while it is chosen, and whether its review was reached by it. */
const useSavedMatching = (view: ImportView, mapping: ImportMapping, reviewed: boolean): void => {
  const { id: businessId } = useBusiness();
  const { spec } = useImportKind();
  const chosen = JSON.stringify(mapping);
  const saved = JSON.stringify(view.mapping);
  const isReviewed = view.reviewed;
  useEffect(() => {
    const parsed = JSON.parse(chosen) as ImportMapping;
    const isSaved = chosen === saved && reviewed === isReviewed;
    if (isSaved || unmatchedRequired(spec.columns, parsed.matching).length > 0) return;
    const timer = setTimeout(
      () =>
        // What can't be saved is refused by the preview, in words.
        void once(`import.map ${view.id} ${chosen} ${reviewed}`, (intentKey) =>
          ask(importCalls.mapImport, { businessId, id: view.id, ...parsed, reviewed }, { intentKey }),
        ).catch(() => {}),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [businessId, spec, view.id, chosen, saved, reviewed, isReviewed]);
};

/** What is below zero where nothing may be is what was paid, until somebody says otherwise. */
const withTurned = (
  read: ImportMapping,
  { positiveFields }: Pick<ImportKindSpec, 'positiveFields'>,
  { belowZero }: Pick<ImportView, 'belowZero'>,
): ImportMapping =>
  read.turned || belowZero.length === 0
    ? read
    : {
        ...read,
        turned: belowZero.map(({ field }) => field).filter((field) => positiveFields.includes(field)),
      };

/** An import that has not begun: its columns are matched, then what it will do is shown, then it starts. */
function NewImport({ view }: { view: ImportView }) {
  const { id: businessId } = useBusiness();
  const [, navigate] = useLocation();
  const one = { businessId, id: view.id };
  const client = useQueryClient();
  const [refresh, refreshAll] = [useRefresh(), useRefreshAll()];
  const [discarding, setDiscarding] = useState(false);
  const [chosen, setChosen] = useState<ChosenFormats>({ day: false, number: false });
  const [state, dispatch] = useMachine(
    importFileFlow.provide({
      actors: {
        decode: fromPromise(async ({ input: encoding }) => {
          await once(`import.decode ${view.id} ${encoding}`, (intentKey) =>
            ask(importCalls.decodeImport, { ...one, encoding }, { intentKey }),
          );
          await refresh();
          return importOf(await client.fetchQuery(queryOf(importCalls.viewImport, one))).mapping;
        }),
        preview: fromPromise(async ({ input }) =>
          previewOf(await ask(importCalls.previewImport, { ...one, ...input })),
        ),
        start: fromPromise(async ({ input: { mapping, again } }) => {
          await once(`import.start ${view.id}`, (intentKey) =>
            ask(importCalls.startImport, { ...one, ...mapping, again }, { intentKey }),
          ).catch((problem) => {
            // The same file may have been imported meanwhile: the next try asks whether to import it again.
            void refreshAll();
            throw problem;
          });
          await refresh();
        }),
      },
    }),
    {
      input: {
        mapping: view.mapping,
        encoding:
          view.encodingBy === 'file'
            ? null
            : { proposed: view.encoding, confirmed: view.encodingBy === 'person' },
        reviewed: view.reviewed,
      },
      ...inspected(),
    },
  );
  const { spec } = useImportKind();
  const mapping = state.context.mapping!;
  const change = (changed: ImportMapping) => dispatch({ type: 'mapping.change', mapping: changed });
  const step: ImportStep = state.hasTag('reviewing') ? 'review' : 'match';
  useSavedMatching(view, mapping, step === 'review');
  const proposed = useImportRun(view.id, { matching: mapping.matching }).data ?? view;
  return (
    <>
      <ImportSteps at={step} />
      {state.hasTag('decoding') && (
        <ChooseEncoding
          view={view}
          encoding={state.context.encoding!}
          problem={state.context.problem?.message ?? null}
          pending={state.hasTag('busy')}
          onChange={(encoding) => dispatch({ type: 'encoding.choose', encoding })}
          onConfirm={() => dispatch({ type: 'encoding.confirm' })}
          onDiscard={() => setDiscarding(true)}
        />
      )}
      {state.hasTag('asking') && (
        <AskFormats
          view={proposed}
          mapping={mapping}
          onChange={change}
          onConfirm={() => {
            setChosen({ day: true, number: true });
            dispatch({ type: 'mapping.confirm', ambiguous: false });
          }}
          onBack={() => dispatch({ type: 'flow.back' })}
        />
      )}
      {state.hasTag('matching') && (
        <MatchColumns
          view={view}
          mapping={mapping}
          onChange={change}
          chosen={chosen}
          onChoose={setChosen}
          onConfirm={(read, ambiguous) => {
            change(withTurned(read, spec, proposed));
            dispatch({ type: 'mapping.confirm', ambiguous });
          }}
          onDiscard={() => setDiscarding(true)}
          onBack={state.can({ type: 'flow.back' }) ? () => dispatch({ type: 'flow.back' }) : null}
        />
      )}
      {step === 'review' && (
        <ReviewImport
          view={view}
          mapping={mapping}
          preview={state.hasTag('trying') ? null : state.context.preview}
          refusal={state.hasTag('refused') ? messageHere(state.context.problem) : null}
          pending={state.hasTag('busy')}
          onChange={change}
          onBack={() => dispatch({ type: 'flow.back' })}
          onEncoding={state.context.encoding !== null ? () => dispatch({ type: 'encoding.change' }) : null}
          onRetry={() => dispatch({ type: 'act.retry' })}
          onStart={(again) => dispatch({ type: 'act.confirm', again })}
        />
      )}
      {discarding && (
        <ConfirmAct
          run={view}
          act="discard"
          label={words.discard}
          onClose={() => {
            setDiscarding(false);
            navigate(importAt(view.kind, view.id));
          }}
        />
      )}
    </>
  );
}
