import type { SystemStyleObject } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { styled } from './styled.ts';

const buttonStyle = {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '36px',
    paddingInline: '14px',
    borderRadius: 'base',
    border: '1px solid {colors.rim}',
    fontSize: '14px',
    fontWeight: '550',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transition: 'background-color .12s, border-color .12s, color .12s',
    _disabled: { opacity: '.55', cursor: 'default' },
    '& > .label': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '&[aria-busy=true]': { opacity: '1', cursor: 'progress', '& > .label': { opacity: '0' } },
    '& > .turning': {
      position: 'absolute',
      width: '16px',
      height: '16px',
      borderRadius: '50%',
      border: '2px solid currentColor',
      borderTopColor: 'transparent',
      animation: 'turn .7s linear infinite',
    },
    '& kbd': {
      fontSize: '11px',
      lineHeight: '16px',
      border: '1px solid {colors.line}',
      borderRadius: '4px',
      paddingInline: '5px',
      color: 'quiet',
    },
    '@media (max-width: 47.99rem)': { minHeight: '44px', '& kbd': { display: 'none' } },
    '&[data-look=primary]': {
      background: 'accent',
      borderColor: 'accent',
      color: 'onAccent',
      _hover: { background: 'accentStrong', borderColor: 'accentStrong' },
      '& kbd': { color: 'inherit', borderColor: 'color-mix(in srgb, currentColor 45%, transparent)' },
    },
    '&[data-look=plain]': { background: 'sheet', color: 'ink', _hover: { background: 'hover' } },
    '&[data-look=ghost]': {
      background: 'transparent',
      borderColor: 'transparent',
      color: 'ink',
      _hover: { background: 'hover' },
    },
    '&[data-look=danger]': {
      background: 'stopped',
      borderColor: 'stopped',
      color: 'onStopped',
      _hover: { filter: 'brightness(.92)' },
    },
    '&[data-wide]': { width: '100%' },
  },
} satisfies { base: SystemStyleObject };

const StyledButton = styled('button', buttonStyle);
const StyledLink = styled(Link, buttonStyle);

interface Looks {
  /** One primary act per view; `danger` only where something is destroyed for good. */
  look?: 'primary' | 'plain' | 'ghost' | 'danger';
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
    {shortcut && <kbd aria-hidden>{shortcut}</kbd>}
  </span>
);

/** A button named by its act. While pending it stays focusable, so that focus is not lost when the act ends. */
export function Button({
  look = 'plain',
  wide = false,
  pending = false,
  shortcut,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      data-look={look}
      data-wide={wide || undefined}
      type={pending ? 'button' : type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      aria-keyshortcuts={shortcut}
      onClick={pending ? undefined : onClick}
    >
      <Label shortcut={shortcut}>{children}</Label>
      {pending && <span className="turning" aria-hidden />}
    </StyledButton>
  );
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  href,
  look = 'plain',
  wide = false,
  shortcut,
  children,
}: Looks & { href: string }) {
  return (
    <StyledLink data-look={look} data-wide={wide || undefined} href={href} aria-keyshortcuts={shortcut}>
      <Label shortcut={shortcut}>{children}</Label>
    </StyledLink>
  );
}
