import { chakra } from '@chakra-ui/react';

/** A form on one card, its acts at the end on the right. */
export const CardForm = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: '760px',
    padding: '28px 32px',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    background: 'sheet',
    '@media (max-width: 47.99rem)': { padding: '20px 16px' },
    '& > footer': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' },
  },
});
