/** Numbers below one, the same for each seed. */
const chanceOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** How an event is delivered: `late` is counted in the sandbox's own wait. */
export interface Delivery {
  times: number;
  late: number;
}

/** What happens to events and charges at a sandbox: nothing odd without a seed. */
export interface Fate {
  delivery: () => Delivery;
  /** What a charge of a card that works comes to. */
  charge: () => 'pay' | 'funds' | 'stolen' | 'confirm' | 'delay' | 'bounce';
}

const charges = [
  [0.6, 'pay'],
  [0.7, 'funds'],
  [0.75, 'stolen'],
  [0.85, 'confirm'],
  [0.95, 'delay'],
  [1, 'bounce'],
] as const;

/** Odd behaviour by a seed: of ten events two are lost, two come twice and three late; of ten charges four don't pay at once. */
export const fateOf = (seed: number | null): Fate => {
  if (seed === null) return { delivery: () => ({ times: 1, late: 0 }), charge: () => 'pay' };
  const chance = chanceOf(seed);
  return {
    delivery: () => {
      const at = chance();
      if (at < 0.2) return { times: 0, late: 0 };
      if (at < 0.4) return { times: 2, late: 0 };
      return { times: 1, late: at < 0.7 ? 1 + Math.floor(chance() * 5) : 0 };
    },
    charge: () => {
      const at = chance();
      return charges.find(([below]) => at < below)![1];
    },
  };
};
