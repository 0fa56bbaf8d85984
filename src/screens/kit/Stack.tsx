import { chakra } from '@chakra-ui/react';

/** Fields under one another, evenly apart. */
export const Stack = chakra('div', {
  // No wider than what it stands in, however long a word in it is.
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', alignContent: 'start' },
});

/** Fields beside one another where there is room, under one another where there is not. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
    // Where none of its parts has anything to show, no gap is left either.
    '&:empty': { display: 'none' },
    // For figures and other short things.
    '&[data-narrow]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))' },
  },
});
