import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { documentForm as words } from '../../domain/words/documents.ts';
import { kept as keptWords } from '../../domain/words/frame.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { useRefresh } from '../frame/use-refresh.ts';
import { wayBackTo } from '../frame/way-back.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SaveBar } from '../kit/buttons/SaveBar.tsx';
import { DocumentPage } from '../kit/counterfoil/DocumentPage.tsx';
import { useSaveKey } from '../kit/dialogs/use-save-key.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { Stack } from '../kit/Stack.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { SavedBySomebodyElse } from './SavedBySomebodyElse.tsx';
import type { DocumentForm, DocumentFormFlow } from './use-document-form.ts';

/** One way to save, named by what it does. */
export interface SaveAct {
  name: string;
  label: string;
  onPress: () => void;
}

interface DocumentFormPageProps<Form extends DocumentForm> {
  title: string;
  back: { label: string; href: string };
  document: DocumentFormFlow<Form>;
  isNew: boolean;
  /** Its files, above the sheet where somebody else wrote it, and below where it is ours; and the one that is looked at while it is typed. */
  field?: ReactNode;
  foot?: ReactNode;
  pane?: ReactNode;
  /** What looks odd about what is typed, and keeps nobody from saving. */
  warning?: ReactNode;
  sheet: ReactNode;
  counterfoil: ReactNode;
  /** The likeliest last. */
  saves: readonly SaveAct[];
  /** Once the typing is given up; and once somebody else's version is taken. */
  onLeave: () => void;
}

/** A new document begins with whom it is for: at the first field that is still empty, unless somebody is in one already. */
function focusFirst() {
  const first = document.querySelector<HTMLInputElement>('main [role=combobox]');
  if (first?.value === '' && !document.querySelector('input:focus')) first.focus({ preventScroll: true });
}

/** The sheet made editable in place, its counterfoil saying what saving will do, and Save at the end as soon as there is something to save. */
export function DocumentFormPage<Form extends DocumentForm>(props: DocumentFormPageProps<Form>) {
  const { title, back, document, isNew, field, foot, pane, warning, sheet, counterfoil, saves, onLeave } =
    props;
  const { ready, restored, dirty, faults, attempt, pending, forget } = document;
  const refresh = useRefresh();
  usePageKeys({ Escape: () => navigate(wayBackTo(back.href)) });
  const latest = useRef(props);
  latest.current = props;
  // The likeliest stands last. While one way to save is under way, no other is begun.
  useSaveKey(pending === null && (dirty || isNew) ? () => latest.current.saves.at(-1)?.onPress() : undefined);
  const begins = ready && isNew && !restored;
  useEffect(() => {
    if (begins) queueMicrotask(focusFirst);
  }, [begins]);
  const names = saves.map(({ name, label }) => `${name} ${label}`).join();
  // The bar asks for the newest ways to save only when it is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the bar shows of the ways to save are their names.
  const bar = useMemo(() => {
    const discard = () => void latest.current.document.forget().then(latest.current.onLeave);
    return (
      <SaveBar resting={!dirty} sentence={dirty ? undefined : words.nothingTyped}>
        <Button look="ghost" onClick={discard} disabled={pending !== null}>
          {keptWords.discard}
        </Button>
        {saves.map(({ name, label }, index) => (
          <Button
            key={name}
            look={index === saves.length - 1 ? 'primary' : 'plain'}
            onClick={() => latest.current.saves.find((save) => save.name === name)?.onPress()}
            pending={pending === name}
            disabled={pending !== null && pending !== name}
          >
            {label}
          </Button>
        ))}
      </SaveBar>
    );
  }, [dirty, pending, names]);
  if (!ready) return <SkeletonRows rows={8} />;
  // Their version is fetched before it is shown.
  const takeTheirs = () => void forget().then(refresh).then(onLeave);
  return (
    <>
      <PageHead title={title} back={back} />
      <Stack>
        {restored && faults.length === 0 && (
          <p className="quiet" role="status">
            {keptWords.restored}
          </p>
        )}
        <ErrorSummary problems={faults} attempt={attempt} />
        <SavedBySomebodyElse document={document} onTheirs={takeTheirs} />
        {warning}
        {field}
        <DocumentPage sheet={sheet} counterfoil={counterfoil} pane={pane} />
        {foot}
        {(dirty || isNew) && bar}
      </Stack>
    </>
  );
}
