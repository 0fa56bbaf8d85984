import { chakra } from '@chakra-ui/react';

/** A list whose rows have a name, what is said of it in small below, and an act at the end. */
export const TwoLineList = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '10px',
      borderTop: '1px solid {colors.line}',
    },
    '& > li > div': { flex: '1 1 180px', minWidth: '0' },
    '& strong': { display: 'block', fontWeight: '550' },
    '& small': { fontSize: '13px', color: 'quiet' },
  },
});
