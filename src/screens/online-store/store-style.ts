import { chakra } from '@chakra-ui/react';

/** Why something of a store's is not done, over what can be done about it. */
export const Why = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '4px',
    fontSize: '13px',
    textAlign: 'start',
    color: 'quiet',
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
    // A finger meets the link and not the button below it.
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '24px' },
    '& > span': { whiteSpace: 'normal', maxWidth: '48ch' },
  },
});
