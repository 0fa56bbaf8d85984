import { type ComponentType, memo, useInsertionEffect, useRef } from 'react';

type Act = (...args: unknown[]) => unknown;

const isAct = (name: string, value: unknown): value is Act =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
  !('$$typeof' in value);

/** Whether both say the same: lists of options and the like are made anew at each drawing of a form. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
}

/**
 * A part that is drawn again only when something it shows has changed. Its acts, `onChange` and the like, are always the latest
 * ones. One key in a form draws one field and no other, whatever the form hands its fields anew.
 */
export function steady<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Still = memo(Part, same) as unknown as ComponentType<Props>;
  return function Steady(props: Props) {
    const latest = useRef<Record<string, unknown>>({});
    const kept = useRef<Record<string, Act>>({});
    useInsertionEffect(() => {
      latest.current = props as Record<string, unknown>;
    });
    const caller = (name: string): Act => {
      kept.current[name] ??= (...args) => (latest.current[name] as Act | undefined)?.(...args);
      return kept.current[name];
    };
    const still = Object.entries(props).map(([name, value]) => [
      name,
      isAct(name, value) ? caller(name) : value,
    ]);
    return <Still {...(Object.fromEntries(still) as Props)} />;
  };
}
