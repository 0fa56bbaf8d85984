import { type ComponentType, type LazyExoticComponent, lazy as lazily } from 'react';
import { fetched } from '../../api/client/fetched.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A page fetched when it is first shown, or by `load` as soon as somebody is about to open it. */
export type LazyPage = LazyExoticComponent<ComponentType> & { load: Load };

export const lazy = (load: Load): LazyPage =>
  Object.assign(
    lazily(() => fetched(load)),
    { load },
  );
