/** An address with its filter; what is empty is left out. */
export const filtered = (
  path: string,
  filter: Readonly<Record<string, string | null | undefined>>,
): string => {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
};
