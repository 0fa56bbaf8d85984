import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are somebody's own, the machine's or nobody's. Source: IANA's registries of special-purpose addresses. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 what is given out to the world, but for the ways into IPv4 and the examples. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** True for the address of a machine anybody can reach. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !closed.check(address, 'ipv4')
    : isIP(address) === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');

/** A name that leads into a private network, or is an address of one. */
export class PrivateAddress extends Error {}

/**
 * Looks a name up for a connection, and refuses it where any of its addresses is private. It is the connection's own
 * look-up, so that what was checked is what is connected to.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found ?? [];
    const refused = addresses.some(({ address }) => !isPublicAddress(address))
      ? new PrivateAddress(`${hostname} lies in a private network.`)
      : error;
    if (refused || !addresses[0]) return done(refused, '', 0);
    return options.all ? done(null, addresses) : done(null, addresses[0].address, addresses[0].family);
  });
};
