import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { May, PermissionKey } from '../../domain/access/permissions.ts';
import type { Standing } from '../../domain/values/standing.ts';
import { allows, isOpenTo, type Lifecycle, repeats } from '../../machines/standing.ts';

/** An act on a document: its words, the key it needs and what it asks of the chart. */
export interface ActSpec<Name extends string, Event> {
  name: Name;
  label: string;
  key: PermissionKey;
  event: Event;
  /** Acts that only take something back are silent while there is nothing to take back. */
  onlyWhenAllowed?: boolean;
  /** Acts that belong to one state are silent in those whose chart knows nothing of them. */
  onlyWhereOpen?: boolean;
}

export interface AvailableAct<Name extends string> {
  name: Name;
  label: string;
}

export interface AvailableActs<Name extends string> {
  allowed: AvailableAct<Name>[];
  refused: (AvailableAct<Name> & { reason: string })[];
}

/**
 * What can be done with a document and what can't, each refused one with the chart's reason. Acts the role may not do
 * are absent, and so are those that would only repeat what stands. The chart and the words are the server's own.
 */
export const allowedActs = <Name extends string, Chart extends AnyStateMachine, Facts>(
  lifecycle: Lifecycle<Chart, Facts>,
  standing: Standing<Facts>,
  specs: readonly ActSpec<Name, EventFromLogic<Chart>>[],
  may: May,
): AvailableActs<Name> => {
  const available: AvailableActs<Name> = { allowed: [], refused: [] };
  for (const { name, label, key, event, onlyWhenAllowed, onlyWhereOpen } of specs) {
    if (!may(key) || repeats(lifecycle, standing, event)) continue;
    if (onlyWhereOpen && !isOpenTo(lifecycle, standing, event)) continue;
    if (allows(lifecycle, standing, event)) available.allowed.push({ name, label });
    else if (!onlyWhenAllowed)
      available.refused.push({ name, label, reason: lifecycle.whyNot(standing, event) });
  }
  return available;
};
