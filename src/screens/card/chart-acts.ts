import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { May, PermissionKey } from '../../domain/access/permissions.ts';
import type { Standing } from '../../domain/values/standing.ts';
import type { Lifecycle } from '../../machines/standing.ts';
import { type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

/**
 * What can be done with a card now, by the chart of its kind. The act that ends a card is always listed, with the reason where it
 * can't be done; the others are left out in states that don't have them.
 *
 * @param key what a role needs for any of them
 * @param labels by the chart's events, in the order of the menu
 */
export const chartActs =
  <Chart extends AnyStateMachine, Facts, Name extends string>(
    lifecycle: Lifecycle<Chart, Facts>,
    key: PermissionKey,
    labels: Readonly<Record<Name, string>>,
  ) =>
  (standing: Standing<Facts>, may: May): AvailableActs<Name> => {
    const specs = (Object.keys(labels) as Name[]).map((name) => ({
      name,
      label: labels[name],
      key,
      event: { type: `${lifecycle.name}.${name}` } as EventFromLogic<Chart>,
      onlyWhereOpen: name !== 'delete' && name !== 'deactivate',
    }));
    return allowedActs(lifecycle, standing, specs, may);
  };
