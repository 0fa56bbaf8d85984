import { type Path, type PathStep, pathId, replayLine } from './path.ts';

const withSteps = (path: Path, steps: PathStep[]): Path => {
  const { machine, start } = path;
  return { id: pathId({ machine, start, steps }), machine, start, steps };
};

/** Every way to leave out a stretch that ends where it began, the longest first. */
const shortcuts = (path: Path): Path[] => {
  const { start, steps } = path;
  const places = [start.at.id, ...steps.map((step) => step.to.id)];
  const cuts: { from: number; to: number }[] = [];
  for (let from = 0; from < places.length; from += 1)
    for (let to = places.length - 1; to > from; to -= 1)
      if (places[from] === places[to]) cuts.push({ from, to });
  return cuts
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ from, to }) => withSteps(path, [...steps.slice(0, from), ...steps.slice(to)]));
};

/** The shortest beginning of a path that fails; a longer one fails as well, so halving finds it. */
const shortestPrefix = async (path: Path, fails: (path: Path) => Promise<boolean>): Promise<Path> => {
  let [low, high] = [0, path.steps.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await fails(withSteps(path, path.steps.slice(0, middle)))) high = middle;
    else low = middle + 1;
  }
  return withSteps(path, path.steps.slice(0, high));
};

/**
 * Makes a failing path as short as it can be while it still fails: nothing after the failure, no detour
 * that comes back to where it left.
 * @param run carries out a path and rejects where it fails, `runPath` with an executor for example
 * @returns the short path and the line that repeats it
 * @throws where the path does not fail
 */
export const shrink = async (
  path: Path,
  run: (path: Path) => Promise<unknown>,
): Promise<{ path: Path; line: string }> => {
  const fails = (candidate: Path) =>
    run(candidate).then(
      () => false,
      () => true,
    );
  if (!(await fails(path))) throw new Error(`Path ${path.id} does not fail, so there is nothing to shrink.`);
  let shortest = await shortestPrefix(path, fails);
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const candidate of shortcuts(shortest)) {
      if (!(await fails(candidate))) continue;
      shortest = candidate;
      isShorter = true;
      break;
    }
  }
  return { path: shortest, line: replayLine(shortest) };
};
