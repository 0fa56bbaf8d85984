// Written by tools/paper/letters.ts.

/**
 * Every code point that PDFs can show, as ranges in ascending order: how far each begins behind the end of the one before, and by how
 * much it goes on, to the base of 36.
 */
export const lettersOnPaper =
  '0 w-2m y-c 2-4a 2-3d 2-3z 2-11 3-6 2-a 2-i 2-2m 2-4 2 3 4 2 6 8 3-2 4 b-1 a-1 3-15 5-2 4-5 5-6 2 2-j 2-1g 5-1 j-6 3-1 2-3h 7-t 3-2n 1c 1sg 2wx d e 14 4-2 4 2-1 2 4-2 3 7-3 1j 4 r 4-1i 7-4f 2-3c 3-5 3-11 3-5 3-7 2 2 2 2-u 3-1g 2-e 2-d 3-5 2-i 3-2 2-8 2-b 5-n 8-12 2 8 h-1 3-q 2-c 4-f 2-4 3-2 2-3 s-3 a 8 g-1 2 2-1 3 a 3-1 7-4 4 4-1 3 4 9 i 3-1b 4-3 3 7-9 g-1 6-1 2-2 5-1 l 2 2 a-1 5-1 2 3 o 3-1 9 2-1 8 4 d b i o 4-1 1c-3 2z-2 j d-2 4 2d 7 4 1v-1 2c 1p-8 26-p r 52-2 8 8-1 3-1 3-3 3-1 3-3 3-1 4 n 9 h 5-1 1i 11 4 1n 37 4 1r e s-8 2v 6-5 7t 85 5q c-1 9 8 9k 3 ao p nt3 9s 8f atu 2-2k c-2b b-4 g-a d-2 h 3-1 2-3 2-2 4-1 9-1 2 6-1g 5 2o f-d 2-6z 279-6 2-1 2-6 2 3 6-14 2-1p 3-27 2-9 1k2 1mk 1bu8-q x-1 1d1 2';
