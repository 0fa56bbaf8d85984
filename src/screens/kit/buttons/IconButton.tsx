import { IconButton as ChakraIconButton } from '@chakra-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** What it does, for who does not see the drawing. */
  label: string;
  /** `small` beside words, `large` on its own. */
  size?: 'small' | 'large';
  children: ReactNode;
}

/** A button that is one drawing. */
export const IconButton = ({ label, size = 'large', ...rest }: IconButtonProps) => (
  <ChakraIconButton {...rest} aria-label={label} variant="ghost" size={size === 'large' ? 'lg' : 'sm'} />
);
