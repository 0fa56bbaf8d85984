/** What a shop may be asked: points, of which each question takes some, and which come back with time. */
export interface SandboxLimit {
  most: number;
  /** Points a second. */
  restoreRate: number;
  left: number;
  /** When that was left, in milliseconds. */
  at: number;
}

/** What each question costs here; a real shop counts what it asks for. */
const cost = 10;

/** As much as the largest plan of real shops has. */
export const newLimit = (now: number): SandboxLimit => ({
  most: 20_000,
  restoreRate: 1000,
  left: 20_000,
  at: now,
});

/** Lets a shop be asked one question at a time and slowly, or as much as any again. */
export const slowOrNot = (limit: SandboxLimit, now: number): void => {
  const slow = { most: cost, restoreRate: 2, left: 0, at: now };
  Object.assign(limit, isSlow(limit) ? newLimit(now) : slow);
};

export const isSlow = ({ most }: SandboxLimit): boolean => most <= cost;

/** Takes what a question costs; answers what came of it as a real shop says it. */
export const takeCost = (limit: SandboxLimit, now: number) => {
  const back = ((now - limit.at) * limit.restoreRate) / 1000;
  limit.left = Math.min(limit.most, limit.left + Math.max(0, back));
  limit.at = now;
  const isThrottled = limit.left < cost;
  if (!isThrottled) limit.left -= cost;
  const throttleStatus = {
    maximumAvailable: limit.most,
    currentlyAvailable: Math.floor(limit.left),
    restoreRate: limit.restoreRate,
  };
  const actualQueryCost = isThrottled ? null : cost;
  return { isThrottled, extensions: { cost: { requestedQueryCost: cost, actualQueryCost, throttleStatus } } };
};
