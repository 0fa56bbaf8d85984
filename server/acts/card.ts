import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { CardAct, CardMove, CardSpec } from '../../src/domain/card/card.ts';
import { invalid, isRefusal, type Refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import type { Standing } from '../../src/domain/values/standing.ts';
import { decide, type Lifecycle } from '../../src/machines/standing.ts';

/** Decides what an act does to a card, or why it is refused. */
export type MoveCard<Row> = (row: Row, act: CardAct) => CardMove | Refusal;

/** Cards move as their chart decides. In a state with no way out, the row is gone. */
export const byChart =
  <Chart extends AnyStateMachine, Facts, Row>(
    lifecycle: Lifecycle<Chart, Facts>,
    standingOf: (row: Row) => Standing<Facts>,
  ): MoveCard<Row> =>
  (row, act) => {
    const event = { type: `${lifecycle.name}.${act}` } as EventFromLogic<Chart>;
    const move = decide(lifecycle, standingOf(row), event);
    if (isRefusal(move)) return move;
    return { moved: move.moved, gone: lifecycle.chart.states[move.status]!.ownEvents.length === 0 };
  };

/**
 * Why a tidy card can't be saved, or null.
 *
 * @param edited the chart's decision on the edit; null for a new card
 */
export const saveCardAct = <Card extends object>(
  spec: CardSpec<Card>,
  card: Card,
  edited: CardMove | Refusal | null,
  nameIsTaken: boolean,
): Refusal | null => {
  const faults = refusalOf(spec.problems(card));
  if (faults) return faults;
  if (isRefusal(edited)) return edited;
  return nameIsTaken && spec.name ? invalid('name', spec.name.taken(card)) : null;
};
