import { type ComponentType, createElement, useState } from 'react';
import type { Asked } from '../../api/client/command.ts';
import { once } from '../../api/client/intent.ts';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { dialog as words } from '../../domain/words/frame.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { toast } from '../kit/notices/toast.ts';
import type { Selection } from '../page/ListPage.tsx';

type Carrier<Row> = (rows: readonly Row[]) => Promise<BulkAnswer>;

/** What a bulk act asks before it is carried out: it shows what the act will do, and carries it out itself. */
export interface BulkQuestionProps<Row> {
  rows: readonly Row[];
  onDone: (answer: BulkAnswer) => void;
  onClose: () => void;
}

/** An act on many documents at once. */
export interface BulkCommand<Row> {
  /** On its button: "Delete". */
  label: string;
  /** In its place, where the button must say for what: "Cancel 2 invoices". */
  labelOf?: (rows: readonly Row[]) => string;
  /** It makes a file and changes nothing: it makes room for those that do. */
  aside?: true;
  /** Who may; left out, whoever may delete them. */
  permission?: PermissionKey;
  /** Whether the chart has the act for this row. */
  able: (row: Row) => boolean;
  /** Whether the row leaves the list it is seen in, and nothing else changes: then it goes at once. */
  leaves?: (row: Row) => boolean;
  /** Sends it at once; or the dialog that asks first, for what posts to the books. */
  run: Carrier<Row> | { question: ComponentType<BulkQuestionProps<Row>> };
  /** What is said once several are done; left out, what the server answers. */
  summaryOf?: (rows: readonly Row[]) => string;
  /** Takes it back, for the rows that were done. */
  undo?: Carrier<Row>;
  /** Where the list goes afterwards. */
  onDone?: () => void;
}

interface Asking<Row> {
  command: BulkCommand<Row>;
  able: readonly Row[];
  question: ComponentType<BulkQuestionProps<Row>>;
}

/** Sends an act on many once, under one key for these rows until it is done. */
export const bulkOf =
  <Row extends { id: string }>(
    noun: string,
    businessId: string,
    name: string,
    command: (context: Asked, ids: string[]) => Promise<BulkAnswer>,
  ): Carrier<Row> =>
  (rows) => {
    const ids = rows.map(({ id }) => id);
    return once(`${noun}.bulk ${name} ${ids.join(' ')}`, (intentKey) =>
      command({ businessId, intentKey }, ids),
    );
  };

const none: ReadonlySet<string> = new Set();
const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** Rows picked on a list of documents, and the acts for those that allow them, each answered row by row; and those for one, in its menu. */
export const useBulk = <Row extends { id: string }>(
  rows: readonly Row[],
  commands: readonly BulkCommand<Row>[],
  nameOf: (row: Row) => string,
): Selection & { actsFor: (row: Row) => MenuAct[] } => {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const [moving, setMoving] = useState(none);
  const [leaving, setLeaving] = useState(none);
  const [asking, setAsking] = useState<Asking<Row> | null>(null);
  const refresh = useRefresh();
  const chosen = rows.filter((row) => selected.has(row.id));

  const tellSkipped = (answer: BulkAnswer, rows: readonly Row[]) => {
    const { rows: answered } = answer;
    for (const { id, done, reason } of answered) {
      const row = rows.find((one) => one.id === id);
      if (!done && row) toast.failure(`${nameOf(row)}: ${reason}`);
    }
    return rows.filter((row) => answered.some(({ id, done }) => done && id === row.id));
  };

  /** Says what became of each row, with the way back for those that were done. */
  async function conclude(
    { summaryOf, undo, onDone }: BulkCommand<Row>,
    able: readonly Row[],
    answer: BulkAnswer,
  ) {
    const moved = tellSkipped(answer, able);
    onSelect(new Set());
    await refresh();
    if (moved.length === 0) return;
    const takeBack =
      undo &&
      (async () => {
        try {
          const undone = await undo(moved);
          if (tellSkipped(undone, moved).length > 0) toast.success(undone.message);
          await refresh();
        } catch (problem) {
          toast.refusal(problem);
        }
      });
    const all = moved.length === able.length;
    const message = (moved.length > 1 && summaryOf?.(moved)) || answer.message;
    const outcome = all ? message : `${message} ${moved.length} of ${able.length}.`;
    toast.success(outcome, takeBack && { label: words.undo, onPress: takeBack });
    onDone?.();
  }

  async function press(command: BulkCommand<Row>, able: readonly Row[], run: Carrier<Row>) {
    const { leaves = () => false } = command;
    setMoving(idsOf(able));
    setLeaving(idsOf(able.filter(leaves)));
    try {
      await conclude(command, able, await run(able));
    } catch (problem) {
      toast.refusal(problem);
    } finally {
      setMoving(none);
      setLeaving(none);
    }
  }

  const acts = commands.flatMap((command) => {
    const able = chosen.filter(command.able);
    if (able.length === 0) return [];
    const { label, labelOf, run, aside } = command;
    const named = labelOf?.(able) ?? (able.length === chosen.length ? label : `${label} ${able.length}`);
    const onPress = () => {
      if (typeof run === 'function') void press(command, able, run);
      else setAsking({ command, able, question: run.question });
    };
    return [{ key: label, label: named, onPress, aside }];
  });
  // What asks first does so on the document's own page, or of those that are picked.
  const actsFor = (row: Row): MenuAct[] =>
    commands.flatMap((command) => {
      const { label, run } = command;
      if (typeof run !== 'function' || !command.able(row)) return [];
      return [{ key: label, label, onPress: () => void press(command, [row], run) }];
    });
  const dialog =
    asking &&
    createElement(asking.question, {
      rows: asking.able,
      onClose: () => setAsking(null),
      onDone: (answer) => {
        setAsking(null);
        void conclude(asking.command, asking.able, answer);
      },
    });
  return { selected, onSelect, acts, moving, leaving, dialog, actsFor };
};
