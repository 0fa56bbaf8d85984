import { useState } from 'react';
import { toast } from '../kit/toast.ts';
import type { Selection } from '../page/ListPage.tsx';
import { useRefresh } from '../shell/use-refresh.ts';

/** The server's answer to a bulk act: its word for it, and for each row whether it is done, or skipped with the reason. */
export interface BulkAnswer {
  message: string;
  data: { rows: readonly { id: string; done: boolean; reason: string | null }[] };
}

/** An act on many documents at once. */
export interface BulkCommand<Row> {
  /** On its button: "Delete". */
  label: string;
  /** Whether the chart has the act for this row. */
  able: (row: Row) => boolean;
  /** Whether the row leaves the list it is seen in, and nothing else changes: then it goes at once. */
  leaves?: (row: Row) => boolean;
  carryOut: (rows: readonly Row[]) => Promise<BulkAnswer>;
  /** Takes it back, for the rows that were done. */
  undo?: (rows: readonly Row[]) => Promise<BulkAnswer>;
  /** Where the list goes afterwards. */
  onDone?: () => void;
}

const none: ReadonlySet<string> = new Set();
const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** Rows picked on a list of documents, and the acts for those that allow them, each answered row by row. */
export const useBulk = <Row extends { id: string }>(
  rows: readonly Row[],
  commands: readonly BulkCommand<Row>[],
  nameOf: (row: Row) => string,
): Selection => {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const [moving, setMoving] = useState(none);
  const [leaving, setLeaving] = useState(none);
  const refresh = useRefresh();
  const chosen = rows.filter((row) => selected.has(row.id));

  const tellSkipped = (answer: BulkAnswer, asked: readonly Row[]) => {
    const { rows: answered } = answer.data;
    for (const { id, done, reason } of answered) {
      const row = asked.find((one) => one.id === id);
      if (!done && row) toast.failure(`${nameOf(row)}: ${reason}`);
    }
    return asked.filter((row) => answered.some(({ id, done }) => done && id === row.id));
  };

  async function press(command: BulkCommand<Row>, able: readonly Row[]) {
    const { carryOut, undo, onDone, leaves = () => false } = command;
    setMoving(idsOf(able));
    setLeaving(idsOf(able.filter(leaves)));
    try {
      const answer = await carryOut(able);
      const moved = tellSkipped(answer, able);
      onSelect(new Set());
      await refresh();
      if (moved.length === 0) return;
      const takeBack =
        undo &&
        (async () => {
          try {
            tellSkipped(await undo(moved), moved);
            await refresh();
          } catch (problem) {
            toast.refusal(problem);
          }
        });
      const all = moved.length === able.length;
      const told = all ? answer.message : `${answer.message} ${moved.length} of ${able.length}.`;
      toast.success(told, takeBack && { label: 'Undo', onPress: takeBack });
      onDone?.();
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
    const label = able.length === chosen.length ? command.label : `${command.label} ${able.length}`;
    return [{ key: command.label, label, onPress: () => void press(command, able) }];
  });
  return { selected, onSelect, acts, moving, leaving };
};
