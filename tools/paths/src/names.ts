import type { AnyStateNode, StateValue } from 'xstate';

/** A node by its dotted path, `editing.lines`; the root, which stands for every state, is `(any)`. */
export const nodeName = (node: AnyStateNode): string => (node.path.length ? node.path.join('.') : '(any)');

/** The active leaves of a state value by dotted path: `['editing.lines', 'editing.saving']`. */
export const leavesOf = (value: StateValue, under = ''): string[] => {
  if (typeof value === 'string') return [under + value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
      ? [under + key]
      : leavesOf(inner, `${under}${key}.`),
  );
};

/** A configuration as one readable name: its leaves joined by `&`. */
export const stateName = (value: StateValue): string => leavesOf(value).join(' & ') || '(any)';

const described = (params: unknown): string =>
  params === undefined || typeof params === 'function' ? '' : ` ${JSON.stringify(params)}`;

/** A guard as it reads in the chart: `isFree`, `not isFree`, `isFree and hasLines`, `in editing`. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return `${guard.type}${described('params' in guard ? guard.params : undefined)}`;
  if (typeof guard !== 'function') return 'unnamed';
  if ('stateValue' in guard) return `in ${stateName(guard.stateValue as StateValue)}`;
  if ('guards' in guard && Array.isArray(guard.guards)) {
    const inner = guard.guards.map(guardName);
    return guard.name === 'not' ? `not ${inner[0]}` : inner.join(` ${guard.name} `);
  }
  return guard.name && guard.name !== 'guard' ? guard.name : 'unnamed';
};

/** An action by its name; inline ones by their function's name or by the built-in they are made of. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  if (typeof action !== 'function') return 'unnamed';
  if ('type' in action) return String(action.type).replace(/^xstate\./, '');
  return action.name || 'unnamed';
};
