import { type ComponentType, memo, useInsertionEffect, useRef } from 'react';

type Act = (...said: unknown[]) => unknown;

const isAct = (name: string, value: unknown): value is Act =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/**
 * A part that is drawn again only when something it shows has changed. Its acts, `onChange` and the like, are always the latest
 * ones. One key in a form draws one field and no other, whatever the form hands its fields anew.
 */
export function steady<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Still = memo(Part) as unknown as ComponentType<Props>;
  return function Steady(props: Props) {
    const latest = useRef<Record<string, unknown>>({});
    const kept = useRef<Record<string, Act>>({});
    useInsertionEffect(() => {
      latest.current = props as Record<string, unknown>;
    });
    const same = (name: string): Act => {
      kept.current[name] ??= (...said) => (latest.current[name] as Act | undefined)?.(...said);
      return kept.current[name];
    };
    const still = Object.entries(props).map(([name, value]) => [
      name,
      isAct(name, value) ? same(name) : value,
    ]);
    return <Still {...(Object.fromEntries(still) as Props)} />;
  };
}
