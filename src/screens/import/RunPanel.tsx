import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { importCalls } from '../../api/calls/import.ts';
import { ask } from '../../api/client/ask.ts';
import { importAnswers } from '../../domain/import/import-files.words.ts';
import {
  importDocumentWords as documentWords,
  importWords as words,
} from '../../domain/import/imports.words.ts';
import { hasLostFile, type ImportView, isUndone, isWorkedOn } from '../../domain/import/run.ts';
import { useBusiness } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { ProgressBar } from '../kit/notices/ProgressBar.tsx';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import type { ConfirmActProps } from './ConfirmAct.tsx';
import { ConfirmAct } from './confirm-act.ts';
import { FaultList } from './FaultList.tsx';
import { ImportBadge } from './ImportHistory.tsx';
import { callsOf, type ImportAct, importActsOf } from './import-acts.ts';
import { useImportKind } from './import-kind.tsx';

const Offered = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginBlock: '10px 4px',
    '& > span': { flex: '1 1 200px', fontSize: '13px', color: 'quiet' },
  },
});

/** What is counted of documents: the rows that tell them. */
const ofRows = {
  added: documentWords.rowsAdded,
  updated: documentWords.rowsUpdated,
  left: documentWords.rowsLeft,
  errors: documentWords.rowsWithErrors,
  undoneCount: documentWords.rowsUndone,
  keptCount: documentWords.rowsKept,
  refusedCount: documentWords.rowsRefused,
} as const;

/** How far the work has come: rows imported, or what was made taken back. */
function Progress({ run, count }: { run: ImportView; count: (n: number) => string }) {
  const { spec, words: kindWords } = useImportKind();
  const isUndoing = isUndone(run);
  const made = run.standing.facts.made;
  const [done, all] = isUndoing
    ? [run.undone + run.kept + run.refused, made]
    : [run.rows - run.pending, run.rows];
  const undone = spec.documents ? documentWords.rowsProgress : words.undoProgress;
  const text = isUndoing ? undone : words.progress;
  return (
    <div>
      <p role="status">{text({ ...kindWords, done: count(done), all: count(all) })}</p>
      <ProgressBar label={words.step.run} value={done} max={all} />
    </div>
  );
}

/** What is done with the work of an import: what interrupted it, and how it goes on. */
function WorkStep({ run, count }: { run: ImportView; count: (n: number) => string }) {
  const line = run.lastLine > 0 ? count(run.lastLine) : null;
  if (run.step === 'interrupted' || run.step === 'again')
    return <Notice>{isUndone(run) ? words.undoInterrupted : words.interrupted({ line })}</Notice>;
  return <p className="quiet">{run.step === 'waiting' ? words.waiting : words.goesOn}</p>;
}

/** The fourth step: how the import goes or went, what it did, and what can be done with it. The chart of imports says which acts there are. */
export function RunPanel({ run }: { run: ImportView }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const press = usePlainAct();
  const { kind, spec, words: kindWords, listAt } = useImportKind();
  const labels = spec.documents ? ofRows : words;
  const more = run.kept + run.refused - run.left.length;
  const [asking, setAsking] = useState<Pick<ConfirmActProps, 'act' | 'label'> | null>(null);
  const count = (n: number) => n.toLocaleString(locale);
  const one = { businessId, id: run.id };
  const { allowed } = importActsOf(run);
  const works = isWorkedOn(run);

  function choose(act: ImportAct, label: string) {
    if (act === 'undo' || act === 'discard' || act === 'remove') return setAsking({ act, label });
    return void press(`import.${act} ${run.id}`, (intentKey) => ask(callsOf[act], one, { intentKey }));
  }
  const save = () =>
    ask(importCalls.importErrorFile, one).then(({ data }) => fetchFile(data.url), toast.refusal);
  const when = new Date(run.uploadedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SettingsCard
      title={words.runTitle({ file: run.fileName })}
      lead={words.by({ name: run.byName, when })}
      foot={
        <>
          {allowed.map(({ name, label }) => (
            <Button
              key={name}
              look={name === 'resume' ? 'primary' : 'plain'}
              onClick={() => choose(name, label)}
              onPointerEnter={ConfirmAct.intend}
            >
              {label}
            </Button>
          ))}
          {!works && <ButtonLink href={importAt(kind)}>{words.another}</ButtonLink>}
          {!works && run.created + run.updated > 0 && (
            <ButtonLink href={listAt}>{words.seeAll(kindWords)}</ButtonLink>
          )}
        </>
      }
    >
      <div>
        <ImportBadge status={run.status} />
      </div>
      {(works || run.pending > 0) && <Progress run={run} count={count} />}
      {works && <WorkStep run={run} count={count} />}
      {run.fault && <Notice>{run.fault}</Notice>}
      {hasLostFile(run) && <Notice>{importAnswers.fileGone}</Notice>}
      <SummaryCards
        cards={[
          { label: labels.added, figure: count(run.created) },
          { label: labels.updated, figure: count(run.updated) },
          { label: labels.left, figure: count(run.skipped) },
          { label: labels.errors, figure: count(run.failed) },
          ...(isUndone(run)
            ? [
                { label: labels.undoneCount, figure: count(run.undone) },
                { label: labels.keptCount, figure: count(run.kept) },
                { label: labels.refusedCount, figure: count(run.refused) },
              ]
            : []),
        ]}
      />
      {run.left.length > 0 && (
        <section aria-label={words.leftTitle}>
          <h3>{words.leftTitle}</h3>
          <ul>
            {run.left.map(({ line, name, reason }) => (
              <li key={line}>
                <b>{name}</b>: {reason}
              </li>
            ))}
            {more > 0 && <li>{words.leftMore({ more: count(more) })}</li>}
          </ul>
        </section>
      )}
      {run.groups.length > 0 && (
        <section aria-label={words.mendTitle}>
          <h3>{words.mendTitle}</h3>
          {run.fileKept && !works && (
            <Offered>
              <Button onClick={() => void save()}>{words.errorFile}</Button>
              <span>{words.errorHint}</span>
            </Offered>
          )}
          <FaultList groups={run.groups} />
        </section>
      )}
      {asking && <ConfirmAct run={run} {...asking} onClose={() => setAsking(null)} />}
    </SettingsCard>
  );
}
