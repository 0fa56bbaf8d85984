import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { Standing } from '../../domain/values/standing.ts';
import type { Lifecycle } from '../../machines/standing.ts';
import { type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

/**
 * What the chart of a kind of card lets be done with one; only who may do them sees its page. The act that ends a card says why it
 * can't be done, wherever that is; another one is left out where its chart knows nothing of it.
 *
 * @param labels by the chart's events, in the order of the menu
 */
export const chartActs =
  <Chart extends AnyStateMachine, Facts, Name extends string>(
    lifecycle: Lifecycle<Chart, Facts>,
    key: PermissionKey,
    labels: Readonly<Record<Name, string>>,
  ) =>
  (standing: Standing<Facts>): AvailableActs<Name> => {
    const specs = (Object.keys(labels) as Name[]).map((name) => ({
      name,
      label: labels[name],
      key,
      event: { type: `${lifecycle.name}.${name}` } as EventFromLogic<Chart>,
      onlyWhereOpen: name !== 'delete' && name !== 'deactivate',
    }));
    return allowedActs(lifecycle, standing, specs, () => true);
  };
