/** True when a value says something: null, nothing, an empty text, list or object do not. */
export const hasContent = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** True when a value that is read shows that its key works: false and zero may be all a server ever answers there. */
export const saysSomething = (value: unknown): boolean =>
  hasContent(value) && (typeof value === 'object' || (value !== false && Number(value) !== 0));

/** No form is as deep; what a test nests deeper on purpose is not followed. */
const deepest = 40;

/** The paths of all that has a value, however deep; a line of a list has the path of its list. */
export const pathsIn = (value: unknown, path = '', depth = 0): string[] => {
  if (!hasContent(value) || depth > deepest) return [];
  const own = path === '' ? [] : [path];
  // Of a file it is enough that it was sent.
  if (typeof value !== 'object' || Buffer.isBuffer(value)) return own;
  if (Array.isArray(value))
    return [...own, ...value.flatMap((each) => pathsIn(each, path, depth + 1).slice(own.length))];
  return [
    ...own,
    ...Object.entries(value!).flatMap(([key, each]) =>
      pathsIn(each, path === '' ? key : `${path}.${key}`, depth + 1),
    ),
  ];
};
