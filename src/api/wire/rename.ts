/** Our word for each field → the spec's word on the wire. */
export type Renames = Readonly<Record<string, string>>;

type ToWire<R extends Renames> = { [K in keyof R as R[K]]: unknown };
/** What may be left out on the wire may be so in our words. */
type FromWire<R extends Renames, Wire> = {
  [K in keyof R as R[K] extends keyof Wire
    ? Wire extends Record<R[K], unknown>
      ? K
      : never
    : never]: Wire[R[K] & keyof Wire];
} & {
  [K in keyof R as R[K] extends keyof Wire
    ? Wire extends Record<R[K], unknown>
      ? never
      : K
    : never]?: Exclude<Wire[R[K] & keyof Wire], undefined>;
};

/** Both directions of a rename table. Fields the table doesn't name are dropped: nothing unknown passes. */
export const renaming = <const R extends Renames>(table: R) => {
  const pairs = Object.entries(table) as [keyof R & string, string][];
  return {
    table,
    toWire: <Own extends { [K in keyof R]?: unknown }>(own: Own) => {
      const wire: Record<string, unknown> = {};
      for (const [ours, theirs] of pairs) if (own[ours] !== undefined) wire[theirs] = own[ours];
      return wire as { [K in keyof R & keyof Own as R[K]]: Own[K] };
    },
    fromWire: <Wire extends Partial<ToWire<R>>>(wire: Wire) =>
      Object.fromEntries(
        pairs
          .filter(([, theirs]) => theirs in wire)
          .map(([ours, theirs]) => [ours, (wire as Record<string, unknown>)[theirs]]),
      ) as FromWire<R, Wire>,
  };
};
