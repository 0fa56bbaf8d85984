import { Button as ChakraButton } from '@chakra-ui/react/button';
import { Kbd } from '@chakra-ui/react/kbd';
import { Spinner } from '@chakra-ui/react/spinner';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { steady } from '../steady.tsx';

/** The looks by Chakra's names of variants. */
const variants = { primary: 'solid', plain: 'outline', ghost: 'ghost', danger: 'surface' } as const;

interface Looks {
  /** One primary act per view; `danger` in its place where the act takes something away: a document, a payment, a bank. */
  look?: keyof typeof variants;
  wide?: boolean;
  /** The key that does the same, shown after the words where there is a keyboard. */
  shortcut?: string | undefined;
  children: ReactNode;
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'color' | 'children'> {
  /** The act is under way: the button keeps its width and takes no second press. */
  pending?: boolean | undefined;
}

const Label = ({ shortcut, children }: Pick<Looks, 'shortcut' | 'children'>) => (
  <span className="label">
    {children}
    {shortcut && <Kbd aria-hidden>{shortcut}</Kbd>}
  </span>
);

/** A button named by its act. While pending it stays focusable, so that focus is not lost when the act ends. */
export const Button = steady(
  ({
    look = 'plain',
    wide = false,
    pending = false,
    shortcut,
    children,
    onClick,
    type = 'button',
    ...rest
  }: ButtonProps) => (
    <ChakraButton
      {...rest}
      variant={variants[look]}
      data-wide={wide || undefined}
      type={pending ? 'button' : type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      aria-keyshortcuts={shortcut}
      onClick={pending ? undefined : onClick}
    >
      <Label shortcut={shortcut}>{children}</Label>
      {pending && <Spinner className="turning" aria-hidden />}
    </ChakraButton>
  ),
);

/** A link to another page that looks like a button. */
export const ButtonLink = steady(
  ({ href, look = 'plain', wide = false, shortcut, children }: Looks & { href: string }) => (
    <ChakraButton
      asChild
      variant={variants[look]}
      data-wide={wide || undefined}
      aria-keyshortcuts={shortcut}
      // A link has no type.
      type={undefined}
    >
      <Link href={href}>
        <Label shortcut={shortcut}>{children}</Label>
      </Link>
    </ChakraButton>
  ),
);
