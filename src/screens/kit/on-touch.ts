import { chakra } from '@chakra-ui/react';

/** Only what is touched has a camera to point: a phone, a tablet. */
export const OnTouch = chakra('span', {
  base: { display: 'none', '@media (pointer: coarse)': { display: 'contents' } },
});
