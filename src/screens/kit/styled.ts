import { type SystemStyleObject, useChakraContext } from '@chakra-ui/react';
import { __unsafe_useEmotionCache, css, type SerializedStyles } from '@emotion/react';
import {
  type ComponentProps,
  createElement,
  type ElementType,
  type ReactNode,
  useInsertionEffect,
} from 'react';

type System = ReturnType<typeof useChakraContext>;

/**
 * An element, or a part that takes a `className`, with styles of its own in the look's tokens.
 *
 * Chakra's own factory resolves tokens and hashes the whole style again each time it renders, some 0.1 ms a part; a form draws
 * thirty of them at every key. Here a part's styles are resolved once, by the same system, and from then on they are a class name.
 * The rule is put in place by a part's first insertion effect, of inner parts before outer ones, so that an outer style wins.
 */
export const styled = <Tag extends ElementType>(tag: Tag, { base }: { base: SystemStyleObject }) => {
  const resolved = new WeakMap<System, SerializedStyles>();
  return function Styled(props: ComponentProps<Tag> & { className?: string | undefined }): ReactNode {
    const system = useChakraContext();
    const cache = __unsafe_useEmotionCache()!;
    const styles = resolved.get(system) ?? css(system.cva({ base })() as Parameters<typeof css>[0]);
    resolved.set(system, styles);
    const own = `${cache.key}-${styles.name}`;
    useInsertionEffect(() => {
      if (cache.inserted[styles.name] === undefined) cache.insert(`.${own}`, styles, cache.sheet, true);
    }, [cache, styles, own]);
    return createElement(tag as ElementType, {
      ...props,
      className: props.className ? `${own} ${props.className}` : own,
    });
  };
};
