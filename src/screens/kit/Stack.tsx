import { chakra } from '@chakra-ui/react';

/** Fields under one another, evenly apart. */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start' } });

/** Fields beside one another where there is room, under one another where there is not. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
  },
});
