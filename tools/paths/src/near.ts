/** How many letters must be changed, added or left out to make one word of another. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + Number(letter !== other[j])));
    row = next;
  }
  return row[other.length]!;
};

/** The most that are proposed. */
const MOST = 5;

/** The names somebody may have meant by one that is none: those that hold it first, then those spelt nearly so. */
const near = (name: string, names: Iterable<string>): string[] => {
  const lookup = name.toLowerCase();
  const ranked = [...names].map((one) => {
    const known = one.toLowerCase();
    const isPart = lookup !== '' && known.includes(lookup);
    return { one, rank: isPart ? 0 : distance(lookup, known), isPart, length: one.length };
  });
  return ranked
    .filter(({ isPart, rank }) => isPart || rank <= Math.max(2, lookup.length / 3))
    .sort((first, second) => first.rank - second.rank || first.length - second.length)
    .slice(0, MOST)
    .map(({ one }) => one);
};

/** The same as the end of a sentence; empty where nothing is near. */
export const didYouMean = (name: string, names: Iterable<string>): string => {
  const found = near(name, names);
  return found.length > 0 ? ` Did you mean ${found.map((one) => `"${one}"`).join(', ')}?` : '';
};
