import { lazy, Suspense } from 'react';
import { itemImageWords as words } from '../../domain/words/items.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';

// Most items are saved without a picture: what chooses one is fetched beside the form.
const PictureField = lazy(async () => ({
  default: (await import('../page/PictureField.tsx')).PictureField,
}));

interface ImageFieldProps {
  value: string | null;
  onChange: (image: string | null) => void;
  problem?: string | undefined;
}

/** The picture of an item. */
export function ImageField(props: ImageFieldProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={1} cells={1} />}>
      <PictureField {...props} label={words.image} hint={words.hint} />
    </Suspense>
  );
}
