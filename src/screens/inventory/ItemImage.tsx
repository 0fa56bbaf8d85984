import { chakra } from '@chakra-ui/react';
import type { ProductView } from '../../domain/stock/product.ts';
import { itemImageWords as words } from '../../domain/words/items.ts';

const Picture = chakra('img', {
  base: {
    display: 'block',
    maxWidth: 'min(240px, 100%)',
    maxHeight: '180px',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: '#fff',
  },
});

/** The picture of an item that has one. */
export const ItemImage = ({ item: { image, name } }: { item: Pick<ProductView, 'image' | 'name'> }) => (
  <Picture src={image!} alt={words.of({ name })} />
);
