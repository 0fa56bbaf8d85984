import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isShopDomain } from '../../../src/domain/online-store/shop-name.ts';
import { ShopError } from './platform.ts';

const patienceMs = 10_000;

const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

/** True for an address that lies inside a network, or on this machine; an IPv4 one written as IPv6 too. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Resolves a host's addresses; handed in so that tests own it. */
export type Resolve = (host: string) => Promise<readonly { address: string }[]>;

const resolved: Resolve = (host) => lookup(host, { all: true });

/**
 * Fetches from shops and from nowhere else: over HTTPS at a shop's own domain, following no redirect, and not where that name leads
 * inside. With the address of a sandbox every shop is asked there instead, which only whoever runs the installation can say.
 *
 * @returns a fetch that throws `ShopError` where nothing was answered
 */
export const shopFetch = (sandboxUrl: string | null, resolve: Resolve = resolved): typeof fetch => {
  const placed = async (asked: string): Promise<string> => {
    const { hostname, pathname, search, protocol, port } = new URL(asked);
    if (protocol !== 'https:' || port !== '' || !isShopDomain(hostname))
      throw new ShopError('unreachable', 'That is no address of a shop.');
    if (sandboxUrl) return `${sandboxUrl}/shops/${hostname}${pathname}${search}`;
    const addresses = await resolve(hostname);
    if (addresses.length === 0 || addresses.some(({ address }) => isInside(address)))
      throw new ShopError('unreachable', 'The shop’s name leads inside.');
    return asked;
  };
  return async (asked, init) => {
    try {
      return await fetch(await placed(String(asked)), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (error) {
      if (error instanceof ShopError) throw error;
      throw new ShopError('unreachable', `The shop didn’t answer: ${(error as Error).name}.`);
    }
  };
};
