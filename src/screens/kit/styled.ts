import { type SystemStyleObject, useChakraContext } from '@chakra-ui/react';
import { css, jsx, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';

type System = ReturnType<typeof useChakraContext>;

/**
 * An element, or a part that takes a `className`, with styles of its own in the look's tokens.
 *
 * Chakra's own factory resolves tokens and hashes the whole style again each time it renders, some 0.1 ms a part; a form draws
 * thirty of them at every key. Here a part's styles are resolved once, by the same system, and from then on they are a class name.
 */
export const styled = <Tag extends ElementType>(tag: Tag, { base }: { base: SystemStyleObject }) => {
  const resolved = new WeakMap<System, SerializedStyles>();
  return function Styled(props: ComponentProps<Tag>): ReactNode {
    const system = useChakraContext();
    const styles = resolved.get(system) ?? css(system.cva({ base })() as Parameters<typeof css>[0]);
    resolved.set(system, styles);
    return jsx(tag as ElementType, { ...props, css: styles });
  };
};
