/** Every order of some things: 5 have 120. */
export const ordersOf = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) =>
        ordersOf(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );
