import { styled } from './styled.ts';

/** Only what is touched has a camera to point: a phone, a tablet. */
export const OnTouch = styled('span', {
  base: { display: 'none', '@media (pointer: coarse)': { display: 'contents' } },
});
