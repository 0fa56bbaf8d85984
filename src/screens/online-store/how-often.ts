/** How often the orders of a store are asked for, in milliseconds: soon while a run brings them in, and now and then, for they arrive by themselves. */
export const howOften = { working: 1000, otherwise: 15_000 };
