import { styled } from '../kit/styled.ts';

/** An act among words, looking like the links beside it. */
export const TextButton = styled('button', {
  base: { color: 'accent', fontWeight: '550', borderRadius: '4px', _hover: { textDecoration: 'underline' } },
});
