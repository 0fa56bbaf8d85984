/** Some values by a key of theirs, those of one key in their order. */
export const listsBy = <Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => string,
): Map<string, Value[]> => {
  const lists = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  }
  return lists;
};
